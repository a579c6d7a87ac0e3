import { BLANK_FIGURES, type FigureName, type PartFieldWith } from '@forja/figures';
import { grid as text } from '../../../i18n/orders';
import { copyFigure, readFigure, readFigurePair } from '../../../ui/cells';
import { formatFigure } from '../../../ui/format';
import { drawnCounts, filledSides } from '../../data/drawn-part';
import type { LockableField, Margin } from '../../data/types';
import { type PartDraft, withManualValue, withoutLock } from '../../part-dialog/draft/part-payload';
import type { Catalogues, CellOption, Change, GridColumn } from './column';
import { readValue } from './names';

/** The key of a column, and its texts. */
const named = (key: keyof typeof text.columns) => {
  const [label, name] = text.columns[key];
  return { key, label, name };
};

const writable = () => null;

/** Properties of a column of words, whose cells are copied as they are shown. */
export const wordCells = (key: keyof typeof text.columns, width: number, show: GridColumn['show']) => ({
  ...named(key),
  width,
  numeric: false,
  show,
  copy: show,
  readOnly: writable,
});

/** A text of the part; an emptied one is null, save the title. */
export const textColumn = (key: 'title' | 'reference' | 'obs', width: number): GridColumn => ({
  ...wordCells(key, width, (part) => part[key] ?? ''),
  fields: [key],
  read: (written) => {
    const value = key === 'obs' ? written : written.replace(/[\r\n]+/g, ' ');
    return { change: (part) => ({ ...part, [key]: value === '' && key !== 'title' ? null : value }) };
  },
});

/** One of a few fixed values, which can't be emptied. */
export const valueColumn = (
  key: 'type' | 'unit' | 'customer_material' | 'origin' | 'true_area',
  width: number,
  {
    options,
    current,
    readOnly = writable,
  }: {
    options: (catalogues: Catalogues) => readonly CellOption[];
    current: (part: PartDraft) => string;
    readOnly?: GridColumn['readOnly'];
  },
): GridColumn => ({
  ...wordCells(key, width, current),
  fields: [key],
  readOnly,
  read: (written, part, catalogues) =>
    written.trim() === '' && current(part) === ''
      ? { change: (draft) => draft }
      : readValue(written, options(catalogues)),
  options: (_part, catalogues) => options(catalogues),
});

const bareFigure = (name: FigureName, value: number | null): string =>
  value === null ? '' : formatFigure(name, value, { bare: true });

/** Properties of a column that follow from its figure. */
const figureCells = (
  key: FigureName & keyof typeof text.columns,
  width: number,
  value: (part: PartDraft) => number | null,
) => ({
  ...named(key),
  width,
  numeric: true,
  figure: key,
  value,
  show: (part: PartDraft) => bareFigure(key, value(part)),
  copy: (part: PartDraft) => copyFigure(key, value(part)),
});

/** A figure that is typed; emptied, it is what a blank part has. */
export const figureColumn = (
  key: FigureName & PartFieldWith<'entered', 'input'>,
  width: number,
  readOnly: GridColumn['readOnly'] = writable,
): GridColumn => {
  /** A measure that parts of this type do not have is shown as empty, not as 0. */
  const shownValue = (part: PartDraft) =>
    part[key] === 0 && key !== 'quantity' && readOnly(part) !== null ? null : part[key];
  return {
    ...figureCells(key, width, shownValue),
    value: (part) => part[key],
    fields: [key],
    readOnly,
    read: (written, _part, _catalogues, format) => {
      const read = readFigure(key, written, format);
      if ('refusal' in read) return read;
      return { change: (part) => ({ ...part, [key]: read.value ?? BLANK_FIGURES[key] }) };
    },
  };
};

/** A count of the part; as long as it is empty, the count in its DXF is shown. */
export const countColumn = (key: 'bends' | 'holes', width: number): GridColumn => {
  const column = figureColumn(key, width);
  const drawn = (part: PartDraft) => (part[key] === null ? drawnCounts(part)[key] : undefined);
  return {
    ...column,
    show: (part) => bareFigure(key, drawn(part) ?? part[key]),
    ghost: (part) => drawn(part) !== undefined,
  };
};

const SIDES = ['width', 'length'] as const;

