import { type Cell, type Cells, NEAR } from './cells.js';
import { dateOf } from './dates.js';
import { plainLabel, type Label } from './labels.js';
import { DRAWN_BY, names, SIGNATURES, PARTS_HEADS, REVISION_HEADS } from './label-names.js';
import { partBetween, sharedHeight, type Run } from './page-runs.js';
import type { SuggestedField } from './drawing-page.js';

/** A cell's label and where it stands. */
export interface Labelled {
  run: Run;
  label: Label;
}

/** A date is of at most so many words (`14 March 2024`). */
const MOST_WORDS = 3;

/** Without ruled cells a date stands on the line of who drew it, this many heights of its letters away at most. */
const FAR = 40;

/** The name of the label without what stands behind its colon; of `Drawn by / Date` the first. */
const rowNameOf = ({ run, label }: Labelled): string => {
  const own = label.inline === '' ? run.text : run.text.slice(0, run.text.lastIndexOf(label.inline));
  return plainLabel(own.split(/[/|]/, 1)[0] ?? own);
};

/** The date at the end of a text, as of `R. Lima 14/03/2024`; the text itself where it is no more. */
function dateAtEnd(run: Run): Run | null {
  for (let words = 1; words <= Math.min(MOST_WORDS, run.parts.length); words += 1) {
    const first = run.parts.at(-words);
    const part = first ? partBetween(run, first.left, Infinity) : null;
    if (part && dateOf(part.text) !== null) return part;
  }
  return null;
}

const datesOf = (runs: readonly Run[]): Run[] => runs.flatMap((run) => dateAtEnd(run) ?? []);

/** The dates on the label's line, up to the next label that is none of a date. */
function onLine({ run }: Labelled, runs: readonly Run[], labels: ReadonlyMap<Run, Labelled>): Run[] {
  const found: Run[] = [];
  const behind = runs
    .filter((other) => other.left >= run.right - 1 && other.left - run.right < FAR * run.size)
    .filter((other) => !other.vertical && sharedHeight(run, other) > 0.5 * Math.min(run.size, other.size))
    .sort((one, other) => one.left - other.left);
  for (const other of behind) {
    const label = labels.get(other)?.label;
    if (label && label.field !== 'date') break;
    found.push(other);
  }
  return datesOf(found);
}

/** The dates in the ruled cells to the right, up to the next label that is none of a date. */
function inRow(cell: Cell | undefined, cells: Cells, isOther: (run: Run) => boolean): Run[] {
  const found: Run[] = [];
  for (let next = cell && cells.rightOf(cell); next; next = cells.rightOf(next)) {
    if (next.runs.some(isOther)) break;
    for (const run of next.runs) found.push(run);
  }
  return datesOf(found);
}

/**
 * When it was drawn, by where the date stands beside who drew it: behind the name, in the same ruled cell, on the same line or row of
 * cells. Different dates say nothing.
 */
function drawnNear(labelled: readonly Labelled[], runs: readonly Run[], cells: Cells): Run | null {
  const drawn = labelled.filter((each) => DRAWN_BY.has(rowNameOf(each)));
  if (drawn.length === 0) return null;
  const labels = new Map(labelled.map((each) => [each.run, each]));
  const isOther = (run: Run) => labels.has(run) && labels.get(run)?.label.field !== 'date';
  const dates = drawn.flatMap((each) => {
    const cell = cells.findCell(each.run);
    const others = cell?.runs.filter((run) => run !== each.run) ?? [];
    const alone = !others.some(isOther);
    const groups = [
      each.label.inline === '' ? [] : datesOf([each.run]),
      alone ? datesOf(others) : [],
      onLine(each, runs, labels),
      inRow(cell, cells, isOther),
    ];
    return groups.find((group) => group.length > 0) ?? [];
  });
  const values = new Set(dates.map(({ text }) => dateOf(text)));
  return values.size === 1 ? (dates[0] ?? null) : null;
}

/** Labels of one row that make it the head of a table: what stands below are many parts, not this one. */
const HEAD = 3;

/** A name of a person, where dates and signatures stand beside it. */
const PERSON = new Set(names('name, nome, nombre, nom'));

const ITEM =
  /^(item( no| number)?|pos(ition|icao)?( nr)?|quantity|qtde?|quant|qty|stk|menge|cant(idad)?|qte|rep(ere)?)$/;

const REVISION = /^(rev(ision|isao|isione)?( no)?|ind(ex|ice)?|zustand|state)$/;

/** Values of the tables besides the title block. */
export interface Tables {
  /** Labels that head a column of a table: what stands below is not this part's. */
  heads: ReadonlySet<Run>;
  /** When it was drawn, by the table of who drew and checked it, or the date beside who drew it. */
  drawn: Run | null;
  /** Values of a list of parts with one row, by field; nothing where it has more rows or none. */
  listed: ReadonlyMap<SuggestedField, Run>;
  /** Whether there is a list of parts, a table of revisions. */
  listsParts: boolean;
  listsRevisions: boolean;
}

const nameOf = ({ run }: Labelled): string => plainLabel(run.text);

