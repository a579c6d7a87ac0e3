import type { PartDraft } from '../../part-dialog/draft/part-payload';
import { isRefusedBy } from '../core/requests';
import type { Pending, Refusal } from './save-port';

const NOT_FOUND = 404;

/**
 * The edits of the next call: as many actions as change different parts, so that each of them can be taken back by itself,
 * and as many parts as the server takes.
 */
export const nextEdits = (waiting: readonly Pending[], mostParts: number): ReadonlySet<Pending> => {
  const actionOf = new Map<number, number>();
  const taken = new Set<Pending>();
  for (const edit of waiting) {
    const action = actionOf.get(edit.part);
    if (action !== undefined && action !== edit.action) break;
    if (action === undefined && actionOf.size === mostParts) continue;
    actionOf.set(edit.part, edit.action);
    taken.add(edit);
  }
  return taken;
};

/** The part as these edits of it leave it. */
export const withEdits = (part: PartDraft, edits: readonly Pending[]): PartDraft =>
  edits.reduce((draft, { result }) => ('change' in result ? result.change(draft) : draft), part);

/** Which of a part's edits a refusal is about, each with its text, and the others, which can be sent again. */
export const blamed = (
  edits: readonly Pending[],
  { status, message, errors }: Refusal,
): { wrong: { edit: Pending; message: string }[]; others: Pending[] } => {
  const names = Object.keys(errors);
  const nameOf = ({ column }: Pending) =>
    names.find((name) => column.fields.some((field) => isRefusedBy(field, [name])));
  const found = edits.filter((edit) => nameOf(edit) !== undefined);
  const wrong = found.length === 0 || status === NOT_FOUND ? edits : found;
  return {
    wrong: wrong.map((edit) => ({ edit, message: errors[nameOf(edit) ?? '']?.[0] ?? message })),
    others: edits.filter((edit) => !wrong.includes(edit)),
  };
};
