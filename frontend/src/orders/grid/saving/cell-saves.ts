import type { Part } from '../../data/types';
import type { PartDraft } from '../../part-dialog/draft/part-payload';
import type { CellEdit } from '../core/edits';
import type { Row } from '../core/rows';
import { batchRow, blamed, type LeftEdit, nextDue, type SentRow, withEdits } from './batch';
import { NewRows } from './new-rows';
import type {
  BatchAnswer,
  CellMark,
  Marks,
  Pending,
  Refusal,
  RowMarks,
  SavePort,
  UnsavedCells,
} from './save-port';
import { SeenParts } from './seen-parts';
import { SerialCalls } from './serial-calls';
import { type Direction, type Transfer, Undo } from './undo';

const CONFLICT = 409;

/** Of a refusal that is about no edit. */
const NOTHING = { wrong: [], whole: false };

const UNDERWAY: readonly Pending['state'][] = ['waiting', 'sending', 'stored'];

/** The action of texts of an earlier session: undo takes none of them. */
const RECOVERED = -2;

/** Whether the edit stays at its cell until the user does something about it. */
const isKept = ({ state }: Pending): boolean => !UNDERWAY.includes(state);

const cellOf = ({ key, column }: Pick<CellEdit, 'key' | 'column'>): string => `${key} ${column.key}`;
const textOf = (edit: CellEdit): string => `${cellOf(edit)} ${edit.text}`;

const markOf = ({ state, text, message }: Pending): CellMark =>
  state === 'waiting' || state === 'sending' || state === 'stored'
    ? { text, state: 'saving', message: null }
    : { text, state, message };

/**
 * The saves of cells, one call after the other: each takes what was edited until then, and is made from the parts
 * as the last answer left them. What is refused stays at its cell, with its text; the part's other cells are saved.
 */
export class CellSaves extends SerialCalls {
  /** In the order in which they were made; of two of one cell the later counts. */
  private edits: readonly Pending[] = [];
  private byRow = new Map<string, readonly Pending[]>();
  private marks: ReadonlyMap<string, RowMarks> = new Map();
  private actions = 0;
  private readonly seen = new SeenParts();
  private readonly rows = new NewRows();
  private readonly undo: Undo;

  private readonly port: SavePort;

  constructor(port: SavePort) {
    super();
    this.port = { ...port, send: (rows) => this.seen.during(rows, () => port.send(rows)) };
    this.undo = new Undo(this.port, (parts) => this.seen.saved(parts));
  }

  /** Texts that cells show in place of stored values, by row and column. A row's marks are the same until one of them changes. */
  readonly current = (): Marks => this.marks;

  /** The moment to name in an edit that begins now. */
  readonly now = (): number => this.seen.now();

  readonly canUndo = (): boolean =>
    this.undo.isPossible('undo') || this.edits.some((edit) => isKept(edit) && edit.action !== RECOVERED);
  readonly canRedo = (): boolean => this.undo.isPossible('redo');

  /** Rows of new parts, until the screen shows them as stored. */
  readonly newRows = (): readonly Row[] => this.rows.current();
  readonly nextKey = (): string => this.rows.nextKey();
  readonly keyOf = (part: number): string => this.rows.keyOf(part);

  /**
   * A row of a part to come at the end of a set: the first edits of it add it.
   * @param place key: of a row that was kept; below: the stored part that it is to stand below
   */
  newRow(setId: number, place: { key?: string; below?: number | null } = {}): Row {
    const row = this.rows.add(setId, place);
    this.notify();
    return row;
  }

  /** The part of a row as it will be once what is on its way is saved. */
  draftOf({ key, part }: Pick<Row, 'key' | 'part'>): PartDraft {
    const edits = this.byRow.get(key) ?? [];
    return withEdits(
      this.seen.newest(part),
      edits.filter(({ state }) => state === 'waiting' || state === 'sending'),
    );
  }

  /** The screen shows these parts: notes what others have changed of them, and what of own edits is visible by now. */
  observe(parts: readonly Part[]): void {
    this.seen.observe(parts);
    const arrived = this.rows.show(parts);
    const left = this.unseen(this.edits);
    if (arrived || left.length < this.edits.length) this.publish(left);
    this.rows.releaseLeaving();
    this.start();
  }

  /** These edits without those that the screen shows as stored by now. */
  private unseen(edits: readonly Pending[]): readonly Pending[] {
    if (edits.every(({ state }) => state !== 'stored')) return edits;
    const versions = new Map<number | null, number>(this.rows.screen.map(({ id, version }) => [id, version]));
    return edits.filter(
      ({ state, key, version = 0 }) =>
        state !== 'stored' || (versions.get(this.rows.idOf(key)) ?? version) < version,
    );
  }

