import type { Run } from './page-runs.js';

/** Heads of views with a scale of their own. */
const VIEW =
  /^(detail|section|view|schnitt|ansicht|einzelheit|detalhe|corte|vista|secao|seção|detalle|coupe|vue|sezione|dettaglio)/i;

/** Whether one run stands above, below or upon another one. */
export const overlaps = (one: Run, other: Run): boolean =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left);

/** Names of views among the runs of a page: asked for many of its runs, and looked for once. */
const known = new WeakMap<readonly Run[], readonly Run[]>();

function viewsOf(runs: readonly Run[]): readonly Run[] {
  const views = known.get(runs) ?? runs.filter(({ text }) => VIEW.test(text));
  known.set(runs, views);
  return views;
}

/** Whether a view's name stands above, or in the same line. */
export function isOfView(run: Run, runs: readonly Run[]): boolean {
  if (VIEW.test(run.text)) return true;
  return viewsOf(runs).some(
    (other) => overlaps(run, other) && run.top - other.bottom < run.size && run.top > other.top,
  );
}
