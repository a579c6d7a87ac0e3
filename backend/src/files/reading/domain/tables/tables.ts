import { NEAR, type Cells } from '../cells.js';
import { dateOf } from '../dates/parse-date.js';
import { names } from '../names/names.js';
import { DRAWN_BY, SIGNATURES } from '../names/other-names.js';
import { drawnNear } from './drawn-date.js';
import { PARTS_HEADS, REVISION_HEADS } from '../names/table-names.js';
import { plainLabel, type Label } from '../labels.js';
import { sharedHeight, type Run } from '../page-runs.js';
import type { SuggestedField } from '../drawing-page.js';
import { valueOf } from '../values/parse-values.js';

/** A cell's label and where it stands. */
export interface Labelled {
  run: Run;
  label: Label;
}

/** Labels of one row that make it the head of a table: what stands below are many parts, not this one. */
const HEAD = 3;

/** A name of a person, where dates and signatures stand beside it. */
const PERSON = new Set(
  names(
    'name, nome, nombre, nom, naam, nazwisko, imie i nazwisko, jmeno, namn, navn, nimi, nev, nume, фамилия, 姓名',
  ),
);

const ITEM =
  /^(item( no| number)?|序号|poz|pos(ition|icao)?( nr)?|partnummer|quantity|qtde?|quant|qty|stk|menge|cant(idad)?|qte|rep(ere)?|кол|поз)$/;

const REVISION = /^(rev(ision|isao|isie|ize|isione)?( no)?|rewizja|ind(ex|ice)?|zustand|state|изм|版本)$/;

/** Values of the tables besides the title block. */
export interface Tables {
  /** Labels that head a column of a table: what stands below is not this part's. */
  heads: ReadonlySet<Run>;
  /** When it was drawn, by the table of who drew, checked and approved it. */
  drawn: Run | null;
  /** The newest revision of the table of revisions. */
  newest: Run | null;
  /** Values of a list of parts with one row, by field; nothing where it has more rows or none. */
  listed: ReadonlyMap<SuggestedField, Run>;
  /** Whether there is a list of parts, a table of revisions. */
  listsParts: boolean;
  listsRevisions: boolean;
}

const nameOf = ({ run }: Labelled): string => plainLabel(run.text);

/** The labels of the given one's row: those in the cells of its row, or on its line where there are no cells. */
function rowOf(labelled: Labelled, labels: readonly Labelled[], cells: Cells): Labelled[] {
  const cell = cells.of(labelled.run);
  const row = cell ? new Set(cells.rowOf(cell)) : null;
  return labels.filter((other) => {
    const own = cells.of(other.run);
    if (row && own) return row.has(own);
    return Math.abs(other.run.top - labelled.run.top) < labelled.run.size * 0.5;
  });
}

/** Whether nothing but the label stands in its cell; of a label without a cell nothing is known. */
function isAlone({ run, label }: Labelled, labelRuns: ReadonlySet<Run>, cells: Cells): boolean {
  const cell = cells.of(run);
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
  const cell = cells.of(run);
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

const later = (one: string, other: string): boolean =>
  one.length === other.length ? one > other : one.length > other.length;

/** The newest revision of a table: the last of the alphabet or of the numbers in the column, next to its head. */
function newestOf(
  heads: readonly Labelled[],
  runs: readonly Run[],
  cells: Cells,
  taken: ReadonlySet<Run>,
): Run | null {
  let newest: Run | null = null;
  for (const head of heads.filter((each) => REVISION.test(nameOf(each)))) {
    const cell = cells.of(head.run);
    const height = cell ? cell.bottom - cell.top : 3 * head.run.size;
    let [top, bottom] = cell ? [cell.top, cell.bottom] : [head.run.top, head.run.bottom];
    const column = columnOf(head, runs, cells)
      .filter((run) => !taken.has(run) && valueOf('revision', run.text) !== null)
      .sort((one, other) => Math.abs(one.top - head.run.top) - Math.abs(other.top - head.run.top));
    for (const run of column) {
      if (run.top > bottom + height || run.bottom < top - height) break;
      [top, bottom] = [Math.min(top, run.top), Math.max(bottom, run.bottom)];
      if (!newest || later(run.text.toUpperCase(), newest.text.toUpperCase())) newest = run;
    }
  }
  return newest;
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
    const cell = cells.of(run);
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
  const [approvals, revisions, listed]: [Labelled[], Labelled[], Labelled[]] = [[], [], []];
  for (const labelled of labels) {
    if (heads.has(labelled.run) || labelled.label.colon) continue;
    const row = rowOf(labelled, labels, cells).filter((each) => isAlone(each, labelRuns, cells));
    const [parts, revised, approved] = [isPartsHead(row), isRevisionHead(row), isApprovalHead(row)];
    if (!row.includes(labelled) || !(parts || revised || approved)) continue;
    const table = revised ? revisions : approvals;
    for (const each of row) {
      heads.add(each.run);
      (parts ? listed : table).push(each);
    }
  }
  return {
    heads,
    drawn: drawnOn(approvals, labels, runs, cells) ?? drawnNear(labels, runs, cells),
    newest: newestOf(revisions, runs, cells, labelRuns),
    listed: onlyRow(listed, cells),
    listsParts: listed.length > 0,
    listsRevisions: revisions.length > 0,
  };
}
