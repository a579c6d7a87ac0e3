import { suggestedFields, type DrawingPage, type Suggestion } from './drawing-page.js';
import { labelledValues, labelsOf } from './find-values.js';
import { cutAtLabels } from './label-runs.js';
import { outerSize } from './outer-size.js';
import { runsOf } from './page-runs.js';

/** No title block has as many cells; a page of so many labels is a form or a trap. */
const MOST_LABELS = 150;

/** Below this a suggestion would be a guess. */
const SURE = 0.5;

/**
 * What a drawing's page says of its part, at most once a field. Pure: the same words give the same suggestions,
 * whatever their order and the size of the page. A page without text says nothing.
 */
export function readDrawing(page: DrawingPage): Suggestion[] {
  if (!(page.width > 0 && page.height > 0)) return [];
  const runs = cutAtLabels(runsOf(page));
  const labels = labelsOf(runs);
  if (labels.length > MOST_LABELS) return [];
  const labelled = labelledValues(page, runs, labels);
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
