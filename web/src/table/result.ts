import type { Speech } from '../text/speech';

/** Who has won, said to whoever looks: rank 1, which nobody may have. */
export function headingOf(speech: Speech, ranks: number[], seat: number | null): string {
  const winners = ranks.flatMap((rank, place) => (rank === 1 ? [`player-${place + 1}`] : []));
  if (seat === null || ranks[seat] !== 1) return speech.say('result-winner', { players: winners, n: winners.length });
  return speech.say(winners.length > 1 ? 'result-shared' : 'result-won');
}
