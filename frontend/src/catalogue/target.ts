/**
 * What the path after a resource asks for: the list, a new record (id null), or one record by its id.
 * `newWord` is the word that stands for a new one.
 */
export const readTarget = (rest: string, newWord: string): 'list' | 'unknown' | { id: number | null } => {
  if (rest === '') return 'list';
  if (rest === newWord) return { id: null };
  return /^\d+$/.test(rest) ? { id: Number(rest) } : 'unknown';
};