/** The labels of the given one's row: those in the cells of its row, or on its line where there are no cells. */
function rowOf(labelled: Labelled, labels: readonly Labelled[], cells: Cells): Labelled[] {
  const cell = cells.findCell(labelled.run);
  const row = cell ? new Set(cells.rowOf(cell)) : null;
  return labels.filter((other) => {
    const own = cells.findCell(other.run);
    if (row && own) return row.has(own);
    return Math.abs(other.run.top - labelled.run.top) < labelled.run.size * 0.5;
  });
}

/** Whether nothing but the label stands in its cell; of a label without a cell nothing is known. */
function isAlone({ run, label }: Labelled, labelRuns: ReadonlySet<Run>, cells: Cells): boolean {
  const cell = cells.findCell(run);
  return label.inline === '' && (!cell || cell.runs.every((other) => labelRuns.has(other)));
}

function isPartsHead(row: readonly Labelled[]): boolean {
  const names = row.filter(({ label }) => !label.colon).map(nameOf);
  const known = names.filter((name) => PARTS_HEADS.has(name) || ITEM.test(name));
  const item = names.some((name) => ITEM.test(name));
  return (
    item && (known.length >= HEAD || (known.length > 1 && row.some(({ label }) => label.field === 'title')))
  );
}

function isRevisionHead(row: readonly Labelled[]): boolean {
  const names = row.filter(({ label }) => !label.colon).map(nameOf);
  return (
    names.some((name) => REVISION.test(name)) &&
    names.filter((name) => REVISION_HEADS.has(name)).length >= HEAD
  );
}

/** Who drew, checked and approved: a name beside a date or a signature, each heading its column. */
const isApprovalHead = (row: readonly Labelled[]): boolean =>
  row.some((each) => PERSON.has(nameOf(each)) || SIGNATURES.has(nameOf(each))) &&
  row.some(({ label, run }) => label.field === 'date' || SIGNATURES.has(plainLabel(run.text)));

/** The runs below or above a head, within its column. */
function columnOf({ run }: Labelled, runs: readonly Run[], cells: Cells): Run[] {
  const cell = cells.findCell(run);
  const [left, right] = cell ? [cell.left, cell.right] : [run.left - run.size, run.right + run.size];
  return runs.filter(
    (other) =>
      other !== run && other.left > left - NEAR && other.left < right && other.right < right + 2 * other.size,
  );
}

/** The date in the column of dates on the row of who drew it; without such a row the only one of the column. */
function drawnOn(
  heads: readonly Labelled[],
  labels: readonly Labelled[],
  runs: readonly Run[],
  cells: Cells,
): Run | null {
  const rows = labels.filter((each) => DRAWN_BY.has(nameOf(each)));
  for (const head of heads.filter(({ label }) => label.field === 'date')) {
    const dates = columnOf(head, runs, cells).filter(({ text }) => dateOf(text) !== null);
    const drawn = dates.find((date) =>
      rows.some(
        ({ run }) => sharedHeight(run, date) > 0.5 * Math.min(run.size, date.size) && run.right < date.left,
      ),
    );
    const [only] = dates;
    if (drawn) return drawn;
    if (only && dates.length === 1 && rows.length === 0) return only;
  }
  return null;
}

/** Fields that a list of one part gives to the drawing's part: an assembly of several has another name and number. */
const OF_ONE_PART: ReadonlySet<SuggestedField | null> = new Set([
  'quantity',
  'material',
  'thickness',
  'weight',
]);

/** Of a list of parts with one row what stands below or above its heads, in the ruled cells next to them. */
function onlyRow(heads: readonly Labelled[], cells: Cells): Map<SuggestedField, Run> {
  const row = new Map<SuggestedField, Run>();
  for (const { run, label } of heads) {
    const cell = cells.findCell(run);
    const column = cell ? cells.columnOf(cell).filter((other) => other !== cell) : [];
    const [only, ...others] = column.flatMap(({ runs }) => runs);
    if (column.length > 1) return new Map();
    if (label.field !== null && OF_ONE_PART.has(label.field) && only && others.length === 0)
      row.set(label.field, only);
  }
  return row;
}

/** Recognises lists of parts, of revisions and of approvals by the heads of their columns. */
export function tablesOf(labels: readonly Labelled[], runs: readonly Run[], cells: Cells): Tables {
  const labelRuns = new Set(labels.map(({ run }) => run));
  const heads = new Set<Run>();
  const [approvals, listed]: [Labelled[], Labelled[]] = [[], []];
  let listsRevisions = false;
  for (const labelled of labels) {
    if (heads.has(labelled.run) || labelled.label.colon) continue;
    const row = rowOf(labelled, labels, cells).filter((each) => isAlone(each, labelRuns, cells));
    const [parts, revised, approved] = [isPartsHead(row), isRevisionHead(row), isApprovalHead(row)];
    if (!row.includes(labelled) || !(parts || revised || approved)) continue;
    listsRevisions ||= revised;
    for (const each of row) {
      heads.add(each.run);
      if (parts) listed.push(each);
      else if (!revised) approvals.push(each);
    }
  }
  return {
    heads,
    drawn: drawnOn(approvals, labels, runs, cells) ?? drawnNear(labels, runs, cells),
    listed: onlyRow(listed, cells),
    listsParts: listed.length > 0,
    listsRevisions,
  };
}
