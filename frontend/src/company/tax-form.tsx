import { Box, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, catalogueLists, type CompanyTaxes, messageOf } from '../api';
import {
  type ComparedField,
  type EditSession,
  EditSessionDialogs,
  useComparison,
  useEditSession,
} from '../editing';
import { companyTaxes as words, common } from '../i18n';
import {
  ChoiceField,
  CollapsiblePanel,
  type DatedColumn,
  DatedRows,
  DateField,
  FigureField,
  formatDate,
  formatFigure,
  MainButton,
  PlainTextField,
  SwitchField,
  Quiet,
} from '../ui';

type Period = CompanyTaxes['periods'][number];
type Rate = 'pis' | 'cofins' | 'das' | 'simples_credit' | 'iss';
type TaxValues = Omit<CompanyTaxes, Rate | 'periods'> &
  Record<Rate, number | null> & { periods: Partial<Period>[] };
type TaxForm = EditSession<TaxValues>;

const PERIOD_RATES = ['cbs', 'ibs_state', 'ibs_city', 'icms_share'] as const;
const PERIOD_FLAGS = ['on_top', 'pis_cofins', 'ipi_zero', 'estimate'] as const;
const PERIOD_COLUMNS: readonly DatedColumn[] = [
  ...PERIOD_RATES.map((field) => ({ field, label: words.period[field], kind: 'rate' as const })),
  ...PERIOD_FLAGS.map((field) => ({ field, label: words.period[field], kind: 'flag' as const })),
];
const NEW_PERIOD: Partial<Period> = { on_top: true, pis_cofins: false, ipi_zero: true, estimate: true };

const SWITCHES = ['freight_in_ipi', 'discount_off_ipi', 'icms_off_pis', 'reform_in_icms'] as const;
const PLACE = ['street_number', 'district', 'city_code'] as const;
const yesOrNo = (is: boolean) => (is ? common.yes : common.no);

const read = () => answer(api.GET('/api/company/taxes', {}));

/** The profile as two versions of it are compared. */
const TAX_FIELDS: readonly ComparedField<TaxValues>[] = [
  {
    label: words.calculation,
    show: ({ complete }) => words.calculations[complete ? 'complete' : 'basic'],
  },
  { label: words.state, show: ({ state }) => state ?? '' },
  { label: words.regime, show: ({ regime }) => (regime ? words.regimes[regime] : '') },
  ...(['pis', 'cofins', 'das', 'simples_credit', 'iss'] as const).map((name) => ({
    label: words[name],
    show: (taxes: TaxValues) => formatFigure('tax_rate', taxes[name] ?? 0),
  })),
  ...([...SWITCHES, 'simples_regular'] as const).map((name) => ({
    label: words[name],
    show: (taxes: TaxValues) => yesOrNo(taxes[name]),
  })),
  { label: words.serviceKind, show: ({ service_kind }) => words.serviceKinds[service_kind] },
  {
    label: words.operation,
    show: ({ operation_id }, nameOf) => nameOf('operations', operation_id ?? null) || words.firstOperation,
  },
  { label: words.origin, show: ({ origin }) => words.origins[origin] ?? '' },
  ...PLACE.map((name) => ({ label: words[name], show: (taxes: TaxValues) => taxes[name] ?? '' })),
  { label: words.reviewedOn, show: ({ reviewed_on }) => (reviewed_on ? formatDate(reviewed_on) : '') },
  { label: words.periods, show: ({ periods }) => JSON.stringify(periods) },
];

const RateField = ({ form, name }: { form: TaxForm; name: Rate }) => (
  <FigureField {...form.bind(name)} figure="tax_rate" label={words[name]} />
);

/** The operation of sale of orders that name none. */
const OperationField = ({ form }: { form: TaxForm }) => {
  const { data = [] } = useQuery({
    // The key of the list that the catalogue's screens keep: it is fetched once.
    queryKey: ['operations', 'getList', 'all'],
    queryFn: ({ signal }) => catalogueLists.operations(signal),
  });
  return (
    <ChoiceField
      label={words.operation}
      value={data.some(({ id }) => id === form.values.operation_id) ? String(form.values.operation_id) : null}
      choices={Object.fromEntries(data.map(({ id, name }) => [id, name]))}
      emptyLabel={words.firstOperation}
      onChange={(id) => form.change({ operation_id: id === null ? null : Number(id) })}
      error={form.errors.operation_id}
    />
  );
};

