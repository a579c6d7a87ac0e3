import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { messagesOf } from '../editing';
import { texts } from '../i18n';
import { FlagField } from '../records';
import { type DatedColumn, type DatedRow, DatedRows, formatDate, formatFigure } from '../ui';

const { fields, taxes: text } = texts.catalogue;

const ncmColumns: readonly DatedColumn[] = [{ field: 'ipi', label: fields.ipi, kind: 'rate' }];
const stateColumns: readonly DatedColumn[] = [
  { field: 'icms', label: fields.icms, kind: 'rate' },
  { field: 'fcp', label: text.fcp, kind: 'rate' },
  { field: 'difal_base', label: text.difalBase, kind: text.difalBases },
];

const isRow = (row: unknown): row is DatedRow => typeof row === 'object' && row !== null;
const rowsOf = (value: unknown): DatedRow[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** A record's rates by day, in the form around it. */
const Rates = ({
  columns,
  newRow,
  hint,
}: {
  columns: readonly DatedColumn[];
  newRow: DatedRow;
  hint: string;
}) => {
  const { setValue, clearErrors } = useFormContext();
  const rows = rowsOf(useWatch({ name: 'rates' }));
  const messages = messagesOf(useFormState().errors);
  return (
    <DatedRows
      title={text.rates}
      hint={hint}
      rows={rows}
      columns={columns}
      newRow={newRow}
      onChange={(next) => {
        setValue('rates', next.length === 0 ? null : next, { shouldDirty: true });
        clearErrors('rates');
      }}
      errorOf={(path) => messages[path === '' ? 'rates' : `rates.${path}`]}
    />
  );
};

const IpiRates = () => <Rates columns={ncmColumns} newRow={{}} hint={text.ipiHint} />;

const STATE_ROW: DatedRow & Record<string, unknown> = { fcp: 0, difal_base: 'single' };
const StateRates = () => <Rates columns={stateColumns} newRow={STATE_ROW} hint={text.icmsHint} />;

/** Rates as two versions of a record are compared. */
const ratesText = (figure: 'ipi' | 'icms') => (value: unknown) =>
  rowsOf(value)
    .map(
      (row) =>
        `${formatDate(row.from)}: ${formatFigure('tax_rate', Number((row as Record<string, unknown>)[figure]))}`,
    )
    .join('; ');

const KeepsIpi = () => <FlagField source="keeps_ipi" label={text.keepsIpi} />;

/** The fields of an NCM, a state and a customer that the taxes of an order by its day follow from. */
export const ncmTaxFields = [
  { kind: 'text', source: 'exception', label: text.exception, maxLength: 3, span: 4 },
  {
    kind: 'own',
    source: 'keeps_ipi',
    label: text.keepsIpi,
    Input: KeepsIpi,
    show: (keeps: unknown) => (keeps === true ? texts.common.yes : texts.common.no),
  },
  { kind: 'own', source: 'rates', label: text.rates, Input: IpiRates, show: ratesText('ipi') },
] as const;

export const stateTaxFields = [
  { kind: 'own', source: 'rates', label: text.rates, Input: StateRates, show: ratesText('icms') },
] as const;

export const customerTaxFields = [
  {
    kind: 'choice',
    source: 'taxpayer',
    label: text.taxpayer,
    emptyLabel: text.byRegistration,
    choices: text.taxpayers,
    read: Number,
    span: 6,
  },
  {
    kind: 'choice',
    source: 'final_use',
    label: text.finalUse,
    emptyLabel: text.byTaxpayer,
    choices: text.finalUses,
    read: (choice: string) => choice === 'true',
    span: 6,
  },
] as const;
