import { randomId } from '../../../api';
import type { Part } from '../../data/types';
import type { Reading } from '../core/column';
import { newPart } from '../core/new-part';
import type { Row } from '../core/rows';
import type { BatchRow } from './save-port';

/** Of a part without a change since it was added. */
const FIRST_VERSION = 1;

/** A call whose answer did not come: the server may have stored the row by it. */
interface Tried {
  /** What cells were sent with it. */
  readings: ReadonlySet<Reading>;
  /** The parts that the screen showed as stored then; null where that was in another session. */
  screen: ReadonlySet<number> | null;
}

interface NewRow extends Row {
  /** The action that adds it: it is taken back together with the cells that were filled by the same one. */
  action: number;
  /**
   * `held`: not to be sent before a cell of it is edited, or everything is tried again. `leaving`: it was let go, and the server
   * may have it; `left`: to be removed there once there is a connection again.
   */
  state: 'held' | 'due' | 'sending' | 'leaving' | 'left';
  tried: Tried | null;
}

/**
 * Rows of parts that the screen does not show as stored yet. The browser gives each its key, which names the row in the grid and
 * to the server: sent again for want of an answer, the row becomes one part.
 */
export class NewRows {
  private readonly rows = new Map<string, NewRow>();
  private readonly ids = new Map<string, number>();
  private readonly keys = new Map<number, string>();
  /** Without those that were let go; null after a change of one. */
  private listed: readonly NewRow[] | null = null;
  private onScreen: readonly Part[] = [];
  private next = randomId();

  /** The rows that stand in the grid besides the stored ones; another list whenever they change. */
  readonly current = (): readonly NewRow[] =>
    (this.listed ??= [...this.rows.values()].filter((row) => !isLeaving(row)));

  /** The key of the row that is added next. */
  readonly nextKey = (): string => this.next;

  /** The key of a stored part's row. */
  readonly keyOf = (part: number): string => this.keys.get(part) ?? String(part);

  /** The id of a row's part; null while there is none. */
  idOf(key: string): number | null {
    return this.rows.has(key) ? (this.rows.get(key)?.id ?? null) : (this.ids.get(key) ?? Number(key));
  }

  /** Whether the row is to be added and not on its way. */
  isWaiting(key: string): boolean {
    const row = this.find(key);
    return row?.id === null && row.state !== 'sending';
  }

  find(key: string): NewRow | undefined {
    const row = this.rows.get(key);
    return row && isLeaving(row) ? undefined : row;
  }

  /** Adds a row at the end of a set, for cells to fill. @param key of one that another session may have sent */
  add(setId: number, key?: string): Row {
    const row: NewRow = {
      key: key ?? this.next,
      id: null,
      part: newPart(setId),
      action: 0,
      state: 'held',
      tried: key === undefined ? null : { readings: new Set(), screen: null },
    };
    if (key === undefined) this.next = randomId();
    this.change(row);
    return row;
  }

  /** Has rows that are held sent by this action: those of these keys, or all. */
  release(action: number, keys?: ReadonlySet<string>): void {
    for (const row of this.current()) {
      if (row.state === 'held' && row.id === null && keys?.has(row.key) !== false)
        this.change({ ...row, action, state: 'due' });
    }
    this.retryLeaving();
  }

  /** There may be a connection again. */
  retryLeaving(): void {
    for (const row of this.rows.values()) if (row.state === 'left') this.change({ ...row, state: 'leaving' });
  }

  due(): readonly NewRow[] {
    return this.current().filter(({ state }) => state === 'due');
  }

  /** These rows, as far as they are new, are in this state. */
  mark(keys: Iterable<string>, state: 'held' | 'due' | 'sending'): void {
    for (const key of keys) {
      const row = this.find(key);
      if (row?.id === null) this.change({ ...row, state });
    }
  }

  /** No answer came to a call that sent these readings of the row. @param screen what was shown as stored before it */
  unanswered(key: string, readings: Iterable<Reading>, screen: readonly Part[]): void {
    const row = this.find(key);
    if (row?.id !== null) return;
    const tried = { readings: new Set(readings), screen: new Set(screen.map(({ id }) => id)) };
    this.change({ ...row, state: 'held', tried: row.tried ?? tried });
  }

  /** The server has added the row as this part. */
  stored(key: string, part: Part): void {
    const row = this.find(key);
    if (row?.id !== null) return;
    this.ids.set(key, part.id);
    this.keys.set(part.id, key);
    this.change({ ...row, id: part.id, part, state: 'held' });
    // A part whose first answer was lost may be on the screen already, and nothing changes there then.
    this.show(this.onScreen);
  }

  /** Whether an earlier call, whose answer was lost, may have stored the row without this reading. */
  isMissed(key: string, reading: Reading): boolean {
    const tried = this.rows.get(key)?.tried;
    return tried ? !tried.readings.has(reading) : false;
  }

  /** Forgets a row that the server has not got. */
  remove(key: string): void {
    this.rows.delete(key);
    this.listed = null;
  }

  /**
   * Lets a row go. What it may be stored as is to be removed, unless a part of others has come to its set since: that may be it,
   * and is seen by who lets the row go.
   */
  letGo(key: string): void {
    const row = this.rows.get(key);
    const before = row?.tried?.screen;
    const isSeen = this.onScreen.some(
      ({ id, set_id }) => set_id === row?.part.set_id && !before?.has(id) && !this.keys.has(id),
    );
    if (row && before && !isSeen) this.change({ ...row, state: 'leaving' });
    else this.remove(key);
  }

  hasLeaving(): boolean {
    return [...this.rows.values()].some(({ state }) => state === 'leaving');
  }

  /** At most so many rows that remove what was let go. */
  takeLeaving(most: number): BatchRow[] {
    const leaving = [...this.rows.values()].filter(({ state }) => state === 'leaving').slice(0, most);
    for (const row of leaving) this.change({ ...row, state: 'left' });
    return leaving.map(({ key, part: { set_id } }) => ({
      set_id,
      key,
      version: FIRST_VERSION,
      remove: true,
    }));
  }

  get screen(): readonly Part[] {
    return this.onScreen;
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

  private change(row: NewRow): void {
    this.rows.set(row.key, row);
    this.listed = null;
  }
}

const isLeaving = ({ state }: NewRow): boolean => state === 'leaving' || state === 'left';
