import type { FigureName } from '@forja/figures';
import { texts } from '../../../i18n';
import { copyFigure, readFigure, readFigurePair } from '../../../ui/cells';
import { formatFigure } from '../../../ui/format';
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
  /** What an emptied cell becomes. */
  emptied: 0 | null;
  readOnly?: GridColumn['readOnly'];
}

/** A figure that is typed. */
export const figureColumn = (
  key: 'thickness' | 'width' | 'length' | 'bends' | 'holes' | 'weld' | 'loss' | 'quantity' | 'markup',
  width: number,
  { emptied, readOnly = writable }: FigureOptions,
): GridColumn => ({
  ...named(key),
  width,
  numeric: true,
  figure: key,
  value: (part) => part[key],
  fields: [key],
  show: (part) => {
    const value = part[key];
    const none = value === null || (value === 0 && key !== 'quantity' && readOnly(part) !== null);
    return none ? '' : formatFigure(key, value, { bare: true });
  },
  copy: (part) => copyFigure(key, part[key]),
  readOnly,
  read: (written, _part, _catalogues, format) => {
    const read = readFigure(key, written, format);
    if ('refusal' in read) return read;
    return { change: (part) => ({ ...part, [key]: read.value ?? emptied }) };
  },
});

/** A side of the part, which its DXF may measure. Two sizes in the width are both sides, as in the part's dialog. */
export const sideColumn = (key: 'width' | 'length', readOnly: GridColumn['readOnly']): GridColumn => {
  const column = figureColumn(key, 84, { emptied: 0, readOnly });
  return {
    ...column,
    read: (written, part, catalogues, format) => {
      const pair = key === 'width' ? readFigurePair(key, written, format) : null;
      if (pair === null) return column.read(written, part, catalogues, format);
      const [width, length] = pair;
      return { change: (draft) => ({ ...draft, width, length }) };
    },
    drawn: (part) => {
      const side = part.flat_pattern?.[key];
      if (side === undefined || side === part[key] || readOnly(part) !== null) return null;
      return (draft) => ({ ...draft, [key]: side });
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
  figure: key,
  value: (part) => part[key],
});
