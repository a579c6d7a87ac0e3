import type { Part } from '../../data/types';
import { creationOf, isNew, newPart } from '../core/new-part';
import type { CellMarks } from './cell-marks';
import type { BatchAnswer, BatchRow } from './save-port';

/** A row of a call, beside the part that it is of. */
export interface SentRow {
  part: number;
  row: BatchRow;
}

/** A part that is to be added, and the id that the server has given it; null while it has none. */
export interface NewRow {
  part: Part;
  id: number | null;
}

/** Parts that are to be added, under ids of their own until the server has given them theirs. */
export class NewParts {
  private rows: readonly NewRow[] = [];
  private readonly ids = new Map<number, number>();
  private last = 0;

  constructor(private readonly marks: CellMarks) {}

  /** Those that the screen does not show as stored yet; the same list until one of them changes. */
  readonly current = (): readonly NewRow[] => this.rows;

  /** A part to come at the end of a set, for cells to fill. */
  draft(setId: number): Part {
    this.last -= 1;
    const part = newPart(this.last, setId);
    this.rows = [...this.rows, { part, id: null }];
    return part;
  }

  find(id: number): Part | undefined {
    return this.rows.find(({ part }) => part.id === id)?.part;
  }

  /** @returns whether there was such a part */
  remove(id: number): boolean {
    const left = this.rows.filter((row) => row.part.id !== id);
    if (left.length === this.rows.length) return false;
    this.rows = left;
    return true;
  }

  /** The id that the server has given a part; the same where it has given none. */
  idOf = (part: number): number => this.ids.get(part) ?? part;

  /** The screen shows these parts as stored. @returns whether the list is another one by that */
  shown(parts: readonly Part[]): boolean {
    if (this.rows.length === 0) return false;
    const shown = new Set(parts.map(({ id }) => id));
    const left = this.rows.filter(({ id }) => id === null || !shown.has(id));
    if (left.length === this.rows.length) return false;
    this.rows = left;
    return true;
  }

  /** What cells have kept of parts that were added becomes theirs. @returns the ids that the server has given, by theirs */
  added(sent: readonly SentRow[], { parts, refused }: BatchAnswer): ReadonlyMap<number, number> {
    const without = new Set(refused.map(({ index }) => index));
    const saved = sent.filter((_row, index) => !without.has(index));
    const ids = new Map<number, number>();
    for (const [place, { part }] of saved.entries()) {
      const id = parts[place]?.id;
      if (!isNew(part) || id === undefined) continue;
      ids.set(part, id);
      this.ids.set(part, id);
      this.marks.rename(part, id);
    }
    if (ids.size > 0) {
      const saved = new Map(parts.map((part) => [part.id, part]));
      this.rows = this.rows.map((row) => {
        const part = saved.get(ids.get(row.part.id) ?? 0);
        return part ? { part, id: part.id } : row;
      });
    }
    return ids;
  }

  /** Lets those of these parts go that could not be added. @returns how many, and why the last one */
  givenUp(parts: readonly number[]): { count: number; reason: string } {
    let count = 0;
    let reason = '';
    for (const part of parts) {
      const message = this.marks.messageAt(part, creationOf(part).column.key);
      if (!isNew(part) || message === undefined) continue;
      this.marks.dropAll(part);
      this.remove(part);
      count += 1;
      reason = message;
    }
    return { count, reason };
  }
}
