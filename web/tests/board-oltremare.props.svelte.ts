/** Props whose position a test can exchange, as a push from the server does: whole, not piece by piece. */
export function following<Position, Rest extends object>(first: Position, rest: Rest): Rest & { position: Position } {
  let position = $state.raw(first);
  return Object.defineProperty({ ...rest }, 'position', {
    enumerable: true, get: () => position, set: (next: Position) => (position = next),
  }) as Rest & { position: Position };
}
