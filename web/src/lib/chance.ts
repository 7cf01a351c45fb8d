/** A word nobody can guess.  `crypto.randomUUID` exists on https and localhost only; a table in the living room has neither. */
export function word(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
