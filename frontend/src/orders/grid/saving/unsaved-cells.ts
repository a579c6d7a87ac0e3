/** Texts of cells that are not stored, as they are kept for the user's next session. */
export interface UnsavedCells {
  /** `part`: an id, or a negative number of one that is to be added. */
  cells: readonly { part: number; column: string; text: string }[];
  /** The parts to be added, and their sets. */
  added: readonly { id: number; set_id: number; key?: string }[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was kept; null for anything else. */
export const readUnsavedCells = (kept: Record<string, unknown> | null): UnsavedCells | null => {
  if (!Array.isArray(kept?.cells) || !Array.isArray(kept.added)) return null;
  const cells = kept.cells.filter(
    (cell): cell is UnsavedCells['cells'][number] =>
      isRecord(cell) &&
      typeof cell.part === 'number' &&
      typeof cell.column === 'string' &&
      typeof cell.text === 'string',
  );
  const added = kept.added.filter(
    (part): part is UnsavedCells['added'][number] =>
      isRecord(part) &&
      typeof part.id === 'number' &&
      typeof part.set_id === 'number' &&
      (part.key === undefined || typeof part.key === 'string'),
  );
  return { cells, added };
};
