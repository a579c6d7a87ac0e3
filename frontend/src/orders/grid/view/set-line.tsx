import { texts } from '../../../i18n';
import { formatFigure, formatNumber } from '../../../ui';
import type { OrderSet, SetTotals } from '../../data/types';

const { grid: text, sets } = texts.orders;

interface SetLineProps {
  set: OrderSet;
  totals: SetTotals | undefined;
  /** px */
  top: number;
  width: number;
  rowIndex: number;
  columnCount: number;
}

/** The heading of a set's rows: how many of it, and what it amounts to. */
export const SetLine = ({ set, totals, top, width, rowIndex, columnCount }: SetLineProps) => (
  <div role="row" aria-rowindex={rowIndex} className="line" style={{ top, width }}>
    <div role="rowheader" aria-colspan={columnCount} aria-colindex={1} className="set" style={{ width }}>
      <span>
        {text.set(set.name, formatNumber(set.quantity, 0))}{' '}
        <span className="amounts">
          <span>{sets.partsCount(set.parts.length)}</span>
          <span>{formatFigure('gross_weight', totals?.gross_weight)}</span>
          <span>{formatFigure('final_value', totals?.final_value)}</span>
        </span>
      </span>
    </div>
  </div>
);
