import type { Part } from '../../data/types';
import type { CellMark, Marks, Pending } from './save-port';

interface Kept {
  edit: Pending;
  mark: CellMark;
}

/** An edit that the server has stored in this version of its part. */
interface Stored {
  edit: Pending;
  version: number;
}

/** The name of a part's cell or field among those of all parts. */
export const keyOf = (part: number, field: string): string => `${String(part)} ${field}`;

/** What cells show in place of what the screen knows as stored: texts on their way, and texts that were refused. */
export class CellMarks {
  private readonly kept = new Map<string, Kept>();
  /** Stored, and not on the screen yet: until it is, the cell shows what was typed and not the value before it. */
  private stored: Stored[] = [];
  private onScreen: ReadonlyMap<number, number> = new Map();
  private marks: Marks = new Map();

  /** The same map until one of the marks changes. */
  readonly current = (): Marks => this.marks;

  /** Leaves an edit at its cell. */
  keep(edit: Pending, state: CellMark['state'], message: string): void {
    this.kept.set(keyOf(edit.part, edit.column.key), { edit, mark: { text: edit.text, state, message } });
  }

  /** Lets what a cell has kept go. @returns whether there was something */
  drop(part: number, column: string): boolean {
    return this.kept.delete(keyOf(part, column));
  }

  /** Why a cell is not saved; undefined where it has kept nothing. */
  messageAt(part: number, column: string): string | undefined {
    return this.kept.get(keyOf(part, column))?.mark.message ?? undefined;
  }

  /** All edits that are kept at their cells. */
  all(): Pending[] {
    return [...this.kept.values()].map(({ edit }) => edit);
  }

  keptAt(part: number, column: string): Pending | undefined {
    return this.kept.get(keyOf(part, column))?.edit;
  }

  /** Gives what a new part has kept the id that the server has given the part. */
  rename(from: number, to: number): void {
    for (const { edit, mark } of [...this.kept.values()].filter((each) => each.edit.part === from)) {
      this.drop(from, edit.column.key);
      this.keep({ ...edit, part: to }, mark.state, mark.message ?? '');
    }
  }

  /** Lets everything go that a part has kept. */
  dropAll(part: number): void {
    for (const { edit } of [...this.kept.values()]) {
      if (edit.part === part) this.drop(part, edit.column.key);
    }
  }

  /** Takes out what the server refused of these parts, or of all, to be sent again. */
  takeFailed(parts?: ReadonlySet<number>): Pending[] {
    const failed = [...this.kept.values()]
      .filter(({ edit, mark }) => mark.state === 'failed' && (parts === undefined || parts.has(edit.part)))
      .map(({ edit }) => edit);
    for (const { part, column } of failed) this.drop(part, column.key);
    return failed;
  }

  /** Notes that the server has stored these edits. @param versionOf the version of a part that holds them */
  store(edits: readonly Pending[], versionOf: (part: number) => number | undefined): void {
    for (const edit of edits) {
      const version = versionOf(edit.part);
      if (version !== undefined) this.stored.push({ edit, version });
    }
    this.stored = this.stored.filter((each) => this.isUnseen(each));
  }

  /** The screen shows these parts, and no others. @returns those of which a stored edit has become visible */
  shown(parts: readonly Part[]): number[] {
    this.onScreen = new Map(parts.map(({ id, version }) => [id, version]));
    if (this.stored.length === 0) return [];
    const visible = this.stored.filter((each) => !this.isUnseen(each)).map(({ edit }) => edit.part);
    this.stored = this.stored.filter((each) => this.isUnseen(each));
    return visible;
  }

  private isUnseen({ edit, version }: Stored): boolean {
    return (this.onScreen.get(edit.part) ?? version) < version;
  }

  /** Makes the marks of these parts anew. @param underway the edits that are not stored yet */
  update(parts: readonly number[], underway: readonly Pending[]): void {
    const touched = new Set(parts);
    const marks = new Map([...this.marks].filter(([part]) => !touched.has(part)));
    const put = (part: number, column: string, mark: CellMark) => {
      if (!touched.has(part)) return;
      marks.set(part, new Map([...(marks.get(part) ?? []), [column, mark]]));
    };
    for (const { edit, mark } of this.kept.values()) put(edit.part, edit.column.key, mark);
    for (const { part, column, text } of [...this.stored.map(({ edit }) => edit), ...underway]) {
      put(part, column.key, { text, state: 'saving', message: null });
    }
    this.marks = marks;
  }
}
