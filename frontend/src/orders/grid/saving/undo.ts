import type { Part } from '../../data/types';
import type { BatchAnswer, BatchRow, MoveAnswer, PartsPlace, Refusal, SavePort } from './save-port';

export type Direction = 'undo' | 'redo';

/** A part in a save that can be taken back: the versions before and after it, and what the server keeps of before. */
interface UndoPart {
  part: number;
  /** Null: there was no such part before. */
  state: string | null;
  base: number | null;
  /** Null: there is no such part after. */
  version: number | null;
}

/** One save. */
interface UndoStep {
  /** Its calls, in their order: what is left of a set is where it was only when the last call is taken back first. */
  calls: readonly (readonly UndoPart[])[];
  /** Where its parts stood before, of a save that moved them; null for one that changed, added or removed them. */
  places: readonly PartsPlace[] | null;
  /** The action that it was made by, of which more may be saved. */
  action?: number;
}

/** Parts that are to come to the end of a set. */
export interface Transfer {
  mode: 'copy' | 'move';
  parts: readonly number[];
  setId: number;
  /** The order that copies are made of, where it is another. */
  from?: number | undefined;
}

/** Saves that are remembered; the server keeps the states of more. */
const MOST_STEPS = 100;

const savedParts = (rows: readonly BatchRow[], { parts, kept }: BatchAnswer): UndoPart[] =>
  kept.map(({ part_id, state }) => ({
    part: part_id,
    state,
    base: rows.find(({ id }) => id === part_id)?.version ?? null,
    version: parts.find(({ id }) => id === part_id)?.version ?? null,
  }));

/** The step that takes a move back. @param bases the versions of parts before it, where they are known */
const moveStep = (
  { parts, former }: MoveAnswer,
  bases: ReadonlyMap<number, number | null | undefined>,
): UndoStep => ({
  calls: [parts.map(({ id, version }) => ({ part: id, state: null, base: bases.get(id) ?? null, version }))],
  places: former,
});

/** The calls of a step with one more: what a part was before the step is what the first of its calls has found. */
const withCall = (calls: UndoStep['calls'], call: readonly UndoPart[]): UndoStep['calls'] => {
  const versions = new Map(call.map(({ part, version }) => [part, version]));
  const known = calls.map((each) =>
    each.map((part) => ({ ...part, version: versions.get(part.part) ?? part.version })),
  );
  const parts = new Set(calls.flat().map(({ part }) => part));
  const more = call.filter(({ part }) => !parts.has(part));
  return more.length > 0 ? [...known, more] : known;
};

/** The row that takes back what was made of a part. */
const undoRow = ({ part, state, version }: UndoPart): BatchRow => ({
  id: part,
  ...(version !== null && { version }),
  ...(state === null ? { remove: true } : { restore: state }),
});

/**
 * The saves that can be taken back, and those that were. A part is put back as a whole: only while nothing but these saves has
 * changed it, which its version shows. Taking a save back gives the part a new version in which it is what the save before it
 * had left: that save's version follows.
 */
export class Undo {
  private readonly steps: Record<Direction, UndoStep[]> = { undo: [], redo: [] };

  /** @param onSaved gets copied and moved parts as they are stored */
  constructor(
    private readonly port: SavePort,
    private readonly onSaved: (parts: readonly Part[]) => void,
  ) {}

  /** The action of the newest step; infinite for one without, and less than all where there is no step. */
  newestAction(): number {
    const step = this.steps.undo.at(-1);
    return step ? (step.action ?? Infinity) : -1;
  }

  isPossible(direction: Direction): boolean {
    return this.steps[direction].length > 0;
  }

  /**
   * Remembers what a call has made of these rows, each action of it as a step. What several calls save of one action is one step;
   * what was taken back before is forgotten.
   * @param actionOf the action of a part
   */
  remember(
    rows: readonly BatchRow[],
    answer: BatchAnswer,
    actionOf: (part: number) => number | undefined,
  ): void {
    const byAction = new Map<number, UndoPart[]>();
    for (const part of savedParts(rows, answer)) {
      const action = actionOf(part.part);
      if (action !== undefined) byAction.set(action, [...(byAction.get(action) ?? []), part]);
    }
    for (const [action, parts] of [...byAction].sort(([one], [other]) => one - other)) {
      const at = this.steps.undo.findIndex((step) => step.action === action);
      const step = { calls: withCall(this.steps.undo[at]?.calls ?? [], parts), places: null, action };
      if (at < 0) this.push(step);
      else this.steps.undo[at] = step;
      this.steps.redo = [];
    }
  }

