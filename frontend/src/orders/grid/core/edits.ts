import { formatOf } from '../../../ui/cells';
import type { PartDraft } from '../../part-dialog/draft/part-payload';
import {
  type Catalogues,
  type Change,
  type GridColumn,
  isShown,
  type NumberFormat,
  type Reading,
} from './column';
import { isUnchanged } from '../../part-dialog/draft/part-changes';

/** A text for a cell. */
export interface CellText {
  row: number;
  column: number;
  text: string;
  /** The cell that it repeats is calculated: this one is, too. */
  calculated?: boolean;
  /** The entry that was chosen, for a text that is the name of several. */
  chosen?: Change;
}

/** The effect of a text on a cell: a change to save, or why it is refused. */
export interface CellEdit {
  /** Of the row. */
  key: string;
  column: GridColumn;
  text: string;
  result: Reading;
}

export interface EditContext {
  /** The key of a row, and its part as it will be once what is on its way is saved. */
  draftAt: (row: number) => { key: string; part: PartDraft } | undefined;
  columns: readonly GridColumn[];
  catalogues: Catalogues;
}

/** The format of the numbers among texts that were pasted. */
export const pastedFormat = (cells: readonly CellText[], columns: readonly GridColumn[]): NumberFormat =>
  formatOf(cells.filter(({ column }) => columns[column]?.numeric).map(({ text }) => text));

/** Reads a text in the cell of a part. */
const readingOf = (
  { text, calculated, chosen }: CellText,
  column: GridColumn,
  part: PartDraft,
  { catalogues, format }: { catalogues: Catalogues; format: NumberFormat },
): Reading => {
  const follow = calculated === true ? column.calculation?.follow : undefined;
  if (follow) return { change: follow };
  if (chosen && column.options?.(part, catalogues).some(({ label }) => label === text))
    return { change: chosen };
  if (text === column.copy(part, catalogues)) return { change: (same) => same };
  return column.read(text, part, catalogues, format);
};

/** The edit of a cell that can't be written: refused, unless its text is empty or equals the one that stands there. */
const lockedReading = (reading: Reading, text: string, part: PartDraft, refusal: string): Reading => {
  if (text.trim() === '') return { change: (same) => same };
  return 'change' in reading && isUnchanged(part, reading.change(part)) ? reading : { refusal };
};

/**
 * The edits that these texts make, cell by cell, each row's from left to right: a type counts for the choice that stands behind it.
 * Cells that can't be written stay as they are, and those that hold the text already.
 */
export const editsOf = (
  cells: readonly CellText[],
  { draftAt, columns, catalogues }: EditContext,
  format: NumberFormat,
): CellEdit[] => {
  const drafts = new Map<number, ReturnType<EditContext['draftAt']>>();
  const edits: CellEdit[] = [];
  for (const cell of cells) {
    const { row, column: place, text } = cell;
    const [column, at] = [columns[place], drafts.get(row) ?? draftAt(row)];
    if (column === undefined || at === undefined) continue;
    const { key, part } = at;
    const reading = readingOf(cell, column, part, { catalogues, format });
    const locked = column.readOnly(part);
    const result = locked === null ? reading : lockedReading(reading, text, part, locked);
    // Nothing is ever written there: there is no text of it to be sent again or let go.
    if (isShown(column) && 'change' in result) continue;
    edits.push({ key, column, text, result });
    if ('change' in result) drafts.set(row, { key, part: result.change(part) });
  }
  return edits;
};

/** Whether an edit is of a cell that the server calculates and nothing can be typed over. */
export const isOfCalculated = ({ column, result }: CellEdit): boolean =>
  isShown(column) && 'refusal' in result;

/** Whether an edit leaves its part as it is. */
export const changesNothing = ({ result }: CellEdit, part: PartDraft): boolean =>
  'change' in result && isUnchanged(part, result.change(part));
