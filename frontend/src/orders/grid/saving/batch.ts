import type { Part } from '../../data/types';
import type { PartDraft } from '../../part-dialog/draft/part-payload';
import { changesNothing } from '../core/edits';
import { changesOf } from '../../part-dialog/draft/part-changes';
import { processField } from '../core/process-columns';
import type { NewRows } from './new-rows';
import type { BatchRow, CellMark, Pending, Refusal, SavePort } from './save-port';
import type { SeenParts } from './seen-parts';

const NOT_FOUND = 404;

/** Of a part without a change since it was added. */
const FIRST_VERSION = 1;

/** A row of a call, beside the key of the grid's row. */
export interface SentRow {
  key: string;
  row: BatchRow;
}

/** An edit that stays at its cell, and what that says of it. */
export interface LeftEdit {
  edit: Pending;
  state: Exclude<CellMark['state'], 'saving'>;
  message: string;
}

/** The sources of a call: parts as they are known, what others have changed of them, rows to be added. */
interface Known {
  port: Pick<SavePort, 'known' | 'texts'>;
  seen: SeenParts;
  rows: NewRows;
}

interface Due {
  key: string;
  action: number;
}

/**
 * The share of this that the next call takes: as many actions as change different rows, so that each of them can be taken back
 * by itself, and as many rows as the server takes.
 */
export const nextDue = <Item extends Due>(waiting: readonly Item[], mostParts: number): Item[] => {
  const actionOf = new Map<string, number>();
  const taken: Item[] = [];
  for (const item of waiting.toSorted((one, other) => one.action - other.action)) {
    const action = actionOf.get(item.key);
    if (action !== undefined && action !== item.action) break;
    if (action === undefined && actionOf.size === mostParts) continue;
    actionOf.set(item.key, item.action);
    taken.push(item);
  }
  return taken;
};

/** The part as these edits of it leave it. */
export const withEdits = (part: PartDraft, edits: readonly Pending[]): PartDraft =>
  edits.reduce((draft, { result }) => ('change' in result ? result.change(draft) : draft), part);

/** The edits of cells that another has changed since they were begun, unless both mean the same. */
const conflictsIn = (edits: readonly Pending[], stored: Part, { seen, port }: Known): LeftEdit[] =>
  edits
    .filter((edit) => seen.isTheirs(stored.id, edit) && !changesNothing(edit, stored))
    .map((edit) => ({
      edit,
      state: 'conflict',
      message: port.texts.theirs(edit.column.whole?.(stored) ?? edit.column.show(stored, {})),
    }));

/**
 * The row of a call that saves these edits of one row.
 * @returns no row where nothing of the part changes, or it is gone; and the edits that stay at their cells
 */
export function batchRow(
  key: string,
  edits: readonly Pending[],
  known: Known,
): { row?: BatchRow; left: LeftEdit[] } {
  const id = known.rows.idOf(key);
  if (id === null) {
    const added = known.rows.find(key);
    if (!added) return { left: [] };
    const { part, leaving } = added;
    const fields = leaving
      ? { version: FIRST_VERSION, remove: true }
      : changesOf(part, withEdits(part, edits));
    return { row: { ...fields, set_id: part.set_id, key }, left: [] };
  }
  const stored = known.port.known(id);
  if (stored === undefined) {
    const message = known.port.texts.gone;
    return { left: edits.map((edit) => ({ edit, state: 'refused', message })) };
  }
  known.seen.see(stored);
  const left = conflictsIn(edits, stored, known);
  const conflicts = new Set(left.map(({ edit }) => edit));
  const own = edits.filter((edit) => !conflicts.has(edit));
  const changes = changesOf(stored, withEdits(stored, own));
  if (Object.keys(changes).length === 0) return { left };
  return { row: { ...changes, id, version: stored.version }, left };
}

/** Whether what the server refused of a part is this field: process rows are refused by their place. */
const isRefusedBy = (field: string, refused: string): boolean =>
  refused === field || (refused.startsWith('processes') && field.startsWith(processField(0).slice(0, -1)));

/** The edits of a row that a refusal is about, as they stay; `whole` where it is about the row itself. */
export const blamed = (
  edits: readonly Pending[],
  { status, message, errors }: Refusal,
): { wrong: LeftEdit[]; whole: boolean } => {
  const names = Object.keys(errors);
  const nameOf = ({ column }: Pending) =>
    names.find((name) => column.fields.some((field) => isRefusedBy(field, name)));
  const found = edits.filter((edit) => nameOf(edit) !== undefined);
  const whole = found.length === 0 || status === NOT_FOUND;
  const wrong = (whole ? edits : found).map((edit): LeftEdit => {
    return { edit, state: 'failed', message: errors[nameOf(edit) ?? '']?.[0] ?? message };
  });
  return { wrong, whole };
};
