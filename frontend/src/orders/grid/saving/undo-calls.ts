import type { Part } from '../../data/types';
import type { BatchAnswer, BatchRow, Refusal, SavePort } from './save-port';
import type { UndoPart, UndoStacks, UndoStep } from './undo-stacks';

export type Direction = 'undo' | 'redo';

/** The step that takes back what a call has made of these rows. */
export const undoStepOf = (rows: readonly BatchRow[], { parts, kept }: BatchAnswer): UndoStep =>
  kept.map(({ part_id, state }) => ({
    part: part_id,
    state,
    base: rows.find(({ id }) => id === part_id)?.version ?? null,
    version: parts.find(({ id }) => id === part_id)?.version ?? null,
  }));

/** The same, for each action that the call was made of. @param actionOf of each part */
export const undoStepsOf = (
  rows: readonly BatchRow[],
  answer: BatchAnswer,
  actionOf: ReadonlyMap<number, number>,
): [action: number, step: UndoStep][] => {
  const step = undoStepOf(rows, answer);
  return [...new Set(actionOf.values())].map((action) => [
    action,
    step.filter(({ part }) => actionOf.get(part) === action),
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

/** The row that takes back what was made of a part. */
const undoRow = ({ part, state, version }: UndoPart): BatchRow => ({
  id: part,
  ...(version !== null && { version }),
  ...(state === null ? { remove: true } : { restore: state }),
});

const putBack = async (
  direction: Direction,
  step: UndoStep,
  stacks: UndoStacks,
  port: SavePort,
  onSaved: (parts: readonly Part[]) => void,
): Promise<Refusal[]> => {
  const refused: Refusal[] = [];
  const made: UndoStep[] = [];
  let sent = 0;
  try {
    while (sent < step.length) {
      const rows = step.slice(sent, sent + port.mostParts).map(undoRow);
      const answer = await port.send(rows);
      sent += rows.length;
      onSaved(answer.parts);
      made.push(undoStepOf(rows, answer));
      refused.push(...answer.refused);
    }
  } finally {
    // What was not sent can still be taken back.
    if (sent < step.length) stacks.giveBack(direction, step.slice(sent));
    if (sent > 0) stacks.restored(direction, step, made.flat());
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
  return step === undefined ? null : putBack(direction, step, stacks, port, onSaved);
};
