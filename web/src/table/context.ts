/** What parts of the table share without handing it through: who shows the paragraph of a rule. */
export const RULES = Symbol('rules');
export type ShowRule = (rule: string) => void;
