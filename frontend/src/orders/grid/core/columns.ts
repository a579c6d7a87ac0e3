import type { FigureName } from '@forja/figures';
import { texts } from '../../../i18n';
import { formatFigure } from '../../../ui/format';
import type { LockableField, Part, PartProcess } from '../../data/types';
import { type ChoiceRow, CHOICES, followsChoice } from '../../part-dialog/draft/choice-options';
import { DIMENSIONS, type Dimension } from '../../part-dialog/draft/dimensions';
import {
  type PartDraft,
  withManualValue,
  withoutLock,
  withTrueArea,
  withType,
} from '../../part-dialog/draft/part-payload';
import { NEW_ROW, withProcess, withTime } from '../../part-dialog/draft/process-rows';
import type { Catalogues, CellOption, GridColumn } from './column';
import { choiceColumn, ncmColumn } from './entry-columns';
import { readValue } from './names';
import { copyFigure, readFigure } from './numbers';

const { grid: text, parts, partDialog } = texts.orders;

const named = (key: keyof typeof text.columns) => {
  const [label, name] = text.columns[key];
  return { key, label, name };
};

const writable = () => null;

/** A text of the part; an emptied one is none. */
const textColumn = (key: 'title' | 'reference' | 'obs', width: number): GridColumn => ({
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
const valueColumn = (
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

/** What the part is made of now, where its catalogue is loaded. */
const choiceOf = (part: PartDraft, catalogues: Catalogues): ChoiceRow | undefined => {
  if (part.type === null || part.type === 'process') return undefined;
  const { field, catalogue } = CHOICES[part.type];
  return catalogues[catalogue]?.find(({ id }) => id === part[field]);
};

const typeOptions = (catalogues: Catalogues): CellOption[] =>
  Object.entries(parts.types).map(([type, label]) => ({
    label,
    change: (part) => {
      const choice = choiceOf(part, catalogues);
      return withType(part, type as keyof typeof parts.types, choice && followsChoice(part, choice));
    },
  }));

const UNITS: readonly CellOption[] = Object.entries(parts.units).map(([unit, label]) => ({
  label,
  change: (part) => ({ ...part, unit: unit as Part['unit'] }),
}));

const { yes, no } = texts.common;
const TRUE_AREA: readonly CellOption[] = [true, false].map((wanted) => ({
  label: wanted ? yes : no,
  change: (part) => ({ ...part, ...withTrueArea(part, wanted) }),
}));

/** Whether a part of this type is measured so; without a type it still may become one that is. */
const refusedDimension = ({ type }: PartDraft, dimension: Dimension): string | null => {
  if (type === null || DIMENSIONS[type].includes(dimension)) return null;
  return text.noSuchDimension(parts.types[type]);
};

const dimensionReadOnly = (key: Dimension) => (part: PartDraft) =>
  key === 'thickness' && part.type === 'sheet' ? text.sheetThickness : refusedDimension(part, key);

interface FigureOptions {
  /** What an emptied cell becomes. */
  emptied: 0 | null;
  readOnly?: GridColumn['readOnly'];
}

/** A figure that is typed. */
const figureColumn = (
  key: 'thickness' | 'width' | 'length' | 'loss' | 'quantity' | 'markup',
  width: number,
  { emptied, readOnly = writable }: FigureOptions,
): GridColumn => ({
  ...named(key),
  width,
  numeric: true,
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

/** A figure that is calculated, and locked to what is typed over it; emptied, it is calculated again. */
const lockableColumn = (key: LockableField, width: number): GridColumn => ({
  ...named(key),
  width,
  numeric: true,
  calculated: true,
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
        if (value === null) return part.locked_values.includes(key) ? withoutLock(part, key) : part;
        return Object.is(value, part[key]) ? part : withManualValue(part, key, value);
      },
    };
  },
});

const shown = (
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
  'ipi' | 'icms' | 'unit_ipi_value' | 'total_ipi_value' | 'unit_icms_value' | 'total_icms_value';

const shownFigure = (key: ShownFigure & FigureName, width: number): GridColumn => ({
  ...shown(key, width, true, (part) => formatFigure(key, part[key], { bare: true })),
  copy: (part) => copyFigure(key, part[key]),
});

/** The field of a process column, for refusals and conflicts. */
export const processField = (id: number): string => `process-${id}`;

const rowsOf = (part: PartDraft, id: number) => part.processes.filter((row) => row.id === id);

const minutesOf = (part: PartDraft, id: number): number | null => {
  const rows = rowsOf(part, id);
  return rows.length === 0 ? null : rows.reduce((sum, { pivot }) => sum + pivot.time, 0);
};

const withMinutes = (part: PartDraft, id: number, title: string, minutes: number | null): PartDraft => {
  const at = part.processes.findIndex((row) => row.id === id);
  const change = (processes: PartProcess[]): PartDraft => ({ ...part, processes });
  if (minutes === null) return at < 0 ? part : change(part.processes.filter((_row, index) => index !== at));
  if (at >= 0) return change(withTime(part.processes, at, minutes));
  const last = part.processes.length;
  return change(withTime(withProcess([...part.processes, NEW_ROW], last, id, title), last, minutes));
};

/** The minutes of one process. Of one that a part has twice it shows the sum; its rows are the dialog's. */
const processColumn = ({ id, title }: { id: number; title: string }): GridColumn => ({
  key: processField(id),
  label: title,
  name: text.process(title),
  width: 84,
  numeric: true,
  fields: [processField(id)],
  show: (part) => copyFigure('time', minutesOf(part, id)),
  copy: (part) => copyFigure('time', minutesOf(part, id)),
  readOnly: (part) => (rowsOf(part, id).length > 1 ? text.processTwice : null),
  read: (written, _part, _catalogues, format) => {
    const read = readFigure('time', written, format);
    return 'refusal' in read ? read : { change: (part) => withMinutes(part, id, title, read.value) };
  },
});

/** A process that has a column. */
export interface ColumnProcess {
  id: number;
  title: string;
}

const before: readonly GridColumn[] = [
  { ...shown('position', 44, true, ({ position }) => String(position)), frozen: true },
  { ...shown('thumbnail', 40, false, () => ''), frozen: true },
  { ...textColumn('title', 200), frozen: true },
  textColumn('reference', 100),
  valueColumn('type', 104, {
    options: typeOptions,
    current: ({ type }) => (type === null ? '' : parts.types[type]),
  }),
  choiceColumn,
  ncmColumn,
  valueColumn('unit', 76, { options: () => UNITS, current: ({ unit }) => parts.units[unit] }),
  figureColumn('thickness', 68, { emptied: 0, readOnly: dimensionReadOnly('thickness') }),
  figureColumn('width', 84, { emptied: 0, readOnly: dimensionReadOnly('width') }),
  figureColumn('length', 84, { emptied: 0, readOnly: dimensionReadOnly('length') }),
  valueColumn('true_area', 76, {
    options: () => TRUE_AREA,
    current: (part) => (part.flat_pattern === null && !part.true_area ? '' : part.true_area ? yes : no),
    readOnly: (part) => (part.flat_pattern === null ? text.noTrueArea : null),
  }),
  figureColumn('loss', 72, { emptied: null, readOnly: dimensionReadOnly('loss') }),
  figureColumn('quantity', 72, { emptied: 0 }),
];

const after: readonly GridColumn[] = [
  figureColumn('markup', 80, { emptied: null }),
  lockableColumn('unit_net_weight', 92),
  lockableColumn('net_weight', 92),
  lockableColumn('unit_gross_weight', 92),
  lockableColumn('gross_weight', 92),
  lockableColumn('unit_value', 104),
  lockableColumn('final_value', 112),
  shownFigure('ipi', 64),
  shownFigure('unit_ipi_value', 92),
  shownFigure('total_ipi_value', 100),
  shownFigure('icms', 72),
  shownFigure('unit_icms_value', 92),
  shownFigure('total_icms_value', 100),
  shown('status', 100, false, ({ status }) => parts.statuses[status]),
  textColumn('obs', 220),
];

/** All columns, with one for each of these processes. */
export const columnsOf = (processes: readonly ColumnProcess[]): GridColumn[] => [
  ...before,
  ...processes.map(processColumn),
  ...after,
];

/** The processes that the parts of an order have, by name. */
export const processesOf = (all: readonly Part[]): ColumnProcess[] => {
  const titles = new Map<number, string>();
  for (const { processes } of all) {
    for (const { id, title } of processes) if (id !== null) titles.set(id, title ?? text.untitledProcess);
  }
  return [...titles]
    .map(([id, title]) => ({ id, title }))
    .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR') || one.id - other.id);
};

/** The name of a part's cell, as it is read aloud. */
export const cellName = (column: GridColumn, { title }: Pick<Part, 'title'>): string =>
  text.cell(column.name, title || partDialog.name);
