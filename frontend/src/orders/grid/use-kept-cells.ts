import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '../../i18n';
import { keepDraft, readSession, takeDraft } from '../../providers';
import { useToast } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import { editsOf } from './core/edits';
import { creationOf, isNew } from './core/new-part';
import { readUnsavedCells, type UnsavedCells } from './saving/unsaved-cells';
import type { Cells } from './use-cells';

const { grid: text } = texts.orders;

const userId = (): number | null => {
  const session = readSession();
  return session.status === 'signed_in' ? session.user.id : null;
};

/** The parts that kept cells are of: those that are there, and new ones in place of those that were to be added. */
const partsOf = ({ added }: UnsavedCells, { rows, saves }: Cells, sets: ReadonlySet<number>) => {
  const parts = new Map(rows.parts.map((part) => [part.id, part]));
  for (const { id, set_id, key } of added)
    if (isNew(id) && sets.has(set_id)) parts.set(id, saves.newPart(set_id, key));
  return parts;
};

/**
 * What is not stored when the session ends is kept, and stands in its cells again, not saved, when the same user opens the grid
 * the next time in this tab.
 * @returns keeps it
 */
export const useKeptCells = (cells: Cells): (() => void) => {
  const { order, canEdit } = useOpenOrder();
  const toast = useToast();
  const name = `grid-${order.id}`;
  const recovered = useRef(false);
  const { catalogues, columns, saves } = cells;
  const loaded = Object.values(catalogues).every((rows) => rows !== undefined);
  const recover = useEffectEvent(() => {
    const user = userId();
    const kept = user === null ? null : readUnsavedCells(takeDraft(name, user));
    if (kept === null || kept.cells.length === 0 || !canEdit) return;
    const parts = partsOf(kept, cells, new Set(order.sets.map(({ id }) => id)));
    const rows = [...parts.values()];
    const written = kept.cells.flatMap(({ part, column, text: typed }) => {
      const at = parts.get(part);
      const place = columns.findIndex(({ key }) => key === column);
      return at && place >= 0 ? [{ row: rows.indexOf(at), column: place, text: typed }] : [];
    });
    const edits = editsOf(written, { draftOf: (row) => rows[row], columns, catalogues }, 'pt-BR');
    const creations = rows.filter(({ id }) => isNew(id)).map(({ id }) => creationOf(id));
    saves.recover([...creations, ...edits], text.sessionEnded);
    toast(texts.editing.restored, 'info');
  });
  useEffect(() => {
    if (!loaded || recovered.current) return;
    recovered.current = true;
    recover();
  }, [loaded]);
  return () => {
    const user = userId();
    const unsaved = saves.unsaved();
    if (user !== null && unsaved.cells.length > 0) keepDraft(name, user, { ...unsaved });
  };
};
