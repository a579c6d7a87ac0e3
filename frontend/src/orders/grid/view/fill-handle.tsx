import type { MouseEvent } from 'react';
import { texts } from '../../../i18n';
import { areasOf } from '../core/selection';
import { useIsEditing } from '../use-editor';
import type { Grid } from '../use-grid';
import { useSelected } from '../use-selection';
import { ROW_HEIGHT } from './grid-root';
import type { Placement } from './placed-columns';

/** px */
const SIZE = 9;

interface FillHandleProps {
  grid: Grid;
  placement: Placement;
  onMouseDown: (event: MouseEvent) => void;
}

/** The corner of the selection, which is dragged to repeat its cells; Ctrl+D does the same by key. */
export const FillHandle = ({
  grid: { rows, editor, ...selected },
  placement,
  onMouseDown,
}: FillHandleProps) => {
  const editing = useIsEditing(editor);
  const [area, ...more] = areasOf(useSelected(selected));
  if (area === undefined || more.length > 0) return null;
  const { bottom, right } = area;
  const at = placement.columns[right];
  const line = rows.lineOf[bottom];
  if (!at || line === undefined || bottom >= rows.parts.length || editing) return null;
  return (
    <div className={at.frozen ? 'input-layer over-frozen' : 'input-layer'}>
      <div
        aria-hidden
        className="fill-handle"
        title={texts.orders.grid.fillHandle}
        style={{ left: at.left + at.column.width - SIZE, top: (line + 2) * ROW_HEIGHT - SIZE }}
        onMouseDown={onMouseDown}
      />
    </div>
  );
};
