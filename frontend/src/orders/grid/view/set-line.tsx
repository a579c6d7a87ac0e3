import { texts } from '../../../i18n';
import { formatFigure } from '../../../ui';
import type { OrderSet, SetTotals } from '../../data/types';
import { setAmount } from '../../shared/set-amount';

const { sets: text } = texts.orders;

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
        {set.name}{' '}
        <span className="amounts">
          <span title={text.amountHint}>{setAmount(set, totals)}</span>
          <span>{text.partsCount(set.parts.length)}</span>
          <span>{text.grossWeight(formatFigure('gross_weight', totals?.gross_weight))}</span>
        </span>
      </span>
    </div>
  </div>
);
