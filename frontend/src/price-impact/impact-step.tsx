import QueryStats from '@mui/icons-material/QueryStats';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { answer, api, type EntryFigures, type PriceSource, type RuleContent } from '../api';
import { holdsNoNumber } from '../editing/fields';
import { priceImpact as text } from '../i18n';
import { ImpactDialog } from './impact-dialog';
import { RepricingDialog } from './repricing-dialog';
import type { ImpactForm } from './use-impact-form';

interface ImpactStepProps {
  resource: PriceSource;
  /** The fields that prices are made of. */
  prices: readonly string[];
  impact: ImpactForm;
}

type FormFigures = EntryFigures & RuleContent & { rates?: unknown };

/** The values of these fields as the form has them; null where one is no number. */
const useFigures = (prices: readonly string[]): FormFigures | null => {
  const values: unknown[] = useWatch({ name: [...prices] });
  if (holdsNoNumber(values)) return null;
  return Object.fromEntries(prices.map((field, index) => [field, values[index] ?? null])) as FormFigures;
};

/** The figures by the API's names: rates from days on have one in each catalogue. */
const toRequest = (resource: PriceSource, { rates, ...figures }: FormFigures): EntryFigures & RuleContent =>
  rates === undefined ? figures : { ...figures, [resource === 'states' ? 'icms_rates' : 'ipi_rates']: rates };

/** A field may hold a table. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Below the fields of a stored entry: what its prices, as the form has them, mean for open quotes. */
export const ImpactStep = ({ resource, prices, impact }: ImpactStepProps) => {
  const record = useRecordContext<{ id: number; [field: string]: unknown }>();
  const figures = useFigures(prices);
  const [isOpen, setOpen] = useState(false);
  if (record === undefined) return null;
  const entry = { resource, id: record.id };
  const changed =
    figures !== null &&
    Object.entries(figures).some(([field, value]) => !isSame(record[field] ?? null, value));
  const open = async () => {
    const running = await answer(api.GET('/api/repricings')).catch(() => []);
    const own = running.find((each) => each.resource === resource && each.entry_id === record.id);
    if (own && own.waiting > 0) impact.show(own.id);
    else setOpen(true);
  };
  return (
    <Stack direction="row" sx={{ marginTop: 2, gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<QueryStats />}
        title={text.openHint}
        disabled={figures === null}
        onClick={() => void open()}
      >
        {text.open}
      </Button>
      {changed && (
        <Typography variant="small" color="textSecondary" sx={{ flex: '1 1 220px' }}>
          {resource === 'time-rules' ? text.ruleChanged : text.changed}
        </Typography>
      )}
      {isOpen && figures && (
        <ImpactDialog
          entry={entry}
          figures={toRequest(resource, figures)}
          changed={changed}
          onClose={() => setOpen(false)}
          onConfirm={(quotes) => {
            setOpen(false);
            if (changed) impact.saveAndReprice(quotes);
            else if (quotes) void impact.begin(entry, quotes);
          }}
        />
      )}
      {impact.run !== null && <RepricingDialog id={impact.run} onClose={impact.close} />}
    </Stack>
  );
};
