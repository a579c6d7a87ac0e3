/**
 * A value that the code around knows to be there. Its lack is a fault of the program, which ends the request instead of
 * being stored as 0.
 * @param what for the log: 'id of a copied part'
 */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
