import type { Part } from '../../data/types';
import type { PartDraft } from '../../part-dialog/draft/part-payload';
import type { CellEdit } from '../core/edits';
import { isCreation, isNew } from '../core/new-part';
import { callRows } from './call-rows';
import { CellMarks } from './cell-marks';
import { LetGoRows } from './let-go-rows';
import { NewParts, type NewRow, type SentRow } from './new-parts';
import { blamed, nextEdits, withEdits } from './pending-edits';
import type { UnsavedCells } from './unsaved-cells';
import type { BatchAnswer, CellMark, Marks, Pending, Refusal, SavePort } from './save-port';
import { SeenParts } from './seen-parts';
import { SerialCalls } from './serial-calls';
import { UndoStacks } from './undo-stacks';
import { type Direction, removal, type Transfer, transferring, undoCalls, undoStepsOf } from './undo-calls';

const CONFLICT = 409;

/**
 * The saves of cells, one call after the other: each takes what was edited until then, and is made from the parts
 * as the last answer left them. What is refused stays at its cell, with its text; the part's other cells are saved.
 */
export class CellSaves extends SerialCalls {
  private waiting: Pending[] = [];
  private sending: Pending[] = [];
  private actions = 0;
  private readonly marks = new CellMarks();
  private readonly seen = new SeenParts();
  private readonly stacks = new UndoStacks();
  private readonly added = new NewParts(this.marks);
  private readonly letGo = new LetGoRows();

  constructor(private readonly port: SavePort) {
    super();
  }

  /** What cells show instead of what is stored, by part and column; the same map until one of them changes. */
  readonly current = (): Marks => this.marks.current();

  /** The moment to name in an edit that begins now. */
  readonly now = (): number => this.seen.now();

  readonly canUndo = (): boolean => this.stacks.canUndo();
  readonly canRedo = (): boolean => this.stacks.canRedo();

  /** The part as it will be once what is on its way is saved. */
  draftOf(part: Part): PartDraft {
    const id = this.added.idOf(part.id);
    const edits = [...this.sending, ...this.waiting].filter((edit) => edit.part === id);
    return withEdits(this.seen.newest(part), edits);
  }

  /**
   * A part to come at the end of a set: its edits, the first of which is its creation, add it.
   * @param key of one that was kept
   */
  newPart(setId: number, key?: string): Part {
    return this.added.draft(setId, key);
  }

  /** Parts that are to be added, until the screen shows them as stored. */
  readonly newRows = (): readonly NewRow[] => this.added.current();

  /** The id that a part has by now. */
  readonly idOf = (part: number): number => this.added.idOf(part);

  /** The screen shows these parts: notes what others have changed of them, and what of own edits is visible by now. */
  observe(parts: readonly Part[]): void {
    this.seen.observe(parts);
    const arrived = this.added.shown(parts);
    const visible = this.marks.shown(parts);
    if (arrived || visible.length > 0) this.publish(visible);
    this.letGo.again();
    this.start();
  }

  /**
   * Saves these edits, begun at the moment `since`; an earlier edit of the same cell that was refused is replaced. They are
   * one step of undo.
   */
  edit(edits: readonly CellEdit[], since = this.now()): void {
    this.actions += 1;
    for (const each of edits) {
      const edit = { ...each, part: this.added.idOf(each.part) };
      const pending = { ...edit, since, action: this.actions };
      this.marks.drop(edit.part, edit.column.key);
      const { result } = edit;
      if ('change' in result) this.waiting.push(pending);
      else this.keep(pending, result.unread ? 'unread' : 'refused', result.refusal);
    }
    this.letGo.again();
    // A part is sent with what the server refused of it before: another cell of it may be what was wrong.
    this.sendAgain(this.marks.takeFailed(new Set(edits.map(({ part }) => part))));
    this.publish(edits.map(({ part }) => part));
    this.start();
  }

