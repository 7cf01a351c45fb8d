/** A message of the catalogues with its values, as the server sends it (`Phrase` in messages.py). */
export interface Phrase {
  key: string;
  params?: Record<string, unknown>;     // Values; the generated schema cannot name a type that holds itself
}

/** A str is the id of a message or stands for itself; a list is joined; a phrase is said in its place. */
export type Value = number | string | Phrase | Value[];