/** Empties a side: the DXF's takes its place; without a DXF the server takes the sheet's. */
const withoutSide = (part: PartDraft, key: (typeof SIDES)[number]): PartDraft => {
  const emptied = { ...part, [key]: 0 };
  return { ...emptied, ...filledSides(emptied) };
};

/** A side of the part, which its DXF may measure. Two sizes typed as the width ('200 x 300') are both sides, as in the part's dialog. */
export const sideColumn = (
  key: (typeof SIDES)[number],
  readOnlyOf: (side: (typeof SIDES)[number]) => GridColumn['readOnly'],
): GridColumn => {
  const column = figureColumn(key, 80, readOnlyOf(key));
  return {
    ...column,
    read: (written, part, catalogues, format) => {
      if (written.trim() === '') return { change: (draft) => withoutSide(draft, key) };
      const pair = key === 'width' ? readFigurePair(key, written, format) : null;
      if (pair === null) return column.read(written, part, catalogues, format);
      const [width, length] = pair;
      return { change: (draft) => ({ ...draft, width, length }) };
    },
    drawn: (part) => {
      const { flat_pattern: drawn } = part;
      if (drawn === null) return null;
      const taken = SIDES.filter((side) => drawn[side] !== part[side] && readOnlyOf(side)(part) === null);
      if (taken.length === 0) return null;
      return (draft) => ({ ...draft, ...Object.fromEntries(taken.map((side) => [side, drawn[side]])) });
    },
  };
};

const unlocked =
  (key: LockableField): Change =>
  (part) =>
    part.locked_values.includes(key) ? withoutLock(part, key) : part;

/** A figure that is calculated, and locked to what is typed over it; emptied, it is calculated again. */
export const lockableColumn = (key: LockableField, width: number): GridColumn => ({
  ...figureCells(key, width, (part) => part[key]),
  calculated: true,
  calculation: { gives: (part) => !part.locked_values.includes(key), follow: unlocked(key) },
  fields: [key],
  readOnly: writable,
  read: (written, _part, _catalogues, format) => {
    const read = readFigure(key, written, format);
    if ('refusal' in read) return read;
    const { value } = read;
    return {
      change: (part) => {
        if (value === null) return unlocked(key)(part);
        return Object.is(value, part[key]) ? part : withManualValue(part, key, value);
      },
    };
  },
});

/** Properties of a column that the server calculates: nothing can be typed there. */
const calculated = {
  calculated: true,
  fields: [],
  readOnly: () => text.calculated,
  read: () => ({ refusal: text.calculated }),
} as const;

/** A value of the server that is not among the named figures, as text. */
export const shownColumn = (
  key: keyof typeof text.columns,
  width: number,
  numeric: boolean,
  show: (part: PartDraft) => string,
): GridColumn => ({ ...named(key), width, numeric, show, copy: show, ...calculated });

type TaxFigure =
  | 'ipi'
  | 'icms'
  | 'unit_ipi_value'
  | 'total_ipi_value'
  | 'unit_icms_value'
  | 'total_icms_value';

/** A calculated figure that can't be locked; its own value is accepted, as where rows are pasted back. */
export const shownFigureColumn = (key: TaxFigure & FigureName, width: number): GridColumn => ({
  ...figureCells(key, width, (part) => part[key]),
  ...calculated,
  read: (written, part, _catalogues, format) => {
    const read = readFigure(key, written, format);
    const isSame = 'value' in read && read.value === part[key];
    return isSame ? { change: (draft) => draft } : { refusal: text.calculated };
  },
});

/** Cut length, pierces and area of the part's DXF; a drawing without a closed contour has no area. */
export const cutColumn = (key: 'cut_length' | 'pierces' | 'net_area', width: number): GridColumn => ({
  ...figureCells(key, width, ({ cut }) =>
    cut === null || (key === 'net_area' && cut.net_area === 0) ? null : cut[key],
  ),
  ...calculated,
});

/** Cost, contribution and margin of all pieces of a part in one set, as the server answers them for the order that is stored. */
export const costColumn = (
  key: 'cost' | 'contribution' | 'margin',
  width: number,
  marginOf: (partId: number) => Margin | undefined,
): GridColumn => ({ ...figureCells(key, width, ({ id }) => marginOf(id)?.[key] ?? null), ...calculated });