  /** Tries everything again that the server has not saved. */
  retry(): void {
    this.actions += 1;
    this.letGo.again();
    const failed = this.marks.takeFailed();
    this.sendAgain(failed);
    this.publish(failed.map(({ part }) => part));
    this.start();
  }

  private sendAgain(edits: readonly Pending[]): void {
    this.waiting = [...edits.map((edit) => ({ ...edit, action: this.actions })), ...this.waiting];
  }

  /** Saves the text of a cell over another's change of it. */
  overrule(part: number, column: string): void {
    const kept = this.marks.keptAt(part, column);
    if (kept) this.edit([kept]);
  }

  /** The edits of cells that are not stored, and the new parts among theirs. */
  unsaved(): UnsavedCells {
    const edits = [...this.sending, ...this.waiting, ...this.marks.all()].filter((edit) => !isCreation(edit));
    const parts = new Set(edits.map(({ part }) => part));
    return {
      cells: edits.map(({ part, column, text }) => ({ part, column: column.key, text })),
      added: this.added
        .current()
        .flatMap(({ part: { id, set_id }, key }) => (parts.has(id) ? [{ id, set_id, key }] : [])),
    };
  }

  /** Leaves edits at their cells that were made before, to be sent again or let go. @param message why they are not stored */
  recover(edits: readonly CellEdit[], message: string): void {
    this.actions += 1;
    for (const edit of edits) {
      const { result } = edit;
      const [state, reason] =
        'change' in result ? (['failed', message] as const) : (['refused', result.refusal] as const);
      this.keep({ ...edit, since: this.now(), action: this.actions }, state, reason);
    }
    this.publish(edits.map(({ part }) => part));
  }

  /**
   * Lets new parts go that are not stored; those on their way are not among them. What the server has stored without an answer
   * is removed there.
   * @returns how many
   */
  discardNew(parts: readonly number[]): number {
    const gone = parts.filter((part) => isNew(part) && this.of(part).length === 0 && this.added.find(part));
    this.letGo.add(gone.flatMap((part) => this.added.removalOf(part) ?? []));
    this.forget(gone);
    this.start();
    return gone.length;
  }

  /** Lets all texts go that were not saved, of an order that is gone. */
  discardAll(): void {
    const parts = [...new Set(this.marks.all().map(({ part }) => part))];
    this.forget(parts);
  }

  private forget(gone: readonly number[]): void {
    for (const part of gone) {
      this.added.remove(part);
      this.marks.dropAll(part);
    }
    this.waiting = this.waiting.filter(({ part }) => !gone.includes(part));
    if (gone.length > 0) this.publish(gone);
  }

  /** Lets the text of a cell go that was not saved; with the last one of a part that is not stored, the part. */
  discard(part: number, column: string): void {
    if (!this.marks.drop(part, column)) return;
    const isLast = isNew(part) && !this.unsaved().cells.some((cell) => cell.part === part);
    if (!isLast || this.discardNew([part]) === 0) this.publish([part]);
  }

  protected isDue(): boolean {
    return this.waiting.length > 0 || this.letGo.isDue();
  }

  protected changed(): void {
    this.publish([]);
  }

  protected async run(): Promise<void> {
    while (this.isDue()) {
      if (this.letGo.isDue()) await this.letGo.remove(this.port);
      const next = nextEdits(this.waiting, this.port.mostParts);
      this.waiting = this.waiting.filter((edit) => !next.has(edit));
      this.sending = [...next];
      const parts = [...new Set(this.sending.map(({ part }) => part))];
      await this.store(parts);
      this.sending = [];
      this.publish(parts);
    }
  }

