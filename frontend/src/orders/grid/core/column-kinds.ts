import type { FigureName, PartFieldWith } from '@forja/figures';
import { texts } from '../../../i18n';
import { copyFigure, readFigure, readFigurePair } from '../../../ui/cells';
import { formatFigure } from '../../../ui/format';
import { drawnCounts, filledSides } from '../../data/drawn-part';
import type { LockableField } from '../../data/types';
import { type PartDraft, withManualValue, withoutLock } from '../../part-dialog/draft/part-payload';
import type { Catalogues, CellOption, Change, GridColumn } from './column';
import { readValue } from './names';

const { grid: text } = texts.orders;

const named = (key: keyof typeof text.columns) => {
  const [label, name] = text.columns[key];
  return { key, label, name };
};

export const writable = () => null;

/** A text of the part; an emptied one is none. */
export const textColumn = (key: 'title' | 'reference' | 'obs', width: number): GridColumn => ({
  ...named(key),
  width,
  numeric: false,
  fields: [key],
  show: (part) => part[key] ?? '',
  copy: (part) => part[key] ?? '',
  readOnly: writable,
  read: (written) => {
    const value = key === 'obs' ? written : written.replace(/[\r\n]+/g, ' ');
    return { change: (part) => ({ ...part, [key]: value === '' && key !== 'title' ? null : value }) };
  },
});

/** One of few fixed values, which no part is without. */
export const valueColumn = (
  key: 'type' | 'unit' | 'true_area',
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
  ...named(key),
  width,
  numeric: false,
  fields: [key],
  show: current,
  copy: current,
  readOnly,
  read: (written, part, catalogues) =>
    written.trim() === '' && current(part) === ''
      ? { change: (draft) => draft }
      : readValue(written, options(catalogues)),
  options: (_part, catalogues) => options(catalogues),
});

interface FigureOptions {
  /** The value that emptying a cell gives. */
  emptied: 0 | null;
  readOnly?: GridColumn['readOnly'];
}

/** A figure that is typed. */
export const figureColumn = (
  key: FigureName & PartFieldWith<'entered', 'input'>,
  width: number,
  { emptied, readOnly = writable }: FigureOptions,
): GridColumn => {
  /** A measure that a part of its type has not got is nothing, and not 0. */
  const isNone = (part: PartDraft) =>
    part[key] === null || (part[key] === 0 && key !== 'quantity' && readOnly(part) !== null);
  return {
    ...named(key),
    width,
    numeric: true,
    figure: key,
    value: (part) => part[key],
    fields: [key],
    show: (part) => (isNone(part) ? '' : formatFigure(key, part[key], { bare: true })),
    copy: (part) => (isNone(part) ? '' : copyFigure(key, part[key])),
    readOnly,
    read: (written, _part, _catalogues, format) => {
      const read = readFigure(key, written, format);
      if ('refusal' in read) return read;
      return { change: (part) => ({ ...part, [key]: read.value ?? emptied }) };
    },
  };
};

const bareFigure = (name: FigureName, value: number | null): string =>
  value === null ? '' : formatFigure(name, value, { bare: true });

/** A count of the part; while it has none of its own, the one of its DXF. */
export const countColumn = (key: 'bends' | 'holes', width: number): GridColumn => {
  const column = figureColumn(key, width, { emptied: null });
  const drawn = (part: PartDraft) => (part[key] === null ? drawnCounts(part)[key] : undefined);
  return {
    ...column,
    show: (part) => bareFigure(key, drawn(part) ?? part[key]),
    ghost: (part) => drawn(part) !== undefined,
  };
};

const SIDES = ['width', 'length'] as const;

/** An emptied side is the DXF's; where there is none, the server takes the sheet's. */
const withoutSide = (part: PartDraft, key: (typeof SIDES)[number]): PartDraft => {
  const emptied = { ...part, [key]: 0 };
  return { ...emptied, ...filledSides(emptied) };
};

/** A side of the part, which its DXF may measure. Two sizes in the width are both sides, as in the part's dialog. */
export const sideColumn = (
  key: (typeof SIDES)[number],
  readOnlyOf: (side: (typeof SIDES)[number]) => GridColumn['readOnly'],
): GridColumn => {
  const column = figureColumn(key, 84, { emptied: 0, readOnly: readOnlyOf(key) });
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
  ...named(key),
  width,
  numeric: true,
  calculated: true,
  figure: key,
  value: (part) => part[key],
  calculation: { gives: (part) => !part.locked_values.includes(key), follow: unlocked(key) },
  fields: [key],
  show: (part) => formatFigure(key, part[key], { bare: true }),
  copy: (part) => copyFigure(key, part[key]),
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

export const shown = (
  key: keyof typeof text.columns,
  width: number,
  numeric: boolean,
  show: (part: PartDraft) => string,
): GridColumn => ({
  ...named(key),
  width,
  numeric,
  calculated: true,
  fields: [],
  show,
  copy: show,
  readOnly: () => text.calculated,
  read: () => ({ refusal: text.calculated }),
});

type ShownFigure =
  | 'ipi'
  | 'icms'
  | 'unit_ipi_value'
  | 'total_ipi_value'
  | 'unit_icms_value'
  | 'total_icms_value';

export const shownFigure = (key: ShownFigure & FigureName, width: number): GridColumn => ({
  ...shown(key, width, true, (part) => formatFigure(key, part[key], { bare: true })),
  copy: (part) => copyFigure(key, part[key]),
  read: (written, part, _catalogues, format) => {
    const read = readFigure(key, written, format);
    const isSame = 'value' in read && read.value === part[key];
    return isSame ? { change: (draft) => draft } : { refusal: text.calculated };
  },
  figure: key,
  value: (part) => part[key],
});

/** Cut length, pierces and area of the part's DXF; a drawing without a closed contour has no area. */
export const cutColumn = (key: 'cut_length' | 'pierces' | 'net_area', width: number): GridColumn => {
  const value = ({ cut }: PartDraft) =>
    cut === null || (key === 'net_area' && cut.net_area === 0) ? null : cut[key];
  return {
    ...shown(key, width, true, (part) => bareFigure(key, value(part))),
    copy: (part) => copyFigure(key, value(part)),
    figure: key,
    value,
  };
};
