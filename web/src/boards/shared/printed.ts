import { api } from '../../api/client';
import type { Table } from '../../api/types';

/** What a table's data pack prints.  Who named other numbers than those played with would lie: without them it fails. */
export async function packOf(id: Table['id'], pack: string): Promise<Record<string, unknown> | undefined> {
  if (pack === '-') return undefined;
  const answer = await api.printed(id);
  if (!answer.ok) throw new Error(answer.refused.text.key);
  return answer.value.values ?? undefined;
}

/** A board knows what is printed in the box; at a table with a data pack the server says what that prints instead. */
export function printedOver<Data extends object>(builtIn: Data, pack: Record<string, unknown> | undefined): Data {
  return pack ? { ...builtIn, ...pack } : builtIn;
}