  /**
   * Saves these edits, begun at the moment `since`; an earlier edit of the same cell that was refused is replaced. They are
   * one step of undo; texts of the last action that waited for their catalogue stay a part of its step.
   */
  edit(edits: readonly CellEdit[], since = this.now()): void {
    const cells = new Set(edits.map(cellOf));
    const unread = this.edits.filter(({ state, action }) => state === 'unread' && action === this.actions);
    const waited = new Set(unread.map(textOf));
    this.edits = this.edits.filter((edit) => !isKept(edit) || !cells.has(cellOf(edit)));
    // A part is sent with what the server refused of it before: another cell of it may be what was wrong.
    const keys = new Set(edits.map(({ key }) => key));
    if (!edits.every((edit) => waited.has(textOf(edit)))) this.sendAgain(keys);
    const added = edits.map((edit): Pending => {
      const { result } = edit;
      const pending = { ...edit, since, action: this.actions, message: null };
      if ('change' in result) return { ...pending, state: 'waiting' };
      return { ...pending, state: result.unread ? 'unread' : 'refused', message: result.refusal };
    });
    this.publish([...this.edits, ...added]);
    this.start();
  }

  /** Tries everything again that the server has not saved. */
  retry(): void {
    this.sendAgain();
    this.publish();
    this.start();
  }

  /** Has what failed of these rows, or of all, sent by a new action. */
  private sendAgain(keys?: ReadonlySet<string>): void {
    this.actions += 1;
    const action = this.actions;
    this.rows.release(action, keys);
    this.change(({ state, key }) => state === 'failed' && keys?.has(key) !== false, {
      state: 'waiting',
      action,
      message: null,
    });
  }

  private change(isMeant: (edit: Pending) => boolean, to: Partial<Pending>): void {
    this.edits = this.edits.map((edit) => (isMeant(edit) ? { ...edit, ...to } : edit));
  }

  /** Saves the text of a cell over another's change of it. */
  overrule(key: string, column: string): void {
    const kept = this.keptAt(key, column);
    if (kept) this.edit([kept]);
  }

  private keptAt(key: string, column: string): Pending | undefined {
    return this.edits.findLast((edit) => isKept(edit) && edit.key === key && edit.column.key === column);
  }

  /** The edits of cells that are not stored, and the new rows among theirs. */
  unsaved(): UnsavedCells {
    const edits = this.edits.filter(({ state }) => state !== 'stored');
    const nameOf = (key: string) => String(this.rows.idOf(key) ?? key);
    const keys = new Set(edits.map(({ key }) => key));
    return {
      cells: edits.map(({ key, column, text }) => ({ key: nameOf(key), column: column.key, text })),
      added: this.rows
        .current()
        .flatMap(({ key, id, part: { set_id } }) => (id === null && keys.has(key) ? [{ key, set_id }] : [])),
    };
  }

  /** Leaves edits at their cells that were made before, to be sent again or let go. @param message why they are not stored */
  recover(edits: readonly CellEdit[], message: string): void {
    const [since, action] = [this.now(), RECOVERED];
    const kept = edits.map((edit): Pending => {
      const { result } = edit;
      const pending = { ...edit, since, action };
      return 'change' in result
        ? { ...pending, state: 'failed', message }
        : { ...pending, state: 'refused', message: result.refusal };
    });
    this.publish([...this.edits, ...kept]);
  }

  /**
   * Lets new rows go that are not stored; those on their way are not among them. What the server has stored without an answer
   * is removed there.
   * @returns how many
   */
  discardNew(keys: readonly string[]): number {
    const gone = new Set<string>();
    for (const key of keys) {
      const row = this.rows.find(key);
      if (!row || row.state === 'sending') continue;
      this.rows.letGo(row);
      gone.add(key);
    }
    if (gone.size > 0) this.publish(this.edits.filter(({ key }) => !gone.has(key)));
    this.start();
    return gone.size;
  }

  /** Lets all texts go that were not saved, of an order that is gone. */
  discardAll(): void {
    const gone = new Set(this.edits.filter(isKept).map(({ key }) => key));
    for (const key of gone) this.rows.remove(key);
    this.publish(
      this.edits.filter((edit) => !gone.has(edit.key) || (!isKept(edit) && edit.state !== 'waiting')),
    );
  }

