import type { SaleOperation } from '../../api';
import { texts } from '../../i18n';
import { companyTabs, type FieldDeclaration, usualFailures } from '../../records';
import { byName, nameColumn, nameField, usedByOrders } from '../fields';
import type { CatalogueDeclaration } from '../types';

const { operations, rules } = texts.catalogue;
const { treatments } = operations;

const digits = (most: number) => (typed: string) => typed.replace(/\D/g, '').slice(0, most);

const cfop = (source: 'inside' | 'interstate' | 'consumer'): FieldDeclaration => ({
  kind: 'text',
  source,
  label: operations[source],
  mask: digits(4),
  required: rules.required,
  span: 4,
});

const treatment = (
  source: 'ipi' | 'icms' | 'reform',
  choices: Readonly<Record<string, string>>,
): FieldDeclaration => ({
  kind: 'choice',
  source,
  label: operations[source],
  choices,
  initial: 'taxed',
  required: rules.required,
  span: 4,
});

const code = (source: 'cst' | 'csosn' | 'ipi_class' | 'reform_class', most: number): FieldDeclaration => ({
  kind: 'text',
  source,
  label: operations[source],
  mask: digits(most),
  span: 3,
});

/** Operations of sale (naturezas de operação), for administrators. */
export const operationCatalogue: CatalogueDeclaration<SaleOperation> = {
  resource: 'operations',
  tabs: companyTabs,
  texts: operations,
  failures: usualFailures(operations),
  ...byName,
  defaultSort: { field: 'id', order: 'ASC' },
  ...usedByOrders('operation_id'),
  prices: [],
  importable: false,
  exportable: false,
  columns: [
    nameColumn,
    ...(['inside', 'interstate', 'consumer'] as const).map((source) => ({
      source,
      label: operations[source],
      secondary: true,
      cell: (row: SaleOperation) => row[source],
    })),
  ],
  fields: [
    nameField,
    cfop('inside'),
    cfop('interstate'),
    cfop('consumer'),
    treatment('ipi', { taxed: treatments.taxed, suspended: treatments.suspended, none: treatments.none }),
    treatment('icms', { taxed: treatments.taxed, deferred: treatments.deferred, none: treatments.none }),
    treatment('reform', { taxed: treatments.taxed, none: treatments.none }),
    code('cst', 2),
    code('csosn', 3),
    code('ipi_class', 3),
    code('reform_class', 6),
    { kind: 'text', source: 'text', label: operations.text, maxLength: 255, rows: 2 },
  ],
};
