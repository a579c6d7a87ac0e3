import type { PartsPlace } from './save-port';

/** A part in a save that can be taken back: the versions before and after it, and what the server keeps of before. */
export interface UndoPart {
  part: number;
  /** Null: there was no such part before. */
  state: string | null;
  base: number | null;
  /** Null: there is no such part after. */
  version: number | null;
}

/** One save. */
export interface UndoStep {
  /** Its calls, in their order: what is left of a set is where it was only when the last call is taken back first. */
  calls: readonly (readonly UndoPart[])[];
  /** Where its parts stood before, of a save that moved them; null for one that changed, added or removed them. */
  places: readonly PartsPlace[] | null;
}

/** A save that did not move parts. */
export const savedStep = (...calls: readonly (readonly UndoPart[])[]): UndoStep => ({ calls, places: null });

/** Saves that are remembered; the server keeps the states of more. */
const MOST_STEPS = 100;

/**
 * The saves that can be taken back, and those that were. A part is put back as a whole: only while nothing but these saves has
 * changed it, which its version shows. Taking a save back gives the part a new version in which it is what the save before it
 * had left: that save's version follows.
 */
export class UndoStacks {
  private undone: UndoStep[] = [];
  private done: UndoStep[] = [];
  /** The action that a step was made by, while more of it may be saved. */
  private readonly actions = new WeakMap<UndoStep, number>();

  canUndo(): boolean {
    return this.done.length > 0;
  }

  canRedo(): boolean {
    return this.undone.length > 0;
  }

  /**
   * A save that was not taken back before: what was taken back is forgotten. What several calls save of one action is one
   * step.
   */
  saved(step: UndoStep, action?: number): void {
    if (step.calls.every((call) => call.length === 0)) return;
    const at = this.done.findIndex((each) => action !== undefined && this.actions.get(each) === action);
    const whole = { ...step, calls: [...(this.done[at]?.calls ?? []), ...step.calls] };
    if (action !== undefined) this.actions.set(whole, action);
    this.done = (at < 0 ? [...this.done, whole] : this.done.with(at, whole)).slice(-MOST_STEPS);
    this.undone = [];
  }

  /** Takes the newest save, or the one that was taken back last, from its stack. */
  take(direction: 'undo' | 'redo'): UndoStep | undefined {
    return direction === 'undo' ? this.done.pop() : this.undone.pop();
  }

  /** Puts a step that could not be made back onto its stack. */
  giveBack(direction: 'undo' | 'redo', step: UndoStep): void {
    (direction === 'undo' ? this.done : this.undone).push(step);
  }

  /** What a call that put `step` back has made: the step that puts it back again. */
  restored(direction: 'undo' | 'redo', step: UndoStep, made: UndoStep): void {
    const [from, to] = direction === 'undo' ? [this.done, this.undone] : [this.undone, this.done];
    const parts = step.calls.flat();
    for (const { part, version } of made.calls.flat()) {
      const base = parts.find((each) => each.part === part)?.base;
      follow(from, part, base, version);
    }
    if (made.calls.some((call) => call.length > 0)) to.push(made);
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
