import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { priceImpact as text } from '../i18n';
import { useAttempt } from '../ui';
import { ImpactDialog } from './impact-dialog';
import { beginRepricing, refreshRepriced, type ShownQuote } from './repriced';
import { RepricingDialog } from './repricing-dialog';

interface TaxRepricingProps {
  /** Quotes chosen in the list, which may have no complete taxes yet; without them all open ones that have. */
  orders?: number[];
  onClose: () => void;
}

/** Quotes that today's tax tables and profiles would change, old and new; then the repricing of those that are chosen. */
export const TaxRepricing = ({ orders, onClose }: TaxRepricingProps) => {
  const entry = { resource: 'taxes' as const, id: 1, ...(orders && { orders }) };
  const client = useQueryClient();
  const attempt = useAttempt();
  const [run, setRun] = useState<number | null>(null);
  const begin = (quotes: readonly ShownQuote[] | null) =>
    void attempt(async () => setRun((await beginRepricing(entry, quotes ?? [])).id), text.beginFailed);
  const close = () => {
    onClose();
    refreshRepriced(client);
  };
  return run === null ? (
    <ImpactDialog entry={entry} figures={{}} changed={false} onClose={onClose} onConfirm={begin} />
  ) : (
    <RepricingDialog id={run} onClose={close} />
  );
};
