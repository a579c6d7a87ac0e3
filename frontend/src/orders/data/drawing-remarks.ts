import { texts } from '../../i18n';
import { formatNumber } from '../../ui';
import type { Part } from './types';

/** Reasons to look at the part's DXF, a sentence each; none for a drawing that is read without a doubt. */
export const drawingRemarks = ({ flat_pattern }: Pick<Part, 'flat_pattern'>): string[] =>
  (flat_pattern?.remarks ?? []).map(({ code, count, mm }) =>
    texts.orders.drawingRemarks[code](count, formatNumber(mm ?? 0, 0, 2)),
  );
