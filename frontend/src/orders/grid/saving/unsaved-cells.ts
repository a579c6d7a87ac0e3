/** Texts of cells that are not stored, as they are kept for the user's next session. */
export interface UnsavedCells {
  /** By the keys of their rows. */
  cells: readonly { key: string; column: string; text: string }[];
  /** The rows that are to be added, and their sets. */
  added: readonly { key: string; set_id: number }[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was kept; null for anything else. */
export const readUnsavedCells = (kept: Record<string, unknown> | null): UnsavedCells | null => {
  if (!Array.isArray(kept?.cells) || !Array.isArray(kept.added)) return null;
  const cells = kept.cells.filter(
    (cell): cell is UnsavedCells['cells'][number] =>
      isRecord(cell) &&
      typeof cell.key === 'string' &&
      typeof cell.column === 'string' &&
      typeof cell.text === 'string',
  );
  const added = kept.added.filter(
    (row): row is UnsavedCells['added'][number] =>
      isRecord(row) && typeof row.key === 'string' && typeof row.set_id === 'number',
  );
  return { cells, added };
};
