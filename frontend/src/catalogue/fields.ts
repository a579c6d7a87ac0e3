import type { Ncm } from '../api';
import { texts } from '../i18n';
import { formatPercent, maskNcm } from '../ui';
import { atLeast, maxDecimals, required } from './rules';
import type { NumberFieldDeclaration, ReferenceFieldDeclaration, TextFieldDeclaration } from './types';

const { fields, rules, ncms } = texts.catalogue;

/** Fields that several catalogues share. */
export const nameField: TextFieldDeclaration = {
  kind: 'text',
  source: 'name',
  label: fields.name,
  rules: [required(rules.nameRequired)],
  maxLength: 255,
};

/** The NCM of a material, bar or component; optional. */
export const ncmField: ReferenceFieldDeclaration = {
  kind: 'reference',
  source: 'ncm_id',
  label: fields.ncm,
  resource: 'mercosur-common-nomenclatures',
  optionOf: ({ id, code, ipi }: Ncm) => ({
    id,
    label: `${maskNcm(code)} · ${fields.ipi} ${formatPercent(ipi)}`,
    detail: code,
  }),
  loadFailed: ncms.listFailed,
};

/** A required measure of at most two decimals. */
export const measure = (
  source: string,
  label: string,
  requiredText: string,
  unit: string,
): NumberFieldDeclaration => ({
  kind: 'number',
  source,
  label,
  unit,
  decimals: 2,
  tooManyDecimals: rules.upToTwo,
  rules: [required(requiredText), maxDecimals(2, rules.upToTwo), atLeast(0, rules.notNegative)],
  span: 4,
});
