/** Letters and icons of the game's things, the same everywhere. */
export const letters: Record<string, string> = { wood: 'H', wool: 'W', grain: 'N', ore: 'E', salt: 'S' };

/** Cards have their own icon, but for one that another title draws, too. */
export function cardIcon(card: string): string {
  return card === 'safe_conduct' ? 'safe-conduct' : card;
}
