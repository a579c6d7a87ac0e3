const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The first of the rows, other than the one of `ownId`, whose name is the same but for case, accents and spaces. */
export const sameName = <Row extends { id: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => unknown,
  name: string,
  ownId?: number | null,
): Row | undefined =>
  rows.find((row) => {
    const other = nameOf(row);
    return row.id !== ownId && typeof other === 'string' && folded(other) === folded(name);
  });
