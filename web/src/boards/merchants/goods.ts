/** Cards have their own icon, but for one that another title draws, too. */
export function cardIcon(card: string): string {
  return card === 'safe_conduct' ? 'safe-conduct' : card;
}
