/** Props that a mounted board follows when they change. */
export function following<T extends object>(props: T): T {
  const state = $state(props);
  return state;
}
