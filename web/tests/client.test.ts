// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/api/client';
import { reach } from '../src/lib/reach.svelte';

function answer(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })));
}

const asked = (): [string, RequestInit] => vi.mocked(fetch).mock.calls[0] as unknown as [string, RequestInit];

afterEach(() => {
  vi.unstubAllGlobals();
  reach.found();
});

describe('the client', () => {
  it('marks what changes something, and only that', async () => {
    answer({ id: 'x' });
    await api.start('a/b');
    expect(asked()[0]).toBe('/api/tables/a%2Fb/start');
    expect(asked()[1].headers).toMatchObject({ 'X-Kontor': '1' });
    answer([]);
    await api.why('t', 0, 'move');
    expect(asked()[0]).toBe('/api/tables/t/why?seat=0&key=move');
    expect(asked()[1].headers).not.toHaveProperty('X-Kontor');
  });

  it('leaves out a seat that is nobody’s', async () => {
    answer({});
    await api.table('t', null);
    expect(asked()[0]).toBe('/api/tables/t');
  });

  it('gives a refusal as a value', async () => {
    answer({ text: { key: 'refusal-stale', params: {} }, rule: 'KON-1.3', position: null }, 409);
    const said = await api.lobby();
    expect(said).toMatchObject({ ok: false, status: 409, refused: { text: { key: 'refusal-stale' }, rule: 'KON-1.3' } });
    expect(reach.gone).toBe(false);
  });

  it('says so where the answer is none of ours', async () => {
    answer('<html>', 500);
    expect(await api.lobby()).toMatchObject({ ok: false, refused: { text: { key: 'error-answer', params: { status: 500 } } } });
  });

  it('notices that the server is gone, and that it is back', async () => {
    vi.stubGlobal('fetch', vi.fn(async () => { throw new TypeError('no network'); }));
    expect(await api.lobby()).toMatchObject({ ok: false, status: 0, refused: { text: { key: 'error-unreachable' } } });
    expect(reach.gone).toBe(true);
    const before = reach.again;
    answer({ mine: [], open: [] });
    await api.lobby();
    expect(reach.gone).toBe(false);
    expect(reach.again).toBe(before + 1);
  });
});
