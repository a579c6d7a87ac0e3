import {
  suggestedFields,
  type DrawingPage,
  type Suggestion,
  seenPlace,
  uprightPage,
} from './drawing-page.js';
import { labelledValues, surest } from './find-values.js';
import { outerSize, plateThickness } from './sizes/outer-size.js';
import { layoutOf, type PageLayout } from './page-layout.js';
import { sheetThickness } from './sheet-thickness.js';
import { sheetOf, spokenValues } from './spoken-values.js';
import { tablesOf } from './tables.js';
import { unlabelledValues, unlabelledBlock } from './unlabelled-values.js';

/** Below this a suggestion would be a guess. */
const SURE = 0.5;

const scaleOf = (found: readonly Suggestion[]): string | undefined =>
  found.flatMap(({ field, value }) => (field === 'scale' ? [String(value)] : []))[0];

/** Values of labels first; texts without a label for the fields that are left. */
function valuesOf(page: DrawingPage, { runs, labels, cells }: PageLayout): Suggestion[] {
  const tables = tablesOf(labels, runs, cells);
  const values = labelledValues(page, runs, labels, cells, tables);
  const further = [
    () => spokenValues(page, runs, labels, cells),
    () => unlabelledBlock(page, runs, labels, cells),
    () => unlabelledValues(page, runs, labels, cells, tables),
    () => values.filter(({ field }) => field === 'material').flatMap(sheetOf),
  ];
  for (const next of further) {
    const found = next().filter(({ field }) => !values.some((each) => each.field === field));
    for (const field of suggestedFields) {
      for (const each of surest(found.filter((one) => one.field === field))) values.push(each);
    }
  }
  return values;
}

/** A gauge by the table of the drawing's material, which may stand elsewhere, with that table. */
function byGauge(suggestion: Suggestion, found: readonly Suggestion[]): Suggestion {
  if (suggestion.field !== 'thickness' || !sheetThickness(suggestion.text)?.table) return suggestion;
  const material = found.find(({ field }) => field === 'material')?.text ?? '';
  const thickness = sheetThickness(`${suggestion.text} ${material}`) ?? sheetThickness(suggestion.text);
  return { ...suggestion, ...(thickness && { value: thickness.mm, table: thickness.table }) };
}

const inOrder = (found: readonly Suggestion[]): Suggestion[] =>
  found
    .map((suggestion) => byGauge(suggestion, found))
    .filter(({ confidence }) => confidence >= SURE)
    .sort((one, other) => suggestedFields.indexOf(one.field) - suggestedFields.indexOf(other.field));

/** Reads a page's texts, without the sizes that its views are dimensioned with; else as `readDrawing`. */
export function readTitleBlock(page: DrawingPage): Suggestion[] {
  const layout = layoutOf(page);
  return layout ? inOrder(valuesOf(page, layout)) : [];
}

/**
 * Suggestions for a part from its drawing's page, at most one a field. Pure: the same words give the same suggestions,
 * whatever their order and the size of the page. A page without text says nothing, nor does one whose
 * fonts do not say which letters they draw. Places are those of the page as it is seen, also where it is turned.
 * @param layout of the page, upright
 */
export function readDrawing(page: DrawingPage, layout = layoutOf(uprightPage(page))): Suggestion[] {
  if (!layout) return [];
  if (page.turned) {
    const read = readDrawing(uprightPage(page), layout);
    return read.map((each) => ({ ...each, place: seenPlace(page, each.place) }));
  }
  const { runs, labels } = layout;
  const labelled = valuesOf(page, layout);
  const places = new Set(labelled.map(({ place }) => `${place.x}/${place.y}`));
  const taken = new Set([
    ...labels.map(({ run }) => run),
    ...runs.filter((run) => places.has(`${run.left / page.width}/${run.top / page.height}`)),
  ]);
  const sized = labelled.some(({ field }) => ['width', 'length', 'diameter'].includes(field));
  const sizes = sized ? [] : outerSize(page, runs, taken, scaleOf(labelled));
  const isThick = labelled.some(({ field }) => field === 'thickness');
  const thickness = isThick ? [] : plateThickness(page, runs, taken, sizes, scaleOf(labelled));
  return inOrder([...labelled, ...sizes, ...thickness]);
}
