/** Characters of a value: a table of rules fits, and nothing fills the history. */
const LONGEST = 4_000;

/** A value as the history keeps it; what is nothing is null, also an empty text. Pure. */
export function auditValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
