import SendOutlined from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../i18n';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog')).SendDialog }));

interface SendButtonProps {
  orderId: number;
  disabled: boolean;
  /** What was sent, and which links were made and withdrawn, stands in the quote's history by then. */
  onClosed: () => void;
}

/** Opens the e-mail of a quote that waits for an answer. */
export const SendButton = ({ orderId, disabled, onClosed }: SendButtonProps) => {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed();
  };
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
          <SendDialog orderId={orderId} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
