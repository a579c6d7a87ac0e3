import type { Part } from '../../data/types';
import type { BatchAnswer, BatchRow, Refusal, SavePort } from './save-port';
import type { UndoStacks, UndoStep } from './undo-stacks';

export type Direction = 'undo' | 'redo';

/** The step that takes back what a call has made of these rows. */
export const undoStepOf = (rows: readonly BatchRow[], { parts, kept }: BatchAnswer): UndoStep =>
  kept.flatMap(({ part_id, state }) => {
    const base = rows.find(({ id }) => id === part_id)?.version;
    const version = parts.find(({ id }) => id === part_id)?.version;
    return base === undefined || version === undefined ? [] : [{ part: part_id, state, base, version }];
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
      const rows = step
        .slice(sent, sent + port.mostParts)
        .map(({ part, state, version }) => ({ id: part, version, restore: state }));
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