  private async store(ids: readonly number[]): Promise<void> {
    const known = { port: this.port, seen: this.seen, added: this.added };
    const { sent, left } = callRows(this.sending, known);
    for (const { edit, state, message } of left) this.keep(edit, state, message);
    if (sent.length === 0) return;
    const edits = this.sending;
    const before = this.added.screen();
    try {
      const answer = await this.port.send(sent.map(({ row }) => row));
      this.saved(sent, answer);
      const { refused } = answer;
      if (refused.some(({ status }) => status === CONFLICT)) await this.port.refresh();
      for (const refusal of refused) {
        const row = sent[refusal.index];
        if (row) this.refuse(row, refusal);
      }
    } catch (error) {
      const message = this.port.failure(error);
      for (const edit of this.sending) this.keep(edit, 'failed', message);
      // New parts stay with their cells: the server has nothing against them.
      if (this.port.isPassing(error)) {
        this.added.unanswered(sent, edits, before);
        return;
      }
    }
    const { count, reason } = this.added.givenUp(ids);
    if (count === 0) return;
    this.waiting = this.waiting.filter(({ part }) => !isNew(part) || this.added.find(part));
    this.port.onNotAdded(count, reason);
  }

  /** Notes what a call has saved, and each action of it as a step that can be taken back. */
  private saved(sent: readonly SentRow[], answer: BatchAnswer): void {
    this.seen.saved(answer.parts);
    const ids = this.added.added(sent, answer);
    const waiting = this.waiting.map((edit) => ({ ...edit, part: ids.get(edit.part) ?? edit.part }));
    const missed = this.added.missed(this.sending);
    // A step of its own: a part can't be changed and taken away by one.
    if (missed.length > 0) this.actions += 1;
    this.waiting = [...missed.map((edit) => ({ ...edit, action: this.actions })), ...waiting];
    const actionOf = new Map(this.sending.map(({ part, action }) => [ids.get(part) ?? part, action]));
    const rows = sent.map(({ row }) => row);
    for (const [action, step] of undoStepsOf(rows, answer, actionOf)) this.stacks.saved(step, action);
    const versions = new Map(answer.parts.map(({ id, version }) => [id, version]));
    this.marks.store(this.sending, (part) => versions.get(part));
    this.publish([...ids.values()]);
  }

  /**
   * Takes the newest save back, or puts back what was taken back last, once nothing is on its way.
   * @returns the parts that stayed as they are, and why; null where there was nothing to do
   * @throws where the call fails: it can be tried again
   */
  step(direction: Direction): Promise<readonly Refusal[] | null> {
    return this.inTurn(() => undoCalls(direction, this.stacks, this.port, (parts) => this.seen.saved(parts)));
  }

  /** Removes parts, once nothing is on its way. @returns those that stayed, and why @throws where a call fails */
  async remove(parts: readonly number[]): Promise<readonly Refusal[]> {
    const refused = await this.inTurn(() => {
      this.actions += 1;
      for (const part of parts) this.marks.dropAll(part);
      return removal(parts, this.actions, this.stacks, this.port);
    });
    return refused ?? [];
  }

  /** Copies or moves parts to the end of a set, once nothing is on its way. @throws where the call fails */
  async transfer(transfer: Transfer): Promise<void> {
    await this.inTurn(() =>
      transferring(transfer, this.stacks, this.port).then((parts) => this.seen.saved(parts)),
    );
  }

  private of(id: number): Pending[] {
    return this.sending.filter(({ part }) => part === id);
  }

  private refuse({ part, row: { version } }: SentRow, refusal: Refusal): void {
    if (refusal.status === CONFLICT && this.port.known(part)?.version !== version) {
      // Made anew from what the other has left; a conflict of a cell shows then.
      this.waiting = [...this.of(part), ...this.waiting];
      return;
    }
    const { wrong, others } = blamed(this.of(part), refusal);
    for (const { edit, message } of wrong) this.keep(edit, 'failed', message);
    this.waiting = [...others, ...this.waiting];
  }

  /** Leaves an edit at its cell. */
  private keep(edit: Pending, state: CellMark['state'], message: string): void {
    this.sending = this.sending.filter((other) => other !== edit);
    this.marks.keep(edit, state, message);
  }

  /** Shows what the cells of these parts have by now. */
  private publish(parts: readonly number[]): void {
    this.marks.update(parts, [...this.sending, ...this.waiting]);
    this.notify();
  }
}