  private push(step: UndoStep): void {
    this.steps.undo = [...this.steps.undo, step].slice(-MOST_STEPS);
    this.steps.redo = [];
  }

  /**
   * Removes parts, in as many calls as the server needs: one step.
   * @returns the parts that stayed, and why
   * @throws where a call fails; what was removed before can be taken back
   */
  async remove(parts: readonly number[], action: number): Promise<Refusal[]> {
    const { port } = this;
    const refused: Refusal[] = [];
    const known = parts.flatMap((part) => port.known(part) ?? []);
    for (let from = 0; from < known.length; from += port.mostParts) {
      const rows = known
        .slice(from, from + port.mostParts)
        .map(({ id, version }) => ({ id, version, remove: true }));
      const answer = await port.send(rows);
      this.remember(rows, answer, () => action);
      refused.push(...answer.refused);
    }
    if (refused.length > 0) await port.refresh();
    return refused;
  }

  /** Copies or moves parts to the end of a set: one step. @throws where the call fails */
  async transfer({ mode, parts, setId, from }: Transfer): Promise<void> {
    const bases = new Map(parts.map((id) => [id, this.port.known(id)?.version]));
    const answer = await this.port.transfer(mode, [{ set_id: setId, ids: [...parts], position: null }], from);
    if (mode === 'move') this.push(moveStep(answer, bases));
    else {
      const copies = answer.parts.map(({ id, version }) => ({ part: id, state: null, base: null, version }));
      this.push({ calls: [copies], places: null });
    }
    this.onSaved(answer.parts);
  }

  /**
   * Takes the newest step back, or puts the last one that was taken back in place again, in as many calls as the server needs.
   * @returns the parts that stayed as they are, and why; null where there is no such step
   */
  step(direction: Direction): Promise<readonly Refusal[]> | null {
    const step = this.steps[direction].pop();
    if (step === undefined) return null;
    return step.places === null ? this.putBack(direction, step) : this.moveBack(direction, step, step.places);
  }

  private async putBack(direction: Direction, step: UndoStep): Promise<Refusal[]> {
    const refused: Refusal[] = [];
    const made: UndoPart[][] = [];
    const left = [...step.calls];
    try {
      for (let call = left.at(-1); call !== undefined; call = left.at(-1)) {
        const rows = call.map(undoRow);
        const answer = await this.port.send(rows);
        left.pop();
        made.push(savedParts(rows, answer));
        refused.push(...answer.refused);
      }
    } finally {
      // Calls that were not sent can still be taken back.
      if (left.length > 0) this.steps[direction].push({ ...step, calls: left });
      if (made.length > 0) this.restored(direction, step, { calls: made, places: null });
    }
    if (refused.length > 0) await this.port.refresh();
    return refused;
  }

  /** Puts moved parts back to where they stood. */
  private async moveBack(
    direction: Direction,
    step: UndoStep,
    places: readonly PartsPlace[],
  ): Promise<Refusal[]> {
    const parts = step.calls.flat();
    try {
      const answer = await this.port.transfer('move', places);
      this.onSaved(answer.parts);
      const bases = new Map(parts.map(({ part, version }) => [part, version]));
      this.restored(direction, step, moveStep(answer, bases));
      return [];
    } catch (error) {
      const refusal = this.port.refusal(error);
      if (refusal === null) {
        this.steps[direction].push(step);
        throw error;
      }
      // Its set or its parts are gone: it can't be taken back later, either.
      await this.port.refresh();
      return parts.map((_part, index) => ({ ...refusal, index }));
    }
  }

  /** Remembers what calls that put `step` back have made: the step that puts it back again. */
  private restored(direction: Direction, step: UndoStep, made: UndoStep): void {
    const bases = new Map(step.calls.flat().map(({ part, base }) => [part, base]));
    for (const { part, version } of made.calls.flat())
      follow(this.steps[direction], part, bases.get(part), version);
    if (made.calls.some((call) => call.length > 0))
      this.steps[direction === 'undo' ? 'redo' : 'undo'].push(made);
  }
}

/** The newest step of a part has left it with `version`, where nothing else has changed it since: `base` shows that. */
function follow(
  steps: UndoStep[],
  part: number,
  base: number | null | undefined,
  version: number | null,
): void {
  const at = steps.findLastIndex(({ calls }) =>
    calls.some((call) => call.some((each) => each.part === part)),
  );
  const step = steps[at];
  if (step === undefined) return;
  const followed = (each: UndoPart) =>
    each.part === part && each.version === base ? { ...each, version } : each;
  steps[at] = { ...step, calls: step.calls.map((call) => call.map(followed)) };
}
