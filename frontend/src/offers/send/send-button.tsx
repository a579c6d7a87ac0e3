import SendOutlined from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { ConfirmDialog, useBusy } from '../../ui';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog')).SendDialog }));

interface SendButtonProps {
  orderId: number;
  /** It is the screen's main action. */
  accent: boolean;
  /** The question before sending, with the open points of the quote; null where it has none. */
  question: ((close: () => void) => ReactNode) | null;
  /** Called before anything opens. @returns whether it may */
  onOpen: () => Promise<boolean>;
  /** Moves a draft to its customer, with the way of sending that is chosen; null for a quote that waits for its answer. */
  onLeaveDraft: (() => Promise<void>) | null;
  /** By then the e-mails sent and the links made and withdrawn stand in the quote's history. */
  onClosed: () => void;
}

/** Sends a quote to its customer: what is open first, then the message. */
export const SendButton = ({
  orderId,
  accent,
  question,
  onOpen,
  onLeaveDraft,
  onClosed,
}: SendButtonProps) => {
  const [step, setStep] = useState<'question' | 'message' | null>(null);
  const [busy, run] = useBusy();
  const open = async () => {
    if (await onOpen()) setStep(question === null ? 'message' : 'question');
  };
  const close = () => {
    setStep(null);
    onClosed();
  };
  return (
    <>
      <Button
        variant={accent ? 'contained' : 'outlined'}
        color={accent ? 'primary' : 'inherit'}
        startIcon={<SendOutlined fontSize="dense" />}
        loading={busy}
        onClick={() => void run(open)}
      >
        {texts.offers.sending.open}
      </Button>
      {step === 'question' && question && (
        <ConfirmDialog
          title={texts.offers.sending.title(padNumber(orderId))}
          message={question(() => setStep(null))}
          confirmLabel={texts.offers.sending.goOn}
          onConfirm={() => setStep('message')}
          onCancel={() => setStep(null)}
        />
      )}
      {step === 'message' && (
        <Suspense fallback={null}>
          <SendDialog orderId={orderId} onLeaveDraft={onLeaveDraft} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