  /** Lets the text of a cell go that was not saved; with the last one of a part that is not stored, the part. */
  discard(key: string, column: string): void {
    const kept = this.keptAt(key, column);
    if (kept === undefined) return;
    this.edits = this.edits.filter((edit) => edit !== kept);
    const isLast = this.edits.every((edit) => edit.key !== key);
    if (!isLast || this.discardNew([key]) === 0) this.publish();
  }

  protected isDue(): boolean {
    return this.edits.some(({ state }) => state === 'waiting') || this.rows.due().length > 0;
  }

  protected async run(): Promise<void> {
    while (this.isDue()) {
      const waiting = this.edits.filter(({ state }) => state === 'waiting');
      const due = nextDue([...this.rows.due(), ...waiting], this.port.mostParts);
      const taken = new Set<unknown>(due);
      this.change((edit) => taken.has(edit), { state: 'sending' });
      const actionOf = new Map(due.map(({ key, action }) => [key, action]));
      for (const key of actionOf.keys()) this.setState(key, 'sending');
      await this.store(actionOf);
      // Edits that are left on their way change nothing.
      this.publish(this.edits.filter(({ state }) => state !== 'sending'));
    }
  }

  /** The row of this key, if it is new, is in this state. */
  private setState(key: string, state: 'due' | 'sending'): void {
    const row = this.rows.find(key);
    if (row) row.state = state;
  }

  /** The edits of a row that are on their way. */
  private sendingOf(key: string): Pending[] {
    return this.edits.filter((edit) => edit.key === key && edit.state === 'sending');
  }

  /** Makes a call of what is on its way. @param actionOf the action of each row of it */
  private async store(actionOf: ReadonlyMap<string, number>): Promise<void> {
    const known = { port: this.port, seen: this.seen, rows: this.rows };
    const rows = [...actionOf.keys()].map((key) => ({ key, ...batchRow(key, this.sendingOf(key), known) }));
    this.keep(rows.flatMap(({ left }) => left));
    const sent = rows.flatMap(({ key, row }): SentRow[] => (row ? [{ key, row }] : []));
    if (sent.length === 0) return;
    const { screen } = this.rows;
    try {
      const answer = await this.port.send(sent.map(({ row }) => row));
      this.saved(sent, answer, actionOf);
      const { refused } = answer;
      if (refused.some(({ status }) => status === CONFLICT)) await this.port.refresh();
      this.giveUp(refused.flatMap((refusal) => this.refuse(sent[refusal.index], refusal)));
    } catch (error) {
      const message = this.port.failure(error);
      const passes = this.port.isPassing(error);
      for (const { key } of sent) {
        const readings = this.sendingOf(key).map(({ result }) => result);
        if (passes) this.rows.holdUnanswered(key, readings, screen);
      }
      const sending = this.edits.filter(({ state }) => state === 'sending');
      this.keep(sending.map((edit) => ({ edit, state: 'failed', message })));
      // New rows stay with their cells where the server has nothing against them.
      if (!passes) this.giveUp(sent.map(({ key }) => ({ key, message })));
    }
  }

  /** Lets those of these rows go that could not be added, and says why the last one. */
  private giveUp(refused: readonly { key: string; message: string }[]): void {
    const given = refused.filter(({ key }) => this.rows.find(key));
    const added = given.filter(({ key }) => this.rows.find(key)?.leaving === false);
    const keys = new Set(given.map(({ key }) => key));
    for (const key of keys) this.rows.remove(key);
    this.edits = this.edits.filter(({ key }) => !keys.has(key));
    const last = added.at(-1);
    if (last) this.port.onNotAdded(added.length, last.message);
  }

  /** Notes what a call has saved, and each action of it as a step that can be taken back. */
  private saved(sent: readonly SentRow[], answer: BatchAnswer, actionOf: ReadonlyMap<string, number>): void {
    const refused = new Set(answer.refused.map(({ index }) => index));
    const missed = new Set<Pending>();
    const parts = answer.parts.values();
    for (const { key, row } of sent.filter((_row, index) => !refused.has(index))) {
      const part = row.remove ? undefined : parts.next().value;
      const { tried } = this.rows.find(key) ?? {};
      // A call whose answer was lost may have stored the row without what was typed since.
      if (tried) for (const edit of this.sendingOf(key)) if (!tried.has(edit.result)) missed.add(edit);
      const below = this.rows.find(key)?.below;
      if (part && below !== undefined) this.port.place(part, below);
      if (part) this.rows.store(key, part);
      else this.rows.remove(key);
    }
    // A step of its own: a part can't be changed and taken away by one.
    if (missed.size > 0) this.actions += 1;
    const action = this.actions;
    const versions = new Map<number | null, number>(answer.parts.map(({ id, version }) => [id, version]));
    this.edits = this.unseen(
      this.edits.map((edit): Pending => {
        if (missed.has(edit)) return { ...edit, state: 'waiting', action };
        const version = edit.state === 'sending' ? versions.get(this.rows.idOf(edit.key)) : undefined;
        return version === undefined ? edit : { ...edit, state: 'stored', version };
      }),
    );
    const actions = new Map([...actionOf].map(([key, each]) => [this.rows.idOf(key), each]));
    const rows = sent.map(({ row }) => row);
    this.undo.remember(rows, answer, (part) => actions.get(part));
    this.publish();
  }

