import { useRef, useState } from 'react';
import type { CellOption } from './core/column';
import { matching } from './core/names';

/** Options that are offered at a time. */
const MOST_OPTIONS = 50;

/** A cell by its part and column. */
export interface CellName {
  part: number;
  column: string;
}

/** What is being typed into the active cell. */
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
  target: CellName | null;
  textOf: () => string;
  now: () => number;
  /** Why the active cell can't be edited; null where it can. */
  refusal: () => string | null;
  onRefused: (reason: string) => void;
  optionsOf: () => readonly CellOption[];
  onCommit: (target: CellName, typed: { text: string; option: CellOption | null; since: number }) => void;
}

/** What is offered: everything where the list was opened, what holds the words where something is typed. */
const offered = ({ text, typed, listed }: Editing, all: readonly CellOption[]): CellOption[] => {
  const wanted = typed ? text : '';
  return listed || wanted.trim() !== '' ? matching(all, wanted, MOST_OPTIONS) : [];
};

/** The edit of the active cell: begun by typing or F2, kept by Enter, Tab or leaving, dropped by Escape. */
export const useEditor = ({ target, textOf, now, refusal, onRefused, optionsOf, onCommit }: EditorPort) => {
  const [editing, setEditing] = useState<Editing | null>(null);
  /** The edit that was kept last: a key that keeps it and leaves its cell would keep it twice. */
  const ended = useRef<Editing | null>(null);

  const begin = (text: string, typed: boolean, listed = false) => {
    if (target === null) return;
    const reason = refusal();
    if (reason !== null) {
      onRefused(reason);
      return;
    }
    setEditing({ target, text, typed, since: now(), highlighted: typed ? 0 : null, listed });
  };

  const all = editing ? optionsOf() : [];
  const options = editing ? offered(editing, all) : [];
  const highlighted = editing?.highlighted ?? null;

  return {
    text: editing?.text ?? null,
    /** Whether the arrows leave the cell. */
    leftByArrows: editing?.typed === true,
    options,
    highlighted: highlighted !== null && highlighted < options.length ? highlighted : null,
    open: () => begin(textOf(), false),
    /** Opens the cell with everything that can be chosen. */
    list: () => begin(textOf(), false, true),
    type: (text: string) => {
      if (editing === null) {
        if (text !== '') begin(text, true);
        return;
      }
      setEditing({ ...editing, text, typed: editing.typed || all.length > 0, highlighted: 0 });
    },
    highlight: (step: number) => {
      if (editing === null || options.length === 0) return;
      const from = highlighted ?? (step > 0 ? -1 : 0);
      setEditing({ ...editing, highlighted: (from + step + options.length) % options.length });
    },
    cancel: () => setEditing(null),
    /** Ends the edit and keeps it; `chosen` the option that it stands for. */
    commit: (chosen: CellOption | null = null) => {
      if (editing === null || editing === ended.current) return;
      ended.current = editing;
      setEditing(null);
      onCommit(editing.target, { text: editing.text, option: chosen, since: editing.since });
    },
  };
};

export type Editor = ReturnType<typeof useEditor>;
