import { figure, type FigureName } from '@forja/figures';
import type { Ncm } from '../api';
import { minValue } from 'react-admin';
import { texts } from '../i18n';
import {
  maxDecimals,
  type NumberFieldDeclaration,
  type ReferenceFieldDeclaration,
  type TextFieldDeclaration,
} from '../records';
import { type Column, ncmOption } from '../ui';

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

/** The code of an entry in its list. */
export const codeColumn: Column<{ id: number; code?: string | null }> = {
  source: 'code',
  label: fields.code,
  secondary: true,
  cell: ({ code }) => code || texts.common.empty,
};

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

/** A required measure, stored with two decimals. */
export const measure = (
  source: string,
  label: string,
  requiredText: string,
  name: FigureName,
): NumberFieldDeclaration => ({
  kind: 'number',
  source,
  label,
  figure: name,
  tooManyDecimals: rules.upToTwo,
  required: requiredText,
  rules: [maxDecimals(figure(name).decimals, rules.upToTwo), minValue(0, rules.notNegative)],
  span: 4,
});
