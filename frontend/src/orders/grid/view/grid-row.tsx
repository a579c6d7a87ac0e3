import LockOutlined from '@mui/icons-material/LockOutlined';
import { type ReactElement, memo } from 'react';
import { fileUrl } from '../../../api';
import { grid, partDialog, parts, sets as text } from '../../../i18n/orders';
import { formatFigure } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import type { OrderSet, Part, SetTotals } from '../../data/types';
import { SetInPlace } from '../../set-dialog/set-in-place';
import { SetAmount } from '../../shared/set-amount';
import type { CellOffer, CellOffers } from '../core/cell-offers';
import type { Catalogues, GridColumn } from '../core/column';
import type { CellMark, RowMarks } from '../saving/save-port';
import type { DrawnColumns, Placement } from './use-viewport';

/** An element's classes, without those that do not apply. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

interface FrozenFirstProps {
  /** Cells or headings that stay at the left edge. */
  frozen: readonly ReactElement[];
  /** Cells or headings that are scrolled under them, without what is out of view. */
  others: readonly ReactElement[];
  /** px of what is out of view between them */
  before?: number;
  /** Cells or headings that stay at the right edge. */
  end: readonly ReactElement[];
}

/** A row's cells, of which the first and the last stay in view while the others are scrolled under them. */
export const FrozenFirst = ({ frozen, others, before = 0, end }: FrozenFirstProps) => (
  <>
    {frozen.length > 0 && (
      <div role="presentation" className="frozen">
        {frozen}
      </div>
    )}
    {before > 0 && <div role="presentation" className="room" style={{ width: before }} />}
    {others}
    {end.length > 0 && (
      <div role="presentation" className="frozen at-end">
        {end}
      </div>
    )}
  </>
);

interface RowProps {
  /** Of the whole grid: its cells' ids begin with it. */
  gridId: string;
  /** Of the row. */
  rowKey: string;
  part: Part;
  row: number;
  /** It stands for a part that is not begun yet. */
  isNext: boolean;
  /** px */
  top: number;
  /** Place among all rows of the grid, the heading included, from 1. */
  rowIndex: number;
  placement: Placement;
  drawn: DrawnColumns;
  catalogues: Catalogues;
  marks: RowMarks | undefined;
  /** Offers of the part's drawing, by the keys of their columns. */
  offers: CellOffers;
  canEdit: boolean;
  /** The columns of this row that are selected; null for none. */
  selected: readonly (readonly [from: number, to: number])[] | null;
  /** The active cell's column; null elsewhere. */
  active: number | null;
  /** The columns of this row in which what is looked for was found; null for none. */
  found: readonly number[] | null;
}

/** Characters of a title's end that are never cut off. */
const TITLE_END = 10;

export const cellId = (gridId: string, row: string, column: string): string => `${gridId}-${row}-${column}`;

interface CellProps extends Pick<RowProps, 'part' | 'isNext' | 'catalogues' | 'canEdit'> {
  id: string;
  column: GridColumn;
  place: number;
  mark: CellMark | undefined;
  /** The drawing's offer for this cell; undefined also while a text of the cell is not stored. */
  offer: CellOffer | undefined;
  selected: boolean;
  active: boolean;
  found: boolean;
}

/** Whether it needs attention: not what is on its way, or waits for a catalogue. */
const isRefused = ({ state }: CellMark): boolean => state !== 'saving' && state !== 'unread';

/** Not typed into the cell, or a 0 that stands for nothing yet. */
const isGrey = ({ part, isNext, column }: CellProps): boolean =>
  column.calculated === true || isNext || column.ghost?.(part) === true || column.value?.(part) === 0;

const ruleClass = ({ rule }: GridColumn, part: Part) =>
  rule?.gives(part) === true && (rule.lacks(part) ? 'unruled' : 'ruled');

const classesOf = (props: CellProps): string => {
  const { part, column, mark, offer, selected, active, found } = props;
  return classNames(
    'cell',
    column.numeric && 'numeric',
    mark === undefined && isGrey(props) && 'calculated',
    mark === undefined && ruleClass(column, part),
    offer && (offer.fills ? 'offered' : 'differs'),
    offer?.sureness,
    selected && 'selected',
    active && 'active',
    found && 'found',
    mark && (isRefused(mark) ? 'refused' : 'waiting'),
  );
};

/** A title that may be cut off shows its end, too: there titles that begin alike differ. */
const Title = ({ text }: { text: string }) =>
  text.length > 2 * TITLE_END ? (
    <span className="title">
      <span>{text.slice(0, -TITLE_END)}</span>
      <span>{text.slice(-TITLE_END)}</span>
    </span>
  ) : (
    text
  );

const Content = ({ part, isNext, column, mark, offer, catalogues }: CellProps) => {
  if (isNext) return column.key === 'title' ? grid.newRow : null;
  if (mark) return mark.text;
  if (offer?.fills) return offer.text;
  if (column.key === 'thumbnail') {
    const picture = fileUrl(part.thumbnail);
    return picture === null ? null : <img src={picture} alt="" loading="lazy" />;
  }
  const text = column.show(part, catalogues);
  if (column.key === 'title') return <Title text={text || parts.untitled} />;
  if (!part.locked_values.includes(column.key)) return text;
  return (
    <>
      <LockOutlined titleAccess={partDialog.locked} />
      {text}
    </>
  );
};

