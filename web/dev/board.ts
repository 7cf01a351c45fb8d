/**
 * A board on a dumped position, without a server: `vite --port N`, then
 * /dev/board.html?title=rivalcities&at=012&lang=de&theme=dark  (positions lie in dev/positions/<title>/<at>-<step>.json)
 */
import '../src/look/base.css';
import { mount } from 'svelte';
import Frame from './Frame.svelte';
import { speechFor } from '../src/text/catalogues';
import type { Lang } from '../src/text/speech';

const asked = new URLSearchParams(location.search);
const title = asked.get('title') ?? 'rivalcities';
const lang = (asked.get('lang') ?? 'en') as Lang;
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
document.documentElement.lang = lang;
const files = import.meta.glob('./positions/*/*.json');
const path = Object.keys(files).find((name) => name.startsWith(`./positions/${title}/${asked.get('at') ?? '000'}`));
const data: any = path ? ((await files[path]!()) as any).default : undefined;
const speech = await speechFor(lang, title, data?.table.seats.map((seat: { name: string }) => seat.name) ?? []);
mount(Frame, { target: document.getElementById('app')!, props: { title, data, speech } });
