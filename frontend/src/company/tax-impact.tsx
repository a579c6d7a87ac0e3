import QueryStats from '@mui/icons-material/QueryStats';
import { Button } from '@mui/material';
import { useState } from 'react';
import { priceImpact as text } from '../i18n';
import { TaxRepricing } from '../price-impact';

/** Open quotes whose taxes today's tables and profiles would change, and the way to change them. */
export const TaxImpact = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<QueryStats />} onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <TaxRepricing onClose={() => setOpen(false)} />}
    </>
  );
};
