import SendOutlined from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { ConfirmDialog } from '../../ui';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog')).SendDialog }));

interface SendButtonProps {
  orderId: number;
  disabled: boolean;
  /** The question before sending, for a quote that is hardly meant to go out as it is. */
  question: string | null;
  /** By then the e-mails sent and the links made and withdrawn stand in the quote's history. */
  onClosed: () => void;
}

/** Opens the e-mail of a quote that waits for an answer. */
export const SendButton = ({ orderId, disabled, question, onClosed }: SendButtonProps) => {
  const [step, setStep] = useState<'question' | 'message' | null>(null);
  const close = () => {
    setStep(null);
    onClosed();
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="inherit"
        startIcon={<SendOutlined fontSize="dense" />}
        disabled={disabled}
        onClick={() => setStep(question === null ? 'message' : 'question')}
      >
        {texts.offers.sending.send}
      </Button>
      {question !== null && (
        <ConfirmDialog
          open={step === 'question'}
          title={texts.offers.sending.title(padNumber(orderId))}
          message={question}
          confirmLabel={texts.common.confirm}
          onConfirm={() => setStep('message')}
          onCancel={() => setStep(null)}
        />
      )}
      {step === 'message' && (
        <Suspense fallback={null}>
          <SendDialog orderId={orderId} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
