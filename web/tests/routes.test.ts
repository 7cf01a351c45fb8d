// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pathOfInvitation, routeOf, rulePath } from '../src/lib/routes';

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/new', { page: 'new', title: '' }],
    ['/new/novgorod', { page: 'new', title: 'novgorod' }],
    ['/table/a-b_c', { page: 'table', id: 'a-b_c' }],
    ['/join/L%C3%BCbeck', { page: 'join', code: 'Lübeck' }],
    ['/rules/kontor', { page: 'rules', title: 'kontor' }],
    ['/replay/x/', { page: 'replay', id: 'x' }],
    ['/profile', { page: 'profile' }],
    ['/table', { page: 'lost' }],
    ['/table/x/y', { page: 'lost' }],
    ['/profile/x', { page: 'lost' }],
    ['/join/%E0%A4', { page: 'join', code: '%E0%A4' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));

  it('of a rule: the title’s book, or Kontor’s own', () => {
    expect(rulePath('novgorod', 'NOV-4.3')).toBe('/rules/novgorod#NOV-4.3');
    expect(rulePath('novgorod', 'KON-1.1')).toBe('/rules/kontor#KON-1.1');
    expect(rulePath('novgorod')).toBe('/rules/novgorod');
  });
});

describe('what somebody pastes to join', () => {
  it.each([
    [' lübeck ', ''],
    ['amber-42', '/join/amber-42'],
    ['http://localhost:8700/join/amber-42', '/join/amber-42'],
    ['Come! https://localhost/table/Xy_1?a=b', '/table/Xy_1'],
    ['', ''],
    ['two words', ''],
  ])('%s', (text, path) => expect(pathOfInvitation(text)).toBe(path));
});
