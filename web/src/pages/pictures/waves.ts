/** A band of water from `y` down, with crests; `shift` moves them so that bands do not stand in line. */
export function water(y: number, shift = 0, length = 32, height = 6): string {
  const start = -length + shift;
  const crests = Math.ceil((300 - start) / length) + 1;
  return `M${start} ${y}${`q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`.repeat(crests)}V200H${start}z`;
}
