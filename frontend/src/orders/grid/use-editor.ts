import { useMemo, useState, useSyncExternalStore } from 'react';
import { foundOptions } from '../../ui';
import type { CellOption } from './core/column';
import { nameKey } from './core/names';
import { Stored } from './stored';

/** A cell by the keys of its row and column. */
export interface CellName {
  row: string;
  column: string;
}

/** The edit of the active cell, as far as it has come. */
interface Editing {
  /** The cell, whatever becomes of the rows around it. */
  target: CellName;
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

interface EditorPort {
  /** The active cell; null on an empty grid. */
  target: () => CellName | null;
  textOf: () => string;
  now: () => number;
  /** Why the active cell can't be edited; null where it can. */
  refusal: () => string | null;
  onRefused: (reason: string) => void;
  optionsOf: () => readonly CellOption[];
  onCommit: (target: CellName, typed: { text: string; option: CellOption | null; since: number }) => void;
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
const offered = ({ text, typed, listed }: Editing, all: readonly CellOption[]): CellOption[] => {
  const wanted = typed ? text : '';
  if (!listed && wanted.trim() === '') return [];
  const isMeant = ({ label }: CellOption) => Number(nameKey(label) === nameKey(wanted));
  return foundOptions(all, wanted).toSorted((one, other) => isMeant(other) - isMeant(one));
};

const viewOf = (editing: Editing | null, optionsOf: () => readonly CellOption[]): EditView => {
  if (editing === null) return NONE;
  const options = offered(editing, optionsOf());
  const { text, highlighted } = editing;
  return {
    text,
    options,
    highlighted: highlighted !== null && highlighted < options.length ? highlighted : null,
  };
};

/**
 * The edit of the active cell: begun by typing or F2, kept by Enter, Tab or leaving, dropped by Escape. Each key that is typed
 * draws what reads the edit (`useEditView`, `useIsEditing`), and not the grid.
 */
export const useEditor = ({ target, textOf, now, refusal, onRefused, optionsOf, onCommit }: EditorPort) => {
  const [edit] = useState(() => new Stored<Editing | null>(null));
  const { current, subscribe } = edit;

  const begin = (text: string, typed: boolean, listed = false) => {
    const cell = target();
    if (cell === null) return;
    const reason = refusal();
    if (reason !== null) {
      onRefused(reason);
      return;
    }
    edit.set({ target: cell, text, typed, since: now(), highlighted: typed ? 0 : null, listed });
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
    open: () => begin(textOf(), false),
    /** Opens the cell with everything that can be chosen. */
    list: () => begin(textOf(), false, true),
    type: (text: string) => {
      const editing = current();
      if (editing === null) {
        if (text !== '') begin(text, true);
        return;
      }
      edit.set({ ...editing, text, typed: editing.typed || optionsOf().length > 0, highlighted: 0 });
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
      onCommit(editing.target, { text: editing.text, option: chosen, since: editing.since });
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
