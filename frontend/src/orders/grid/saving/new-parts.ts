import { randomId } from '../../../api';
import type { Part } from '../../data/types';
import { creationOf, isCreation, isNew, newPart } from '../core/new-part';
import type { CellMarks } from './cell-marks';
import type { BatchAnswer, BatchRow, Pending } from './save-port';

/** Of a part without a change since it was added. */
const FIRST_VERSION = 1;

/** A row of a call, beside the part that it is of. */
export interface SentRow {
  part: number;
  row: BatchRow;
}

/** A part that is to be added, and the id that the server has given it; null while it has none. */
export interface NewRow {
  part: Part;
  id: number | null;
  /** What its rows are named by, however often it is sent. */
  key: string;
}

/** Parts that are to be added, under ids of their own until the server has given them theirs. */
export class NewParts {
  private rows: readonly NewRow[] = [];
  private readonly ids = new Map<number, number>();
  private last = 0;
  /** What the screen shows as stored. */
  private onScreen: readonly Part[] = [];
  /** What was first sent of parts without an answer: that may be stored. */
  private readonly tried = new Map<number, ReadonlySet<Pending['result']>>();
  /** What the screen showed as stored when these parts were first sent. */
  private readonly shownBefore = new Map<number, readonly Part[]>();

  constructor(private readonly marks: CellMarks) {}

  /** Those that the screen does not show as stored yet; the same list until one of them changes. */
  readonly current = (): readonly NewRow[] => this.rows;

  /** A part to come at the end of a set, for cells to fill. @param key of one that may have been sent in another session */
  draft(setId: number, key?: string): Part {
    this.last -= 1;
    const part = newPart(this.last, setId);
    if (key !== undefined) this.tried.set(part.id, new Set());
    this.rows = [...this.rows, { part, id: null, key: key ?? randomId() }];
    return part;
  }

  find(id: number): NewRow | undefined {
    return this.rows.find(({ part }) => part.id === id);
  }

  /** What the screen shows as stored. */
  readonly screen = (): readonly Part[] => this.onScreen;

  /** No answer came to these rows, made of these edits. @param before what the screen showed as stored when they were sent */
  unanswered(sent: readonly SentRow[], edits: readonly Pending[], before: readonly Part[]): void {
    for (const { part } of sent) {
      if (!isNew(part) || this.tried.has(part)) continue;
      this.shownBefore.set(part, before);
      this.tried.set(part, new Set(edits.flatMap((edit) => (edit.part === part ? [edit.result] : []))));
    }
  }

  /**
   * The row that removes what a part may be stored as. Null where there is nothing to remove, and where a part of others has come
   * to its set meanwhile: that may be it, and is seen by who lets the row go.
   */
  removalOf(id: number): BatchRow | null {
    const row = this.find(id);
    const before = this.shownBefore.get(id);
    if (row === undefined || row.id !== null || before === undefined) return null;
    const { set_id } = row.part;
    const known = new Set([...before.map((part) => part.id), ...this.ids.values()]);
    const has = this.onScreen.some((part) => part.set_id === set_id && !known.has(part.id));
    return has ? null : { set_id, key: row.key, version: FIRST_VERSION, remove: true };
  }

  /** Those of these edits that a part may have been stored without, under the id that the server has given it. */
  missed(edits: readonly Pending[]): Pending[] {
    return edits.flatMap((edit) => {
      const tried = this.tried.get(edit.part);
      const id = this.ids.get(edit.part);
      const isMissed =
        tried !== undefined && id !== undefined && !isCreation(edit) && !tried.has(edit.result);
      return isMissed ? [{ ...edit, part: id }] : [];
    });
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
    this.onScreen = parts;
    if (this.rows.length === 0) return false;
    const left = withoutStored(this.rows, parts);
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
      const rows = this.rows.map((row) => {
        const part = saved.get(ids.get(row.part.id) ?? 0);
        return part ? { ...row, part, id: part.id } : row;
      });
      // A part whose first answer was lost may be on the screen already, and nothing changes there then.
      this.rows = withoutStored(rows, this.onScreen);
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

/** Those of the rows that are none of these stored parts. */
function withoutStored(rows: readonly NewRow[], stored: readonly Part[]): readonly NewRow[] {
  const ids = new Set(stored.map(({ id }) => id));
  return rows.filter(({ id }) => id === null || !ids.has(id));
}