/** The note that a pointer is shown of a cell: what its rule says, or the whole of a text that may be cut off. */
const noteOf = ({ part, column, offer, catalogues }: CellProps): string | undefined => {
  if (offer) return `${offer.text} · ${offer.origin}`;
  const note = column.rule?.note(part) ?? null;
  if (note !== null) return note;
  return column.numeric ? undefined : column.show(part, catalogues) || undefined;
};

/** One of them. A selection that moves draws the two cells that it leaves and comes to. */
const Cell = memo((props: CellProps) => {
  const { id, part, column, place, mark, offer, selected, canEdit } = props;
  const refused = mark !== undefined && isRefused(mark);
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={place + 1}
      aria-selected={selected}
      aria-readonly={!canEdit || column.readOnly(part) !== null}
      aria-invalid={refused || undefined}
      aria-label={offer?.fills ? noteOf(props) : undefined}
      title={mark?.message ?? noteOf(props)}
      data-column={place}
      className={classesOf(props)}
      style={{ width: column.width }}
    >
      <Content {...props} />
    </div>
  );
});
Cell.displayName = 'Cell';

/** One part. Drawn again only where something of its own has changed. */
export const GridRow = memo(
  ({
    gridId,
    rowKey,
    part,
    row,
    top,
    rowIndex,
    placement: { columns, frozenCount, endAt, width },
    drawn,
    marks,
    offers,
    selected,
    active,
    found,
    ...rest
  }: RowProps) => {
    const cells = (from: number, to: number) =>
      columns.slice(from, to).map(({ column }, index) => {
        const place = from + index;
        return (
          <Cell
            key={column.key}
            id={cellId(gridId, rowKey, column.key)}
            part={part}
            column={column}
            place={place}
            mark={marks?.get(column.key)}
            offer={marks?.has(column.key) ? undefined : offers.get(column.key)}
            selected={selected?.some(([left, right]) => place >= left && place <= right) ?? false}
            active={active === place}
            found={found?.includes(place) ?? false}
            {...rest}
          />
        );
      });
    return (
      <div
        role="row"
        aria-rowindex={rowIndex}
        data-row={row}
        className={
          marks && [...marks.values()].some(({ state }) => state === 'saving') ? 'line saving' : 'line'
        }
        style={{ top, width }}
      >
        <FrozenFirst
          frozen={cells(0, frozenCount)}
          before={drawn.before}
          others={cells(drawn.first, drawn.end)}
          end={cells(endAt, columns.length)}
        />
      </div>
    );
  },
  (before, after) =>
    (Object.keys(after) as (keyof RowProps)[]).every(
      (name) =>
        Object.is(before[name], after[name]) ||
        ((name === 'selected' || name === 'found') && String(before[name]) === String(after[name])),
    ),
);
GridRow.displayName = 'GridRow';

interface SetLineProps {
  set: OrderSet;
  /** The field of it that is typed into first; undefined while none is. */
  edited: 'name' | 'quantity' | undefined;
  onEdit: (field: 'name' | 'quantity') => void;
  /** @param byKey the keyboard goes on in the cells */
  onEdited: (set: OrderSet, byKey: boolean) => void;
  totals: SetTotals | undefined;
  /** px */
  top: number;
  width: number;
  rowIndex: number;
  columnCount: number;
  /** Adds a row to it; undefined where no part can be added. */
  onAdd: ((set: number) => void) | undefined;
}

/** A set's name and what it amounts to, each of which leads to its field, and what else can be done with it. */
const SetWords = ({ set, totals, onAdd, onEdit }: SetLineProps) => {
  const { order, openSet } = useOpenOrder();
  const count = order.sets.find(({ id }) => id === set.id)?.parts.length ?? 0;
  const amount = <SetAmount set={set} totals={totals} />;
  return (
    <>
      {onAdd ? (
        <button type="button" aria-label={text.rename(set.name)} onClick={() => onEdit('name')}>
          {set.name}
        </button>
      ) : (
        set.name
      )}{' '}
      <span className="amounts">
        {onAdd ? (
          <button type="button" title={text.amountHint} onClick={() => onEdit('quantity')}>
            {amount}
          </button>
        ) : (
          <span title={text.amountHint}>{amount}</span>
        )}
        <span>{text.partsCount(count)}</span>
        <span>{text.grossWeight(formatFigure('gross_weight', totals?.gross_weight))}</span>
        {onAdd && (
          <>
            <button type="button" aria-label={grid.addTo(set.name)} onClick={() => onAdd(set.id)}>
              {grid.addPart}
            </button>
            <button type="button" onClick={() => openSet(set.id)}>
              {text.editTitle}
            </button>
          </>
        )}
      </span>
    </>
  );
};

/** The heading of a set's rows: its name, how many of it, and what it amounts to. */
export const SetLine = (props: SetLineProps) => {
  const { set, edited, top, width, rowIndex, columnCount, onEdited } = props;
  return (
    // The message at a refused name covers the rows below.
    <div
      role="row"
      aria-rowindex={rowIndex}
      className="line"
      style={{ top, width, zIndex: edited ? 3 : undefined }}
    >
      <div role="rowheader" aria-colspan={columnCount} aria-colindex={1} className="set" style={{ width }}>
        <span>
          {edited ? (
            <SetInPlace set={set} field={edited} onClose={(byKey) => onEdited(set, byKey)} />
          ) : (
            <SetWords {...props} />
          )}
        </span>
      </div>
    </div>
  );
};
