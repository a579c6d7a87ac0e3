/**
 * `LIKE` that finds a text anywhere in one of the columns; its wildcards are taken literally.
 * @returns condition and parameters for a query builder; the parameter is named `like`
 */
export function contains(columns: readonly string[], text: string): [string, { like: string }] {
  const like = `%${text.replace(/[%_!]/g, '!$&')}%`;
  return [`(${columns.map((column) => `${column} LIKE :like ESCAPE '!'`).join(' OR ')})`, { like }];
}
