/** Addresses of the app and what they mean; no state here, so that it can be tested by itself. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; title: string }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'rules'; title: string }
  | { page: 'how'; title: string }
  | { page: 'replay'; id: string }
  | { page: 'profile' }
  | { page: 'design' }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [page = '', given = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: 'lost' };
  if (given === '') {
    if (page === '') return { page: 'lobby' };
    if (page === 'new') return { page, title: '' };
    if (page === 'profile' || page === 'design') return { page };
    return { page: 'lost' };
  }
  if (page === 'new' || page === 'rules' || page === 'how') return { page, title: given };
  if (page === 'table' || page === 'replay') return { page, id: given };
  if (page === 'join') return { page, code: given };
  return { page: 'lost' };
}

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;
export const joinPath = (code: string): string => `/join/${encodeURIComponent(code)}`;
export const replayPath = (id: string): string => `/replay/${encodeURIComponent(id)}`;

/** The paragraph of a rule: conventions of Kontor itself (KON-…) stand in a book of their own. */
export function rulePath(title: string, rule = ''): string {
  const book = rule.startsWith('KON-') ? 'kontor' : title;
  return `/rules/${encodeURIComponent(book)}${rule ? `#${rule}` : ''}`;
}

/** What somebody pastes to join: a bare code, or a whole link to /join/ or /table/.  '' where it is neither. */
export function pathOfInvitation(text: string): string {
  const pasted = text.trim();
  const link = /\/(join|table)\/([^/?#\s]+)/.exec(pasted);
  if (link) return `/${link[1]}/${link[2]}`;
  return /^[\w-]{3,40}$/.test(pasted) ? joinPath(pasted) : '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;        // a broken escape is no page of ours; it will not be found
  }
}
