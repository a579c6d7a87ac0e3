import type { BatchRow, SavePort } from './save-port';

/** Removes what new rows may be stored as that were let go after a call without an answer; without a connection, later. */
export class LetGoRows {
  private due: BatchRow[] = [];
  private later: BatchRow[] = [];

  add(rows: readonly BatchRow[]): void {
    this.due.push(...rows);
  }

  readonly isDue = (): boolean => this.due.length > 0;

  /** There may be a connection again. */
  again(): void {
    this.due = [...this.later, ...this.due];
    this.later = [];
  }

  async remove(port: SavePort): Promise<void> {
    const rows = this.due.splice(0, port.mostParts);
    if (rows.length === 0) return;
    try {
      const { refused } = await port.send(rows);
      // Another has changed or removed it meanwhile: it is to be seen as it is.
      if (refused.length > 0) await port.refresh();
    } catch (error) {
      if (port.isPassing(error)) this.later.push(...rows);
    }
  }
}
