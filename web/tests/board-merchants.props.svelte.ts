/** Props that a mounted board follows when a test changes them. */
export function following<Props extends object>(props: Props): Props {
  const live = $state(props);
  return live;
}
