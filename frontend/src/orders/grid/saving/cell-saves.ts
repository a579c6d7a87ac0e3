import type { Part } from '../../data/types';
import type { PartDraft } from '../../part-dialog/draft/part-payload';
import { changesNothing, type CellEdit } from '../core/edits';
import { changesOf, differingFields, isRefusedBy } from '../core/requests';
import type { BatchAnswer, BatchRow, CellMark, Marks, Refusal, SavePort } from './save-port';
import { type UndoStep, UndoStacks } from './undo-stacks';

/** An edit on its way, with the moment in the changes of others at which it was begun. */
interface Pending extends CellEdit {
  since: number;
}

interface Kept {
  edit: Pending;
  mark: CellMark;
}

const CONFLICT = 409;
const NOT_FOUND = 404;

const keyOf = (part: number, field: string): string => `${String(part)} ${field}`;

/**
 * The saves of cells, one call after the other: each takes everything that was edited until then, and is made from the parts
 * as the last answer left them. What is refused stays at its cell, with its text; the part's other cells are saved.
 */
export class CellSaves {
  private waiting: Pending[] = [];
  private sending: Pending[] = [];
  private readonly kept = new Map<string, Kept>();
  private marks: Marks = new Map();
  private readonly listeners = new Set<() => void>();
  private running: Promise<void> | null = null;

  /** Parts as they were last seen, and when others last changed which field. */
  private seen = new Map<number, Part>();
  private readonly own = new Map<number, number>();
  private readonly theirs = new Map<string, number>();
  private clock = 0;
  private readonly stacks = new UndoStacks();

  constructor(private readonly port: SavePort) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What cells show instead of what is stored, by part and column; the same map until one of them changes. */
  readonly current = (): Marks => this.marks;

  /** The moment to name in an edit that begins now. */
  readonly now = (): number => this.clock;

  /** Whether something is still on its way. */
  readonly busy = (): boolean => this.running !== null;

  /** The part as it will be once what is on its way is saved. */
  draftOf(part: Part): PartDraft {
    return [...this.sending, ...this.waiting]
      .filter((edit) => edit.part === part.id)
      .reduce((draft: PartDraft, { result }) => ('change' in result ? result.change(draft) : draft), part);
  }

  /** Notes what others have changed since these parts were last seen. */
  observe(parts: readonly Part[]): void {
    for (const part of parts) {
      const before = this.seen.get(part.id);
      if (before === undefined || before.version < part.version) this.note(before, part);
    }
    this.seen = new Map(parts.map((part) => [part.id, this.newer(part)]));
  }

  private newer(part: Part): Part {
    const before = this.seen.get(part.id);
    return before !== undefined && before.version > part.version ? before : part;
  }

  private note(before: Part | undefined, part: Part): void {
    this.seen.set(part.id, part);
    if (before === undefined || this.own.get(part.id) === part.version) return;
    this.clock += 1;
    for (const field of differingFields(before, part)) this.theirs.set(keyOf(part.id, field), this.clock);
  }

  /** Saves these edits, begun at the moment `since`; an earlier edit of the same cell that was refused is replaced. */
  edit(edits: readonly CellEdit[], since = this.clock): void {
    for (const edit of edits) {
      this.kept.delete(keyOf(edit.part, edit.column.key));
      const { result } = edit;
      if ('refusal' in result) this.keep({ ...edit, since }, 'refused', result.refusal);
      else this.waiting.push({ ...edit, since });
    }
    this.sendAgain(new Set(edits.map(({ part }) => part)));
    this.publish(edits.map(({ part }) => part));
    this.start();
  }

  /** A part is sent with what the server refused of it before: another cell of it may be what was wrong. */
  private sendAgain(parts: ReadonlySet<number>): void {
    const again = [...this.kept.values()]
      .filter(({ edit, mark }) => mark.state === 'failed' && parts.has(edit.part))
      .map(({ edit }) => edit);
    this.waiting = [...again, ...this.waiting];
    for (const { part, column } of again) this.kept.delete(keyOf(part, column.key));
  }

  /** Tries everything again that the server has not saved. */
  retry(): void {
    const parts = [...this.kept.values()].map(({ edit }) => edit.part);
    this.sendAgain(new Set(parts));
    this.publish(parts);
    this.start();
  }

  /** Saves the text of a cell over another's change of it. */
  overrule(part: number, column: string): void {
    const kept = this.kept.get(keyOf(part, column));
    if (kept) this.edit([kept.edit]);
  }

  /** Lets the text of a cell go that was not saved. */
  discard(part: number, column: string): void {
    if (this.kept.delete(keyOf(part, column))) this.publish([part]);
  }

