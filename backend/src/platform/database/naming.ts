/** The rows whose column has one of these ids, by their ids; none where there are none. For `plainRows`. */
export function naming(column: string, ids: readonly number[]): { condition: string; values: number[] } {
  return { condition: `WHERE ${column} IN (${placesFor(ids)}) ORDER BY id`, values: [...ids] };
}

/** A question mark for each value of a list in SQL, which has to have one at least. */
export const placesFor = (values: readonly unknown[]): string =>
  values.length > 0 ? values.map(() => '?').join() : 'NULL';
