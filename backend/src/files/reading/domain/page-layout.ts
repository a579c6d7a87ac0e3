import { Cells } from './cells.js';
import type { DrawingPage } from './drawing-page.js';
import { labelsOf } from './find-values.js';
import { cutAtLabels, joinWrappedLabels } from './label-runs.js';
import { isPageLegible } from './legible.js';
import { runsOf, type Run } from './page-runs.js';
import type { Labelled } from './tables/tables.js';
import { withUprightLabels } from './upright-labels.js';

/** A page's texts, the labels among them and the ruled cells that they stand in. */
export interface PageLayout {
  runs: readonly Run[];
  labels: readonly Labelled[];
  cells: Cells;
}

/** No title block has as many cells; a page of so many labels is a form or a trap. */
const MOST_LABELS = 150;

/** The page's layout; null for a page that is not read, because its letters are not known or it is no drawing. */
export function layoutOf(page: DrawingPage): PageLayout | null {
  if (!(page.width > 0 && page.height > 0) || !isPageLegible(page)) return null;
  const runs = withUprightLabels(joinWrappedLabels(cutAtLabels(runsOf(page)), page), page);
  const labels = labelsOf(runs);
  if (labels.length > MOST_LABELS) return null;
  return { runs, labels, cells: new Cells(page, runs) };
}
