import { randomId } from '../../../api';
import type { Part } from '../../data/types';
import type { Reading } from '../core/column';
import { newPart } from '../core/new-part';
import type { Row } from '../core/rows';

interface NewRow extends Row {
  /** The action that adds it: it is taken back together with the cells that were filled by the same one. */
  action: number;
  /** `held`: not to be sent before a cell of it is edited, or everything is tried again. */
  state: 'held' | 'due' | 'sending';
  /** It was let go, and the server may have it: the row is sent to be removed there. */
  leaving: boolean;
  /** Readings that were sent with it by a call without an answer, which may have stored it; null where there was none. */
  tried: ReadonlySet<Reading> | null;
  /** The parts that the screen showed as stored before that call; null where another session made it. */
  before: ReadonlySet<number> | null;
}

/**
 * Rows of parts that the screen does not show as stored yet. The browser gives each its key, which names the row in the grid and
 * to the server: sent again for want of an answer, the row becomes one part.
 */
export class NewRows {
  private readonly rows = new Map<string, NewRow>();
  private readonly ids = new Map<string, number>();
  private readonly keys = new Map<number, string>();
  /** Without those that were let go; null once the list has changed. */
  private listed: readonly NewRow[] | null = null;
  private onScreen: readonly Part[] = [];
  private next = randomId();

  /** The rows that stand in the grid besides the stored ones; another list whenever that changes. */
  readonly current = (): readonly NewRow[] =>
    (this.listed ??= [...this.rows.values()].filter(({ leaving }) => !leaving));

  /** The key of the row that is added next. */
  readonly nextKey = (): string => this.next;

  /** The key of a stored part's row. */
  readonly keyOf = (part: number): string => this.keys.get(part) ?? String(part);

  /** The id of a row's part; null while there is none. */
  idOf(key: string): number | null {
    return this.rows.has(key) ? (this.rows.get(key)?.id ?? null) : (this.ids.get(key) ?? Number(key));
  }

  /** The row of this key, if it is still to be added, or removed. */
  find(key: string): NewRow | undefined {
    const row = this.rows.get(key);
    return row?.id === null ? row : undefined;
  }

  /**
   * Adds a row to a set, for cells to fill.
   * @param place key: of one that another session may have sent; below: the stored part above it, null for the set's last
   */
  add(setId: number, { key, below }: { key?: string; below?: number | null }): Row {
    const row: NewRow = {
      key: key ?? this.next,
      id: null,
      part: newPart(setId),
      below: below ?? undefined,
      action: 0,
      state: 'held',
      leaving: false,
      tried: key === undefined ? null : new Set(),
      before: null,
    };
    if (key === undefined) this.next = randomId();
    this.rows.set(row.key, row);
    this.listed = null;
    return row;
  }

  /** Has rows that are held sent by this action: those of these keys, or all. */
  release(action: number, keys?: ReadonlySet<string>): void {
    for (const row of this.current()) {
      if (row.state !== 'held' || row.id !== null || keys?.has(row.key) === false) continue;
      row.action = action;
      row.state = 'due';
    }
    this.releaseLeaving();
  }

  /** There may be a connection again, to remove what was let go. */
  releaseLeaving(): void {
    for (const row of this.rows.values()) if (row.leaving && row.state === 'held') row.state = 'due';
  }

  due(): readonly NewRow[] {
    return [...this.rows.values()].filter(({ state }) => state === 'due');
  }

  /** The parts that the screen shows as stored. */
  get screen(): readonly Part[] {
    return this.onScreen;
  }

  /** No answer came to a call that sent these readings of the row. @param screen what was shown as stored before it */
  holdUnanswered(key: string, readings: Iterable<Reading>, screen: readonly Part[]): void {
    const row = this.find(key);
    if (!row) return;
    row.state = 'held';
    if (row.tried) return;
    row.tried = new Set(readings);
    row.before = new Set(screen.map(({ id }) => id));
  }

  /** The server has added the row as this part. */
  store(key: string, part: Part): void {
    const row = this.find(key);
    if (!row) return;
    this.ids.set(key, part.id);
    this.keys.set(part.id, key);
    this.rows.set(key, { ...row, id: part.id, part, state: 'held' });
    this.listed = null;
    // A part whose first answer was lost may be on the screen already, and nothing changes there then.
    this.show(this.onScreen);
  }

  remove(key: string): void {
    this.rows.delete(key);
    this.listed = null;
  }

  /**
   * Lets a row go. What it may be stored as is to be removed, unless a part of others has come to its set since: that may be it,
   * and is seen by who lets the row go.
   */
  letGo(row: NewRow): void {
    const { before, part } = row;
    const isSeen = this.onScreen.some(
      ({ id, set_id }) => set_id === part.set_id && !before?.has(id) && !this.keys.has(id),
    );
    if (before && !isSeen) Object.assign(row, { leaving: true, state: 'due' });
    else this.rows.delete(row.key);
    this.listed = null;
  }

  /** The screen shows these parts as stored. @returns whether the list is another one by that */
  show(parts: readonly Part[]): boolean {
    this.onScreen = parts;
    if (this.rows.size === 0) return false;
    const ids = new Set(parts.map(({ id }) => id));
    const arrived = this.current().filter(({ id }) => id !== null && ids.has(id));
    for (const { key } of arrived) this.remove(key);
    return arrived.length > 0;
  }
}
