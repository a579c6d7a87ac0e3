import { Cells } from '../cells.js';
import type { DrawingPage } from '../drawing-page.js';
import { labelsOf } from '../find-values.js';
import { isPageLegible } from '../legible.js';
import { runsOf, type Run } from '../page-runs.js';
import { tablesOf } from '../tables/tables.js';
import { headingKind, type PageKind } from './kind-headings.js';
import { rowsOfTables } from './ruled-rows.js';
import { hasDrawnView, mayShowView } from './view-evidence.js';

/** A page without a heading is a table if so much of its text stands in one of so many rows. */
const MOST_OF_TEXT = 0.6;
const FEWEST_ROWS = 3;

/** A page that goes on with the list of the page before has this many rows at least. */
const ROWS_THAT_GO_ON = 6;

/** The kind that the largest heading names. */
function headedAs(runs: readonly Run[]): PageKind | null {
  let largest: { kind: PageKind; size: number } | null = null;
  for (const run of runs) {
    const kind = run.upright ? null : headingKind(run.text);
    if (kind && (!largest || run.size > largest.size)) largest = { kind, size: run.size };
  }
  return largest?.kind ?? null;
}

/**
 * The kind of a page that shows no part: a cover, a change log, a list of parts. Null wherever anything on it may be a view,
 * and wherever neither a heading nor the head of a table says what it is.
 * @param before the kind of the page before it: a list may go on without a head
 */
export function kindOfPage(page: DrawingPage, before: PageKind | null = null): PageKind | null {
  if (hasDrawnView(page) || !(page.width > 0 && page.height > 0) || !isPageLegible(page)) return null;
  const runs = runsOf(page);
  if (runs.length === 0) return null;
  const cells = new Cells(page, runs);
  const labels = labelsOf(runs);
  const rows = rowsOfTables(cells, new Set(labels.map(({ run }) => run)));
  if (mayShowView(page, rows.flat())) return null;
  const heading = headedAs(runs);
  if (heading) return heading;
  const listed = rows.flat().reduce((sum, cell) => sum + cell.runs.length, 0);
  if (listed < MOST_OF_TEXT * runs.length || rows.length < FEWEST_ROWS) return null;
  const { listsParts, listsRevisions } = tablesOf(labels, runs, cells);
  if (listsParts) return 'parts-list';
  if (listsRevisions) return 'change-log';
  return rows.length >= ROWS_THAT_GO_ON && before !== 'cover' ? before : null;
}
