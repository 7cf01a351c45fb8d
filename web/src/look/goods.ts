/** The letter of each good; the same in both languages (L is Leder, K silk because S is salt). */
const letters: Record<string, string> = {
  beer: 'B', cloth: 'C', leather: 'L', furniture: 'T', salt: 'S', fish: 'F', fur: 'P', amber: 'A', glass: 'G', grain: 'N', wool: 'W',
  olives: 'O', silk: 'K', gems: 'J', ore: 'E', wood: 'H', pottery: 'Y', parchment: 'R',
};

export const goodNames: string[] = Object.keys(letters);

export const letterOf = (good: string): string => letters[bare(good)] ?? '';

/** `good-beer` as in the catalogues, or `beer` as in the drawings. */
export const bare = (good: string): string => good.replace(/^good-/, '');