/** The calculation, state and regime, with the rates that the regime has. */
const RegimeFields = ({ form }: { form: TaxForm }) => {
  const { regime } = form.values;
  return (
    <>
      <ChoiceField
        label={words.calculation}
        value={form.values.complete ? 'complete' : 'basic'}
        choices={words.calculations}
        hint={regime === 'simples' && !form.values.complete ? words.basicOfSimples : undefined}
        onChange={(chosen) => form.change({ complete: chosen === 'complete' })}
        error={form.errors.complete}
      />
      <PlainTextField
        {...form.bind('state')}
        label={words.state}
        mask={(typed) => typed.toUpperCase().slice(0, 2)}
      />
      <ChoiceField
        {...form.bind('regime')}
        onChange={(chosen) =>
          form.change({ regime: chosen, ...(chosen === 'simples' && { complete: true }) })
        }
        label={words.regime}
        choices={words.regimes}
        emptyLabel={common.empty}
      />
      {regime === 'simples' ? (
        <>
          <RateField form={form} name="das" />
          <RateField form={form} name="simples_credit" />
        </>
      ) : (
        <>
          <RateField form={form} name="pis" />
          <RateField form={form} name="cofins" />
        </>
      )}
      <ChoiceField {...form.bind('service_kind')} label={words.serviceKind} choices={words.serviceKinds} />
      <RateField form={form} name="iss" />
      <OperationField form={form} />
      <ChoiceField
        label={words.origin}
        value={String(form.values.origin)}
        choices={words.origins}
        onChange={(origin) => form.change({ origin: Number(origin) })}
        error={form.errors.origin}
      />
      {PLACE.map((name) => (
        <PlainTextField key={name} {...form.bind(name)} label={words[name]} />
      ))}
      <DateField {...form.bind('reviewed_on')} label={words.reviewedOn} />
    </>
  );
};

/** The reform's timetable, closed until it is wanted or something in it was refused. */
const Periods = ({ form }: { form: TaxForm }) => {
  const [isOpen, setOpen] = useState(false);
  const refused = Object.keys(form.errors).some((field) => field.startsWith('periods'));
  return (
    <CollapsiblePanel title={words.periods} open={isOpen || refused} onToggle={() => setOpen(!isOpen)}>
      <Box sx={{ padding: 2 }}>
        <DatedRows
          title={words.rates}
          hint={words.periodsHint}
          rows={form.values.periods}
          columns={PERIOD_COLUMNS}
          newRow={NEW_PERIOD}
          keepsFirst
          onChange={(periods) => form.change({ periods })}
          errorOf={(path) => form.errors[path === '' ? 'periods' : `periods.${path}`]}
        />
      </Box>
    </CollapsiblePanel>
  );
};

/** How the shop is taxed, and the timetable of the tax reform; the panel 'Impostos' of orders follows from it. */
export const TaxForm = ({ taxes }: { taxes: CompanyTaxes }) => {
  const client = useQueryClient();
  const form = useEditSession<TaxValues>({
    fields: taxes,
    draft: 'company-taxes',
    save: async (values) => {
      const stored = await answer(api.PUT('/api/company/taxes', { body: values as CompanyTaxes }));
      client.setQueryData(['company', 'taxes'], stored);
      return stored;
    },
    saved: words.saved,
    failure: (error) => messageOf(error, words.saveFailed),
    load: read,
  });
  const compare = useComparison(TAX_FIELDS);
  const switches = form.values.regime === 'simples' ? (['simples_regular'] as const) : SWITCHES;
  return (
    <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
      <EditSessionDialogs session={form} compare={compare} />
      <Quiet variant="body2">{words.hint}</Quiet>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <RegimeFields form={form} />
        <Stack sx={{ gridColumn: '1 / -1', gap: 0.5, alignItems: 'flex-start' }}>
          {switches.map((name) => (
            <SwitchField
              key={name}
              label={words[name]}
              checked={form.values[name]}
              onChange={(checked) => form.change({ [name]: checked })}
            />
          ))}
        </Stack>
      </Box>
      <Periods form={form} />
      <MainButton type="submit" loading={form.saving} sx={{ alignSelf: 'end' }}>
        {words.save}
      </MainButton>
    </Stack>
  );
};
