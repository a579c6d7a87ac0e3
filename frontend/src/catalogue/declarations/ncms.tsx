import { figure, limitOf } from '@forja/figures';
import type { Ncm } from '../../api';
import { maxValue, minValue } from 'react-admin';
import { texts } from '../../i18n';
import { maxDecimals, usualFailures } from '../../records';
import { Clamped, hasEightDigits, maskNcm, FigureMeasure } from '../../ui';
import { ncmTaxFields } from '../tax-fields';
import type { CatalogueDeclaration } from '../types';

const { fields, ncms, rules } = texts.catalogue;

export const ncmCatalogue: CatalogueDeclaration<Ncm> = {
  resource: 'mercosur-common-nomenclatures',
  texts: ncms,
  failures: usualFailures(ncms),
  defaultSort: { field: 'code', order: 'ASC' },
  nameOf: ({ code }) => maskNcm(code),
  form: 'dialog',
  newWord: 'create',
  prices: ['ipi'],
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
    {
      source: 'ipi',
      label: fields.ipi,
      numeric: true,
      cell: ({ ipi }) => <FigureMeasure figure="ipi" value={ipi} />,
    },
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
    {
      kind: 'number',
      source: 'ipi',
      label: fields.ipi,
      figure: 'ipi',
      tooManyDecimals: rules.upToTwo,
      required: rules.ipiRequired,
      rules: [
        minValue(0, rules.ipiMin),
        maxValue(limitOf('ipi'), rules.ipiMax),
        maxDecimals(figure('ipi').decimals, rules.upToTwo),
      ],
      span: 4,
    },
    { kind: 'text', source: 'description', label: ncms.description, maxLength: 500, rows: 2 },
    ...ncmTaxFields,
  ],
};
