import { useMemo, useState, useSyncExternalStore } from 'react';
import { grid as text, screen } from '../../i18n/orders';
import { foundOptions, useToast } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { PartDraft } from '../part-dialog/draft/part-payload';
import { type CellOption, type GridColumn, isShown } from './core/column';
import { nameKey } from './core/names';
import type { Selection } from './core/selection';
import { Stored } from './stored';
import type { Cells } from './use-cells';

/** The edit of the active cell, as far as it has come. */
interface Editing {
  /** The keys of the cell's row and column, whatever becomes of those around it. */
  target: { row: string; column: string };
  text: string;
  /** Began by typing over the cell: the arrows leave it then, where F2 lets them move within its text. */
  typed: boolean;
  /** The moment in the changes of others. */
  since: number;
  /** Which option Enter takes; null while the text counts. */
  highlighted: number | null;
  /** The list of options is open although nothing was typed. */
  listed: boolean;
}

/** An edit as its cell shows it. */
export interface EditView {
  /** The text that is typed; null while nothing is. */
  text: string | null;
  options: readonly CellOption[];
  highlighted: number | null;
}

const NONE: EditView = { text: null, options: [], highlighted: null };

/** The options that are offered: everything where the list was opened, what holds the words where something is typed. */
const offered = ({ text: written, typed, listed }: Editing, all: readonly CellOption[]): CellOption[] => {
  const wanted = typed ? written : '';
  if (!listed && wanted.trim() === '') return [];
  const isMeant = ({ label }: CellOption) => Number(nameKey(label) === nameKey(wanted));
  return foundOptions(all, wanted).toSorted((one, other) => isMeant(other) - isMeant(one));
};

const viewOf = (editing: Editing | null, optionsOf: () => readonly CellOption[]): EditView => {
  if (editing === null) return NONE;
  const options = offered(editing, optionsOf());
  const { text: typed, highlighted } = editing;
  return {
    text: typed,
    options,
    highlighted: highlighted !== null && highlighted < options.length ? highlighted : null,
  };
};

/** Writes what was typed into its cell, wherever that is by now. */
const useCommit = ({ rows, columns, canEdit, ...cells }: Cells) => {
  const toast = useToast();
  return ({ target, text: typed, since }: Editing, option: CellOption | null) => {
    const row = rows.placeOf.get(target.row);
    const place = columns.findIndex(({ key }) => key === target.column);
    const column = columns[place];
    if (!canEdit) {
      toast(text.noLongerEditable(typed));
      return;
    }
    if (row === undefined || !column) {
      toast(text.gone);
      return;
    }
    const { next } = rows;
    const isNext = next !== null && target.row === next.key;
    if (option) {
      if (isNext) cells.saves.newRow(next.part.set_id);
      const result = { change: option.change };
      cells.save([{ key: target.row, column, text: option.label, result }], since);
    } else if (isNext) cells.writeOn([{ row, column: place, text: typed }], 'pt-BR');
    else cells.write([{ row, column: place, text: typed }], 'pt-BR', since);
  };
};

/** Why a text can't be typed into a cell; null where it can. */
const refusalOf = (column: GridColumn, part: PartDraft, canEdit: boolean): string | null => {
  if (!canEdit) return screen.readOnly;
  const reason = column.readOnly(part);
  // A text that is typed into any other is kept and marked: Enter would take a notice away with the cell that it is about.
  return isShown(column) || reason === text.processTwice ? reason : null;
};

/** The selection as it is now, and the place of notices below the cells. */
export interface EditorPlace {
  /** Reads what is selected now. */
  selection: () => Selection;
  onNotice: (notice: string) => void;
}

/** Makes an edit of the active cell, unless nothing can be typed there: it says why. */
const useOpening = (cells: Cells, { selection, onNotice }: EditorPlace) => {
  const { openPart } = useOpenOrder();
  /** @param typed in place of the cell's text */
  return (typed: string | null, listed: boolean): Editing | null => {
    const { row, column: place } = selection().active;
    const [at, column] = [cells.writableAt(row), cells.columns[place]];
    if (!at || !column) return null;
    const reason = refusalOf(column, at.part, cells.canEdit);
    if (reason !== null) {
      onNotice(reason);
      if ((reason === text.processTwice || column.key === 'thumbnail') && at.id) openPart(at.id);
      return null;
    }
    return {
      target: { row: at.key, column: column.key },
      text: typed ?? cells.textOf(row, place),
      typed: typed !== null,
      since: cells.saves.now(),
      highlighted: typed === null ? null : 0,
      listed,
    };
  };
};

/**
 * The edit of the active cell: begun by typing or F2, kept by Enter, Tab or leaving, dropped by Escape. Each key that is typed
 * draws what reads the edit (`useEditView`, `useIsEditing`), and not the grid.
 */
export const useEditor = (cells: Cells, place: EditorPlace) => {
  const [edit] = useState(() => new Stored<Editing | null>(null));
  const { current, subscribe } = edit;
  const opened = useOpening(cells, place);
  const keep = useCommit(cells);
  const optionsOf = () => {
    const { row, column } = place.selection().active;
    return cells.optionsOf(row, cells.columns[column]);
  };
  const begin = (typed: string | null, listed = false) => {
    const editing = opened(typed, listed);
    if (editing) edit.set(editing);
  };

  return {
    subscribe,
    current,
    optionsOf,
    isEditing: () => current() !== null,
    /** The edit as it is now, for what a key does with it. */
    view: () => viewOf(current(), optionsOf),
    /** Whether the arrows leave the cell. */
    leftByArrows: () => current()?.typed === true,
    open: () => begin(null),
    /** Opens the cell with everything that can be chosen. */
    list: () => begin(null, true),
    type: (typed: string) => {
      const editing = current();
      if (editing === null) {
        if (typed !== '') begin(typed);
        return;
      }
      edit.set({ ...editing, text: typed, typed: editing.typed || optionsOf().length > 0, highlighted: 0 });
    },
    highlight: (step: number) => {
      const editing = current();
      const { options } = viewOf(editing, optionsOf);
      if (editing === null || options.length === 0) return;
      const from = editing.highlighted ?? (step > 0 ? -1 : 0);
      edit.set({ ...editing, highlighted: (from + step + options.length) % options.length });
    },
    cancel: () => edit.set(null),
    /** Ends the edit and keeps it; `chosen` the option that it stands for. */
    commit: (chosen: CellOption | null = null) => {
      const editing = current();
      if (editing === null) return;
      edit.set(null);
      keep(editing, chosen);
    },
  };
};

export type Editor = ReturnType<typeof useEditor>;

/** The edit of the active cell, drawn anew with each key. */
export const useEditView = ({ subscribe, current, optionsOf }: Editor): EditView => {
  const editing = useSyncExternalStore(subscribe, current);
  return useMemo(() => viewOf(editing, optionsOf), [editing, optionsOf]);
};

/** Whether something is being typed: drawn anew where that changes. */
export const useIsEditing = ({ subscribe, isEditing }: Editor): boolean =>
  useSyncExternalStore(subscribe, isEditing);
