import { texts } from '../../../i18n';
import { grid as text, partDialog, parts } from '../../../i18n/orders';
import type { Margin, Part } from '../../data/types';
import { type ChoiceRow, CHOICES, followsChoice } from '../../part-dialog/draft/choice-options';
import { type Dimension, DIMENSIONS } from '../../part-dialog/draft/dimensions';
import { type PartDraft, withTrueArea, withType } from '../../part-dialog/draft/part-payload';
import type { Catalogues, CellOption, GridColumn } from './column';
import {
  costColumn,
  countColumn,
  cutColumn,
  figureColumn,
  lockableColumn,
  shownColumn,
  shownFigureColumn,
  sideColumn,
  textColumn,
  valueColumn,
} from './column-kinds';
import { choiceColumn, ncmColumn, operationColumn } from './entry-columns';
import { type ColumnProcess, processColumn } from './process-columns';

/** The catalogue entry that the part is made of now, where its catalogue is loaded. */
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

const ORIGINS: readonly CellOption[] = [
  { label: parts.usualOrigin, change: (part) => ({ ...part, origin: null }) },
  ...Object.entries(texts.companyTaxes.origins).map(([origin, label]) => ({
    label,
    change: (part: PartDraft) => ({ ...part, origin: Number(origin) }),
  })),
];

const { yes, no } = texts.common;
const yesOrNo = (change: (part: PartDraft, wanted: boolean) => Partial<PartDraft>): readonly CellOption[] =>
  [true, false].map((wanted) => ({
    label: wanted ? yes : no,
    change: (part) => ({ ...part, ...change(part, wanted) }),
  }));
const TRUE_AREA = yesOrNo(withTrueArea);
const CUSTOMER_MATERIAL = yesOrNo((_part, customer_material) => ({ customer_material }));

/** Whether a part of this type is measured so; without a type it still may become one that is. */
const refusedDimension = ({ type }: PartDraft, dimension: Dimension): string | null => {
  if (type === null || DIMENSIONS[type].includes(dimension)) return null;
  return text.noSuchDimension(parts.types[type]);
};

const dimensionReadOnly = (key: Dimension) => (part: PartDraft) =>
  key === 'thickness' && part.type === 'sheet' ? text.sheetThickness : refusedDimension(part, key);

const COSTS = ['cost', 'contribution', 'margin'] as const;

const before: readonly GridColumn[] = [
  // One that is not stored yet has none.
  shownColumn('position', 44, true, ({ position }) => (position === 0 ? '' : String(position))),
  shownColumn('thumbnail', 40, false, () => ''),
  textColumn('title', 200),
  textColumn('reference', 84),
  valueColumn('type', 96, {
    options: typeOptions,
    current: ({ type }) => (type === null ? '' : parts.types[type]),
  }),
  choiceColumn,
  ncmColumn,
  valueColumn('unit', 76, { options: () => UNITS, current: ({ unit }) => parts.units[unit] }),
  operationColumn,
  valueColumn('customer_material', 92, {
    options: () => CUSTOMER_MATERIAL,
    current: ({ customer_material }) => (customer_material ? yes : no),
  }),
  valueColumn('origin', 150, {
    options: () => ORIGINS,
    current: ({ origin }) =>
      origin === null ? parts.usualOrigin : (texts.companyTaxes.origins[origin] ?? ''),
  }),
  figureColumn('thickness', 60, dimensionReadOnly('thickness')),
  sideColumn('width', dimensionReadOnly),
  sideColumn('length', dimensionReadOnly),
  valueColumn('true_area', 76, {
    options: () => TRUE_AREA,
    current: (part) => (part.flat_pattern === null && !part.true_area ? '' : part.true_area ? yes : no),
    readOnly: (part) => (part.flat_pattern === null ? text.noTrueArea : null),
  }),
  countColumn('bends', 68),
  countColumn('holes', 64),
  figureColumn('weld', 80),
  figureColumn('loss', 72, dimensionReadOnly('loss')),
  figureColumn('quantity', 60),
];

const after: readonly GridColumn[] = [
  figureColumn('markup', 80),
  cutColumn('cut_length', 92),
  cutColumn('pierces', 84),
  cutColumn('net_area', 104),
  lockableColumn('unit_net_weight', 92),
  lockableColumn('net_weight', 92),
  lockableColumn('unit_gross_weight', 92),
  lockableColumn('gross_weight', 92),
  shownFigureColumn('ipi', 64),
  shownFigureColumn('unit_ipi_value', 92),
  shownFigureColumn('total_ipi_value', 100),
  shownFigureColumn('icms', 72),
  shownFigureColumn('unit_icms_value', 92),
  shownFigureColumn('total_icms_value', 100),
  shownColumn('status', 100, false, ({ status }) => parts.statuses[status]),
  textColumn('obs', 220),
];

/** They stay at the right edge, which only the last columns of all do. */
const values: readonly GridColumn[] = [lockableColumn('unit_value', 92), lockableColumn('final_value', 100)];

/**
 * All columns, with one for each of these processes.
 * @param margins costs by part; null for users who may not see them
 */
export const columnsOf = (
  processes: readonly ColumnProcess[],
  margins: ReadonlyMap<number, Margin> | null = null,
): GridColumn[] => [
  ...before,
  ...processes.map(processColumn),
  ...after,
  ...(margins ? COSTS.map((key) => costColumn(key, 104, (id) => margins.get(id))) : []),
  ...values,
];

/** The name of a part's cell, as it is read aloud. */
export const cellName = (column: GridColumn, { title }: Pick<Part, 'title'>): string =>
  text.cell(column.name, title || partDialog.name);
