import { limitOf } from '@forja/figures';
import { maxValue, minValue } from 'react-admin';
import type { Ncm } from '../../api';
import { texts } from '../../i18n';
import { usualFailures } from '../../records';
import { Clamped, hasEightDigits, maskNcm } from '../../ui';
import { figureColumn, numberField } from '../fields';
import { ncmTaxFields } from '../tax-fields';
import type { CatalogueDeclaration } from '../types';

const { fields, ncms, rules } = texts.catalogue;

export const ncmCatalogue: CatalogueDeclaration<Ncm> = {
  resource: 'mercosur-common-nomenclatures',
  texts: ncms,
  failures: usualFailures(ncms),
  defaultSort: { field: 'code', order: 'ASC' },
  nameOf: ({ code }) => maskNcm(code),
  prices: ['ipi', 'keeps_ipi', 'rates'],
  columns: [
    {
      source: 'code',
      label: ncms.code,
      cell: ({ code }) => <span style={{ whiteSpace: 'nowrap' }}>{maskNcm(code)}</span>,
    },
    {
      source: 'description',
      label: ncms.description,
      cell: ({ description }) => <Clamped text={description ?? texts.common.empty} lines={3} />,
    },
    figureColumn('ipi', fields.ipi, 'ipi'),
  ],
  // Words are its description.
  startWith: (typed) => (/\d/.test(typed) ? { code: maskNcm(typed) } : { description: typed }),
  fields: [
    {
      kind: 'text',
      source: 'code',
      label: ncms.code,
      mask: maskNcm,
      warn: (code) => (hasEightDigits(code) ? undefined : texts.common.ncmDigitsWarning),
      required: rules.codeRequired,
      maxLength: 20,
      span: 8,
    },
    numberField('ipi', fields.ipi, 'ipi', rules.upToTwo, {
      required: rules.ipiRequired,
      rules: [minValue(0, rules.ipiMin), maxValue(limitOf('ipi'), rules.ipiMax)],
    }),
    { kind: 'text', source: 'description', label: ncms.description, maxLength: 500, rows: 2 },
    ...ncmTaxFields,
  ],
};
