import QueryStats from '@mui/icons-material/QueryStats';
import { Button } from '@mui/material';
import { useState } from 'react';
import { priceImpact as text } from '../i18n';
import { ImpactDialog, priceImpactApi, RepricingDialog, type ShownQuote } from '../price-impact';
import { useAttempt } from '../ui';

/** All that quotes with complete taxes are taxed by, as it is stored. */
const TAXES = { resource: 'taxes', id: 1 } as const;

/** Open quotes whose taxes today's tables and profiles would change, and the way to change them. */
export const TaxImpact = () => {
  const [isOpen, setOpen] = useState(false);
  const [run, setRun] = useState<number | null>(null);
  const attempt = useAttempt();
  const reprice = (quotes: readonly ShownQuote[] | null) => {
    setOpen(false);
    if (quotes === null) return;
    void attempt(async () => setRun((await priceImpactApi.begin(TAXES, quotes)).id), text.beginFailed);
  };
  return (
    <>
      <Button startIcon={<QueryStats />} onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && (
        <ImpactDialog
          entry={TAXES}
          figures={{}}
          changed={false}
          onClose={() => setOpen(false)}
          onConfirm={reprice}
        />
      )}
      {run !== null && <RepricingDialog id={run} onClose={() => setRun(null)} />}
    </>
  );
};
