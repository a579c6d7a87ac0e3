import type { KeyboardEvent } from 'react';
import { areasOf, cellCount, moved } from '../core/selection';
import type { Grid } from '../use-grid';

export type Press = KeyboardEvent<HTMLTextAreaElement>;

export const isCtrl = ({ ctrlKey, metaKey }: Press): boolean => ctrlKey || metaKey;

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const breakLine = (input: HTMLTextAreaElement, type: (text: string) => void): void => {
  input.setRangeText('\n', input.selectionStart, input.selectionEnd, 'end');
  type(input.value);
};

/** Ends the edit with the option that is highlighted, or with the text. */
const keep = ({ editor }: Grid): void => {
  const { options, highlighted } = editor.view();
  editor.commit(highlighted === null ? null : (options[highlighted] ?? null));
};

/** Puts what is typed into all selected cells. */
const fillAll = ({ editor, writeAll }: Grid): void => {
  const { text, options, highlighted } = editor.view();
  const option = highlighted === null ? null : (options[highlighted] ?? null);
  editor.cancel();
  writeAll(option?.label ?? text ?? '', option);
};

/** Ctrl+Enter with several cells selected fills them, otherwise it breaks the line, as Alt+Enter does. */
const breakOrFill = (event: Press, grid: Grid): void => {
  if (!event.altKey && cellCount(areasOf(grid.selection())) > 1) fillAll(grid);
  else breakLine(event.currentTarget, grid.editor.type);
};

interface Steps {
  stepBy: (rows: number) => void;
  tab: (event: Press) => void;
}

/** The keys of a cell that is edited; what is not one of them edits its text. */
export const pressWhileEditing = (event: Press, grid: Grid, { stepBy, tab }: Steps): void => {
  const { editor, selection, grown, select } = grid;
  const { key, altKey, shiftKey } = event;
  if (key === 'Escape') editor.cancel();
  else if (key === 'Enter' && (altKey || isCtrl(event))) breakOrFill(event, grid);
  else if (key === 'Enter') {
    keep(grid);
    stepBy(shiftKey ? -1 : 1);
  } else if (key === 'Tab') {
    keep(grid);
    tab(event);
    return;
  } else if ((key === 'ArrowUp' || key === 'ArrowDown') && editor.view().options.length > 0) {
    editor.highlight(key === 'ArrowUp' ? -1 : 1);
  } else if (editor.leftByArrows() && ARROWS.includes(key)) {
    keep(grid);
    const next = moved(selection(), { key, shift: false, ctrl: false }, grown(), 1);
    if (next) select(next);
  } else return;
  event.preventDefault();
};
