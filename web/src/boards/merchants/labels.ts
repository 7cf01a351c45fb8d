/** Where a city's name stands beside its crossing, so that it covers no number, no road and no other name. */
export interface Label { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }

const above: Label = { dx: 0, dy: -13, anchor: 'middle' };
const high: Label = { dx: 0, dy: -17, anchor: 'middle' };
const below: Label = { dx: 0, dy: 22, anchor: 'middle' };
const low: Label = { dx: 0, dy: 26, anchor: 'middle' };

const labels: Record<string, Label> = {
  paris: above, lyon: above, bruxelles: above, bern: above, torino: above, roma: above, napoli: above, palermo: above,
  tirana: above, istanbul: above, moskva: above, helsinki: above, visby: above, bilbao: above, bordeaux: above,
  wien: high, budapest: high, beograd: high,
  koeln: low, venezia: low, praha: low, krakow: low,
  marseille: { dx: 33, dy: 5, anchor: 'start' },
  amsterdam: { dx: -12, dy: -2, anchor: 'end' },
  zagreb: { dx: -12, dy: 8, anchor: 'end' },
  dubrovnik: { dx: -11, dy: 10, anchor: 'end' },
  kobenhavn: { dx: 13, dy: -3, anchor: 'start' },
  london: { dx: -12, dy: 14, anchor: 'end' },
  edinburgh: { dx: 25, dy: 2, anchor: 'start' },
  lisboa: { dx: -12, dy: 5, anchor: 'end' },
  porto: { dx: -12, dy: 0, anchor: 'end' },
  nantes: { dx: -12, dy: 5, anchor: 'end' },
};

export function labelOf(city: string): Label {
  return labels[city] ?? below;
}

/** Where a price stands at a city: opposite its name. */
export function signSide(city: string): number {
  const { dx, dy } = labelOf(city);
  return dx === 0 && dy > 0 ? -23 : 22;
}
