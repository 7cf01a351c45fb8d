/** What stands for a player where a name has no room: its number if it ends in one, because namesakes differ in nothing else. */
export function initialOf(name: string): string {
  return /\d$/.exec(name.trim())?.[0] ?? [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}
