import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '../../i18n';
import { grid as text } from '../../i18n/orders';
import { keepDraft, takeDraft, useSession } from '../../providers';
import { useToast } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import { editsOf } from './core/edits';
import type { Row } from './core/rows';
import type { UnsavedCells } from './saving/save-port';
import type { Cells } from './use-cells';

/** The rows that kept cells are of: those that are there, and those that were to be added. */
const keptRows = (added: UnsavedCells['added'], { rows, saves }: Cells, sets: ReadonlySet<number>): Row[] => [
  ...rows.parts,
  ...added.flatMap(({ key, set_id }) => (sets.has(set_id) ? [saves.newRow(set_id, { key })] : [])),
];

/**
 * Texts that are not stored when the session ends are kept, and stand in their cells again, not saved, when the same user opens
 * the grid the next time in this tab.
 * @returns keeps it
 */
export const useKeptCells = (cells: Cells): (() => void) => {
  const { order, canEdit } = useOpenOrder();
  const { user } = useSession();
  const toast = useToast();
  const name = `grid-${order.id}`;
  const recovered = useRef(false);
  const { catalogues, columns, saves } = cells;
  const loaded = Object.values(catalogues).every((rows) => rows !== undefined);
  const recover = useEffectEvent(() => {
    const kept = user && takeDraft(name, user.id);
    const { cells: left = [], added = [] } = (kept ?? {}) as Partial<UnsavedCells>;
    if (left.length === 0 || !canEdit) return;
    const rows = keptRows(added, cells, new Set(order.sets.map(({ id }) => id)));
    const written = left.flatMap(({ key, column, text: typed }) => {
      const row = rows.findIndex((each) => each.key === key);
      const place = columns.findIndex((each) => each.key === column);
      return row >= 0 && place >= 0 ? [{ row, column: place, text: typed }] : [];
    });
    const context = { draftAt: (row: number) => rows[row], columns, catalogues };
    saves.recover(editsOf(written, context, 'pt-BR'), text.sessionEnded);
    toast(texts.editing.restored, 'info');
  });
  useEffect(() => {
    if (!loaded || recovered.current) return;
    recovered.current = true;
    recover();
  }, [loaded]);
  return () => {
    const unsaved = saves.unsaved();
    if (user && unsaved.cells.length > 0) keepDraft(name, user.id, { ...unsaved });
  };
};
