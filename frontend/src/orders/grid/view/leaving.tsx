import { useEffect } from 'react';
import { type Difference, GoneDialog, useGone } from '../../../editing';
import { useLeaveRule } from '../../../editing/leaving/leave-guard';
import { UnsavedDialog } from '../../../editing/leaving/use-form-guard';
import { cellName } from '../core/columns';
import { useIsEditing } from '../use-editor';
import type { Grid } from '../use-grid';

/** The texts of cells that are not stored, by what the cells are called. */
const typedIn = ({ marks, rows, columns }: Grid): Difference[] =>
  [...marks].flatMap(([rowKey, row]) =>
    [...row].flatMap(([key, { state, text }]) => {
      const part = rows.parts[rows.placeOf.get(rowKey) ?? -1]?.part;
      const column = columns.find((each) => each.key === key);
      return state === 'saving' || !part || !column
        ? []
        : [{ label: cellName(column, part), own: text, other: '' }];
    }),
  );

/**
 * Asks before texts are lost that were refused; what is on its way is waited for. Where the order was deleted meanwhile they can
 * be copied.
 */
export const Leaving = ({ grid }: { grid: Grid }) => {
  const { marks, busy, editor, keepUnsaved, saves } = grid;
  const editing = useIsEditing(editor);
  const gone = useGone();
  const refused = [...marks.values()].some((row) =>
    [...row.values()].some(({ state }) => state !== 'saving'),
  );
  const held = useLeaveRule({
    unsaved: () => refused || busy || editor.isEditing(),
    leaves: ({ from, to }) => from.pathname !== to.pathname,
    keep: keepUnsaved,
  });
  const free = !refused && !busy && !editing;
  const proceed = held?.proceed;
  const letGo = gone?.onLetGo;
  useEffect(() => {
    if (!free) return;
    proceed?.();
    letGo?.();
  }, [free, proceed, letGo]);
  if (gone && refused)
    return <GoneDialog message={gone.message} typed={typedIn(grid)} onDiscard={() => saves.discardAll()} />;
  return held && refused ? <UnsavedDialog onStay={held.stay} onDiscard={held.proceed} /> : null;
};