  /** Leaves what the server refused of a row at its cells, and has the rest sent again. @returns the row, if that is refused */
  private refuse(sent: SentRow | undefined, refusal: Refusal): { key: string; message: string }[] {
    if (sent === undefined) return [];
    const { key, row } = sent;
    const id = this.rows.idOf(key);
    // Made anew from what another has left; a conflict of a cell shows then.
    const isNewer =
      refusal.status === CONFLICT && id !== null && this.port.known(id)?.version !== row.version;
    const { wrong, whole } = isNewer ? NOTHING : blamed(this.sendingOf(key), refusal);
    this.keep(wrong);
    this.change((edit) => edit.key === key && edit.state === 'sending', { state: 'waiting' });
    this.setState(key, 'due');
    return whole ? [{ key, message: refusal.message }] : [];
  }

  /** Leaves edits at their cells; one goes where its cell was edited again meanwhile. */
  private keep(left: readonly LeftEdit[]): void {
    const whyOf = new Map(left.map(({ edit, ...why }) => [edit, why]));
    const later = new Set(this.edits.filter((edit) => edit.state === 'waiting').map(cellOf));
    this.edits = this.edits.flatMap((edit) => {
      const why = whyOf.get(edit);
      if (why === undefined) return edit;
      return later.has(cellOf(edit)) ? [] : { ...edit, ...why };
    });
  }

  /**
   * Takes the newest action back, with what was refused of it, or puts back what was taken back last, once nothing is on its way.
   * @returns the parts that stayed as they are, and why; null where there was nothing to do
   * @throws where the call fails: it can be tried again
   */
  step(direction: Direction): Promise<readonly Refusal[] | null> {
    return this.inTurn(() =>
      direction === 'undo' && this.letRefusedGo() ? Promise.resolve([]) : this.undo.step(direction),
    );
  }

  /** Lets the refused texts of the newest action go. @returns whether all of it was refused */
  private letRefusedGo(): boolean {
    const kept = this.edits.filter(isKept);
    const newest = Math.max(-1, ...kept.map(({ action }) => action));
    const stored = this.undo.newestAction();
    if (newest >= stored)
      for (const { key, column, action } of kept) if (action === newest) this.discard(key, column.key);
    return newest > stored;
  }

  /** Removes parts, once nothing is on its way. @returns those that stayed, and why @throws where a call fails */
  async remove(parts: readonly number[]): Promise<readonly Refusal[]> {
    const refused = await this.inTurn(() => {
      this.actions += 1;
      const keys = new Set(parts.map(this.keyOf));
      this.publish(this.edits.filter((edit) => !isKept(edit) || !keys.has(edit.key)));
      return this.undo.remove(parts, this.actions);
    });
    return refused ?? [];
  }

  /** Copies or moves parts to the end of a set, once nothing is on its way. @throws where the call fails */
  async transfer(transfer: Transfer): Promise<void> {
    await this.inTurn(() => this.undo.transfer(transfer));
  }

  /** Shows what cells have by now. */
  private publish(edits = this.edits): void {
    this.edits = edits;
    const byRow = new Map<string, Pending[]>();
    for (const edit of edits) {
      const row = byRow.get(edit.key);
      if (row) row.push(edit);
      else byRow.set(edit.key, [edit]);
    }
    this.marks = new Map(
      [...byRow].map(([key, row]) => {
        const before = this.byRow.get(key);
        const known = this.marks.get(key);
        const isSame = before?.length === row.length && before.every((edit, place) => edit === row[place]);
        return [key, known && isSame ? known : new Map(row.map((edit) => [edit.column.key, markOf(edit)]))];
      }),
    );
    this.byRow = byRow;
    this.notify();
  }
}
