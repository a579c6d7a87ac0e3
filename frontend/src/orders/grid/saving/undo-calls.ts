import type { Part } from '../../data/types';
import type { BatchAnswer, BatchRow, MoveAnswer, Refusal, SavePort } from './save-port';
import { savedStep, type UndoPart, type UndoStacks, type UndoStep } from './undo-stacks';

export type Direction = 'undo' | 'redo';

const undoPartsOf = (rows: readonly BatchRow[], { parts, kept }: BatchAnswer): UndoPart[] =>
  kept.map(({ part_id, state }) => ({
    part: part_id,
    state,
    base: rows.find(({ id }) => id === part_id)?.version ?? null,
    version: parts.find(({ id }) => id === part_id)?.version ?? null,
  }));

/** The step that takes back what a call has made of these rows. */
export const undoStepOf = (rows: readonly BatchRow[], answer: BatchAnswer): UndoStep =>
  savedStep(undoPartsOf(rows, answer));

/** The same, for each action that the call was made of. @param actionOf of each part */
export const undoStepsOf = (
  rows: readonly BatchRow[],
  answer: BatchAnswer,
  actionOf: ReadonlyMap<number | null, number>,
): [action: number, step: UndoStep][] => {
  const parts = undoPartsOf(rows, answer);
  return [...new Set(actionOf.values())].map((action) => [
    action,
    savedStep(parts.filter(({ part }) => actionOf.get(part) === action)),
  ]);
};

/**
 * Removes parts, in as many calls as the server needs: one step.
 * @returns the parts that stayed, and why
 * @throws where a call fails; what was removed before can be taken back
 */
export const removal = async (
  parts: readonly number[],
  action: number,
  stacks: UndoStacks,
  port: SavePort,
): Promise<Refusal[]> => {
  const refused: Refusal[] = [];
  const known = parts.flatMap((part) => port.known(part) ?? []);
  for (let from = 0; from < known.length; from += port.mostParts) {
    const rows = known
      .slice(from, from + port.mostParts)
      .map(({ id, version }) => ({ id, version, remove: true }));
    const answer = await port.send(rows);
    stacks.saved(undoStepOf(rows, answer), action);
    refused.push(...answer.refused);
  }
  if (refused.length > 0) await port.refresh();
  return refused;
};

/** The step that takes a move back. @param before the parts as they were, where they are known */
const moveStep = ({ parts, former }: MoveAnswer, baseOf: (part: number) => number | null): UndoStep => ({
  calls: [parts.map(({ id, version }) => ({ part: id, state: null, base: baseOf(id), version }))],
  places: former,
});

/** Parts that are to come to the end of a set. */
export interface Transfer {
  mode: 'copy' | 'move';
  parts: readonly number[];
  setId: number;
  /** The order that copies are made of, where it is another. */
  from?: number | undefined;
}

/**
 * Copies or moves parts to the end of a set: one step.
 * @throws where the call fails
 */
export const transferring = async (
  { mode, parts, setId, from }: Transfer,
  stacks: UndoStacks,
  port: SavePort,
): Promise<readonly Part[]> => {
  const versions = new Map(parts.flatMap((id) => [[id, port.known(id)?.version ?? null] as const]));
  const answer = await port.transfer(mode, [{ set_id: setId, ids: [...parts], position: null }], from);
  if (mode === 'move') {
    stacks.saved(moveStep(answer, (part) => versions.get(part) ?? null));
    return answer.parts;
  }
  const copies = answer.parts.map(({ id, version }) => ({ part: id, state: null, base: null, version }));
  stacks.saved(savedStep(copies));
  return answer.parts;
};

/** The row that takes back what was made of a part. */
const undoRow = ({ part, state, version }: UndoPart): BatchRow => ({
  id: part,
  ...(version !== null && { version }),
  ...(state === null ? { remove: true } : { restore: state }),
});

/** What taking back works on. */
interface Undoing {
  stacks: UndoStacks;
  port: SavePort;
  onSaved: (parts: readonly Part[]) => void;
}

type PutBack = (direction: Direction, step: UndoStep, undoing: Undoing) => Promise<Refusal[]>;

/** Puts moved parts back to where they stood. */
const moveBack: PutBack = async (direction, step, { stacks, port, onSaved }) => {
  const parts = step.calls.flat();
  try {
    const answer = await port.transfer('move', step.places ?? []);
    onSaved(answer.parts);
    const versions = new Map(parts.map(({ part, version }) => [part, version]));
    stacks.restored(
      direction,
      step,
      moveStep(answer, (part) => versions.get(part) ?? null),
    );
    return [];
  } catch (error) {
    const refusal = port.refusal(error);
    if (refusal === null) {
      stacks.giveBack(direction, step);
      throw error;
    }
    // Its set or its parts are gone: it can't be taken back later, either.
    await port.refresh();
    return parts.map((_part, index) => ({ ...refusal, index }));
  }
};

const putBack: PutBack = async (direction, step, { stacks, port, onSaved }) => {
  const refused: Refusal[] = [];
  const made: UndoPart[][] = [];
  const left = [...step.calls];
  try {
    for (let call = left.at(-1); call !== undefined; call = left.at(-1)) {
      const rows = call.map(undoRow);
      const answer = await port.send(rows);
      left.pop();
      onSaved(answer.parts);
      made.push(undoPartsOf(rows, answer));
      refused.push(...answer.refused);
    }
  } finally {
    // What was not sent can still be taken back.
    if (left.length > 0) stacks.giveBack(direction, { ...step, calls: left });
    if (made.length > 0) stacks.restored(direction, step, savedStep(...made));
  }
  if (refused.length > 0) await port.refresh();
  return refused;
};

/**
 * Takes the newest step back, or puts the last one that was taken back in place again, in as many calls as the server needs.
 * @returns the parts that stayed as they are, and why; null where there is no such step
 */
export const undoCalls = (
  direction: Direction,
  stacks: UndoStacks,
  port: SavePort,
  onSaved: (parts: readonly Part[]) => void,
): Promise<readonly Refusal[]> | null => {
  const step = stacks.take(direction);
  if (step === undefined) return null;
  const back = step.places === null ? putBack : moveBack;
  return back(direction, step, { stacks, port, onSaved });
};
