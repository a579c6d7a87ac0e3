import { suggestedFields, type DrawingPage, type Suggestion } from './drawing-page.js';
import { labelledValues, labelsOf, type Labelled } from './find-values.js';
import { outerSize } from './outer-size.js';
import { runsOf } from './page-runs.js';

/** Labels of one row that make it the head of a table: what stands below are many parts, not this one. */
const HEAD = 3;

/** No title block has as many cells; a page of so many labels is a form or a trap. */
const MOST_LABELS = 150;

/** Below this a suggestion would be a guess. */
const SURE = 0.5;

const TABLE_HEADS: ReadonlySet<string> = new Set(['title', 'reference', 'quantity', 'material', 'weight']);

/**
 * Heads of parts lists: item, quantity, description side by side, with a column of whole numbers below. Their labels
 * name columns, not cells.
 */
function outsideOfTables(labels: readonly Labelled[]): Labelled[] {
  return labels.filter(({ run, label }) => {
    if (label.field === null || label.colon || !TABLE_HEADS.has(label.field)) return true;
    const row = labels.filter(
      (other) => Math.abs(other.run.top - run.top) < run.size * 0.5 && !other.label.colon,
    );
    const item = row.some(({ run: { text } }) =>
      /^(item|pos\.?|partnummer|quantity|qtde?\.?|quant\.?|qty\.?)$/i.test(text),
    );
    return !(item && row.length >= HEAD) && !(item && row.some(({ label: { field } }) => field === 'title'));
  });
}

/**
 * What a drawing's page says of its part, at most once a field. Pure: the same words give the same suggestions,
 * whatever their order and the size of the page. A page without text says nothing.
 */
export function readDrawing(page: DrawingPage): Suggestion[] {
  if (!(page.width > 0 && page.height > 0)) return [];
  const runs = runsOf(page);
  const labels = labelsOf(runs);
  if (labels.length > MOST_LABELS) return [];
  const labelled = labelledValues(page, runs, outsideOfTables(labels));
  const places = new Set(labelled.map(({ place }) => `${place.x}/${place.y}`));
  const taken = new Set([
    ...labels.map(({ run }) => run),
    ...runs.filter((run) => places.has(`${run.left / page.width}/${run.top / page.height}`)),
  ]);
  const sized = labelled.some(({ field }) => field === 'width' || field === 'length');
  const all = [...labelled, ...(sized ? [] : outerSize(page, runs, taken))].filter(
    ({ confidence }) => confidence >= SURE,
  );
  return all.sort((one, other) => suggestedFields.indexOf(one.field) - suggestedFields.indexOf(other.field));
}
