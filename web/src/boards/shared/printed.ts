/** A board knows what is printed in the box; at a table with a data pack the server says what that prints instead. */
export function printedOver<Data extends object>(builtIn: Data, pack: Record<string, unknown> | undefined): Data {
  return pack ? { ...builtIn, ...pack } : builtIn;
}
