import { figure, type FigureName } from '@forja/figures';
import { minValue } from 'react-admin';
import type { Ncm } from '../api';
import { texts } from '../i18n';
import {
  maxDecimals,
  type NumberFieldDeclaration,
  type ReferenceFieldDeclaration,
  type TextFieldDeclaration,
} from '../records';
import { paths } from '../routes';
import { type Column, FigureMeasure, ncmOption } from '../ui';
import type { CatalogueResource } from './types';

const { fields, rules, ncms } = texts.catalogue;

/** A process's minutes follow a rule: both lists are tabs of one screen. */
export const processTabs = {
  label: texts.shell.processes,
  tabs: [
    { to: '/processes', label: texts.shell.processes },
    { to: '/time-rules', label: texts.shell.timeRules },
  ],
};

/** Fields that several catalogues share. */
export const nameField: TextFieldDeclaration = {
  kind: 'text',
  source: 'name',
  label: fields.name,
  required: rules.nameRequired,
  maxLength: 255,
};

/** The shop's or the supplier's own code of an entry; optional, unique where it is given. */
export const codeField: TextFieldDeclaration = {
  kind: 'text',
  source: 'code',
  label: fields.code,
  maxLength: 60,
  span: 4,
};

/** Lists start in the order of their names. */
export const byName = {
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: ({ name }: { name: string }) => name,
} as const;

/** The way from an entry to the orders that name it by this filter. */
export const usedByOrders = (filter: string) => ({
  usedBy: ({ id }: { id: number }) => ({
    label: texts.search.orders,
    to: `${paths.orders}?${filter}=${id}`,
  }),
});

/** The name of an entry in its list. */
export const nameColumn: Column<{ id: number; name: string }> = {
  source: 'name',
  label: fields.name,
  cell: ({ name }) => name,
};

/** Words that may be left out, where a list has room for them. */
export const wordsColumn = <Source extends string>(
  source: Source,
  label: string,
): Column<Partial<Record<Source, string | null>>> => ({
  source,
  label,
  secondary: true,
  cell: (row) => row[source] || texts.common.empty,
});

/** The code of an entry in its list. */
export const codeColumn = wordsColumn('code', fields.code);

/** A number with the unit and the decimals of its figure. */
export const figureColumn = <Source extends string>(
  source: Source,
  label: string,
  name: FigureName,
): Column<Partial<Record<Source, number | null>>> => ({
  source,
  label,
  numeric: true,
  cell: (row) => <FigureMeasure figure={name} value={row[source]} />,
});

/** One entry of another catalogue, by its name. */
export const reference = (
  source: string,
  label: string,
  resource: CatalogueResource,
  loadFailed: string,
): ReferenceFieldDeclaration => ({
  kind: 'reference',
  source,
  label,
  resource,
  sort: { field: 'name', order: 'ASC' },
  optionOf: ({ id, name }: { id: number; name: string }) => ({ id, label: name }),
  loadFailed,
});

/** The NCM of a material, bar or component; optional. */
export const ncmField: ReferenceFieldDeclaration = {
  kind: 'reference',
  source: 'ncm_id',
  label: fields.ncm,
  resource: 'mercosur-common-nomenclatures',
  sort: { field: 'code', order: 'ASC' },
  optionOf: (ncm: Ncm) => ncmOption(ncm),
  loadFailed: ncms.listFailed,
  span: 8,
};

/** A number with the decimals of its figure, not below zero unless it has rules of its own. */
export const numberField = (
  source: string,
  label: string,
  name: FigureName,
  tooManyDecimals: string,
  more: Partial<NumberFieldDeclaration> = {},
): NumberFieldDeclaration => ({
  kind: 'number',
  source,
  label,
  figure: name,
  tooManyDecimals,
  span: 4,
  ...more,
  rules: [
    ...(more.rules ?? [minValue(0, rules.notNegative)]),
    maxDecimals(figure(name).decimals, tooManyDecimals),
  ],
});

/** A required measure, stored with two decimals. */
export const measure = (source: string, label: string, required: string, name: FigureName) =>
  numberField(source, label, name, rules.upToTwo, { required });
