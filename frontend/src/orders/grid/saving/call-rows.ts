import type { Part } from '../../data/types';
import { changesNothing } from '../core/edits';
import { isNew } from '../core/new-part';
import { changesOf } from '../core/requests';
import type { NewParts, SentRow } from './new-parts';
import { withEdits } from './pending-edits';
import type { BatchRow, CellMark, Pending, SavePort } from './save-port';
import type { SeenParts } from './seen-parts';

/** An edit that no call takes, and what its cell says of it. */
export interface LeftEdit {
  edit: Pending;
  state: CellMark['state'];
  message: string;
}

/** What a call is made from: parts as they are known, what others have changed of them, parts to be added. */
interface Known {
  port: Pick<SavePort, 'known' | 'texts'>;
  seen: SeenParts;
  added: NewParts;
}

/** The edits of cells that another has changed since they were begun, unless both mean the same. */
const conflictsIn = (edits: readonly Pending[], stored: Part, { seen, port }: Known): LeftEdit[] =>
  edits
    .filter((edit) => seen.isTheirs(edit) && !changesNothing(edit, stored))
    .map((edit) => ({
      edit,
      state: 'conflict',
      message: port.texts.theirs(edit.column.whole?.(stored) ?? edit.column.show(stored, {})),
    }));

/** What is sent of one part; no row where nothing of it changes, or it is gone. */
function rowOf(id: number, edits: readonly Pending[], known: Known): { row?: BatchRow; left: LeftEdit[] } {
  if (isNew(id)) {
    const draft = known.added.find(id);
    if (draft === undefined) return { left: [] };
    const { part, key } = draft;
    return { row: { ...changesOf(part, withEdits(part, edits)), set_id: part.set_id, key }, left: [] };
  }
  const stored = known.port.known(id);
  if (stored === undefined) {
    const message = known.port.texts.gone;
    return { left: edits.map((edit) => ({ edit, state: 'refused', message })) };
  }
  known.seen.meet(stored);
  const left = conflictsIn(edits, stored, known);
  const conflicts = new Set(left.map(({ edit }) => edit));
  const own = edits.filter((edit) => !conflicts.has(edit));
  const changes = changesOf(stored, withEdits(stored, own));
  if (Object.keys(changes).length === 0) return { left };
  return { row: { ...changes, id, version: stored.version }, left };
}

/**
 * The rows of a call that saves these edits, one for each part that they change, in the order of the edits.
 * @returns the rows beside their parts, and the edits that stay at their cells
 */
export function callRows(edits: readonly Pending[], known: Known): { sent: SentRow[]; left: LeftEdit[] } {
  const sent: SentRow[] = [];
  const left: LeftEdit[] = [];
  for (const part of new Set(edits.map((edit) => edit.part))) {
    const one = rowOf(
      part,
      edits.filter((edit) => edit.part === part),
      known,
    );
    left.push(...one.left);
    if (one.row) sent.push({ part, row: one.row });
  }
  return { sent, left };
}
