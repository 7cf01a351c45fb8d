/** Props that a mounted board follows when they are replaced, not when something inside them changes. */
export function following<T extends object>(props: T): T {
  const shell = {} as T;
  for (const name of Object.keys(props) as (keyof T)[]) {
    let value = $state.raw(props[name]);
    Object.defineProperty(shell, name, { enumerable: true, get: () => value, set: (next: T[keyof T]) => (value = next) });
  }
  return shell;
}