  /** Waits until nothing is on its way. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private start(): void {
    if (this.waiting.length === 0) return;
    this.running ??= this.run().finally(() => {
      this.running = null;
      this.publish([]);
      // Something may have come in between the last look and this.
      this.start();
    });
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const parts = [...new Set(this.waiting.map(({ part }) => part))].slice(0, this.port.mostParts);
      const included = new Set(parts);
      this.sending = this.waiting.filter(({ part }) => included.has(part));
      this.waiting = this.waiting.filter(({ part }) => !included.has(part));
      await this.store(parts);
      this.sending = [];
      this.publish(parts);
    }
  }

  private async store(ids: readonly number[]): Promise<void> {
    const rows: BatchRow[] = [];
    for (const id of ids) {
      const row = this.rowOf(id);
      if (row) rows.push(row);
    }
    if (rows.length === 0) return;
    try {
      const answer = await this.port.send(rows);
      const { refused } = answer;
      this.stacks.saved(this.taken(rows, answer));
      if (refused.some(({ status }) => status === CONFLICT)) await this.port.refresh();
      for (const refusal of refused) {
        const row = rows[refusal.index];
        if (row) this.refuse(row, refusal);
      }
    } catch (error) {
      const message = this.port.failure(error);
      for (const edit of this.sending) this.keep(edit, 'failed', message);
    }
  }

  /** Notes the saved parts as own changes. @returns the step that takes them back */
  private taken(rows: readonly BatchRow[], { parts, kept }: BatchAnswer): UndoStep {
    for (const part of parts) {
      this.own.set(part.id, part.version);
      this.seen.set(part.id, part);
    }
    return kept.flatMap(({ part_id, state }) => {
      const base = rows.find(({ id }) => id === part_id)?.version;
      const version = parts.find(({ id }) => id === part_id)?.version;
      return base === undefined || version === undefined ? [] : [{ part: part_id, state, base, version }];
    });
  }

  readonly canUndo = (): boolean => this.stacks.canUndo();
  readonly canRedo = (): boolean => this.stacks.canRedo();

  /**
   * Takes the newest save back, or puts back what was taken back last, once nothing is on its way.
   * @returns the parts that stayed as they are, and why; null where there was nothing to do
   * @throws where the call fails: it can be tried again
   */
  async step(direction: 'undo' | 'redo'): Promise<readonly Refusal[] | null> {
    await this.settled();
    const step = this.stacks.take(direction);
    if (step === undefined) return null;
    const call = this.putBack(direction, step);
    this.running = call
      .then(
        () => undefined,
        () => this.stacks.giveBack(direction, step),
      )
      .finally(() => {
        this.running = null;
        this.publish([]);
        this.start();
      });
    this.publish([]);
    return call;
  }

  private async putBack(direction: 'undo' | 'redo', step: UndoStep): Promise<readonly Refusal[]> {
    const rows = step.map(({ part, state, version }) => ({ id: part, version, restore: state }));
    const answer = await this.port.send(rows);
    this.stacks.restored(direction, step, this.taken(rows, answer));
    if (answer.refused.length > 0) await this.port.refresh();
    return answer.refused;
  }

  /** What is sent of a part; null where nothing of it changes, or it is gone. */
  private rowOf(id: number): BatchRow | null {
    const known = this.port.known(id);
    if (known === undefined) {
      for (const edit of this.of(id)) this.keep(edit, 'refused', this.port.texts.gone);
      return null;
    }
    const before = this.seen.get(id);
    if (before !== undefined && before.version < known.version) this.note(before, known);
    this.keepConflicts(id, known);
    const draft = this.of(id).reduce(
      (part: PartDraft, { result }) => ('change' in result ? result.change(part) : part),
      known,
    );
    const changes = changesOf(known, draft);
    return Object.keys(changes).length === 0 ? null : { ...changes, id, version: known.version };
  }

  private of(id: number): Pending[] {
    return this.sending.filter(({ part }) => part === id);
  }

  /** Takes out the edits of cells that another has changed since they were begun, unless both mean the same. */
  private keepConflicts(id: number, known: Part): void {
    const isTheirs = ({ column, since }: Pending) =>
      column.fields.some((field) => (this.theirs.get(keyOf(id, field)) ?? 0) > since);
    for (const edit of this.of(id)) {
      if (!isTheirs(edit) || changesNothing(edit, known)) continue;
      this.keep(edit, 'conflict', this.port.texts.theirs(edit.column.show(known, {})));
    }
  }

  private refuse({ id, version }: BatchRow, { status, message, errors }: Refusal): void {
    if (status === CONFLICT && this.port.known(id)?.version !== version) {
      // Made anew from what the other has left; a conflict of a cell shows then.
      this.waiting = [...this.of(id), ...this.waiting];
      return;
    }
    const names = Object.keys(errors);
    const wrong = this.of(id).filter(({ column }) =>
      column.fields.some((field) => isRefusedBy(field, names)),
    );
    const others = this.of(id).filter((edit) => !wrong.includes(edit));
    const all = wrong.length === 0 || status === NOT_FOUND;
    const textOf = ({ column }: Pending) => {
      const name = names.find((each) => column.fields.some((field) => isRefusedBy(field, [each])));
      return (name === undefined ? undefined : errors[name]?.[0]) ?? message;
    };
    for (const edit of all ? this.of(id) : wrong) this.keep(edit, 'failed', textOf(edit));
    if (!all) this.waiting = [...others, ...this.waiting];
  }

  /** Leaves an edit at its cell. */
  private keep(edit: Pending, state: CellMark['state'], message: string): void {
    this.sending = this.sending.filter((other) => other !== edit);
    this.kept.set(keyOf(edit.part, edit.column.key), { edit, mark: { text: edit.text, state, message } });
  }

  /** Shows what the cells of these parts have by now. */
  private publish(parts: readonly number[]): void {
    const touched = new Set(parts);
    const marks = new Map([...this.marks].filter(([part]) => !touched.has(part)));
    const put = (part: number, column: string, mark: CellMark) => {
      if (!touched.has(part)) return;
      marks.set(part, new Map([...(marks.get(part) ?? []), [column, mark]]));
    };
    for (const { edit, mark } of this.kept.values()) put(edit.part, edit.column.key, mark);
    for (const { part, column, text } of [...this.sending, ...this.waiting]) {
      put(part, column.key, { text, state: 'saving', message: null });
    }
    this.marks = marks;
    for (const listener of this.listeners) listener();
  }
}
