import SendOutlined from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../i18n';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog')).SendDialog }));

/** Opens the e-mail of a quote that waits for an answer. */
export const SendButton = ({ orderId, disabled }: { orderId: number; disabled: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="inherit"
        startIcon={<SendOutlined sx={{ fontSize: 16 }} />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {texts.offers.sending.send}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SendDialog orderId={orderId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
