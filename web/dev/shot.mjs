// node dev/shot.mjs URL OUT.png [WIDTH HEIGHT]  — a picture of a page of the running dev server, in Debian's chromium
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
const [url, out, width = '1280', height = '800'] = process.argv.slice(2);
execFileSync('/usr/bin/chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', `--user-data-dir=${mkdtempSync('/tmp/shot-')}`, `--window-size=${width},${height}`,
  '--virtual-time-budget=6000', `--screenshot=${out}`, url], { stdio: 'ignore', timeout: 60000 });
