import Close from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { answer, api, ApiError, messageOf as failureOf, padNumber, randomId } from '../../api';
import { useFormGuard } from '../../editing';
import { texts } from '../../i18n';
import { ErrorState, FormSkeleton, MainButton, PlainTextField, useBusy, useToast, useNarrow } from '../../ui';
import { LinkSection } from '../links/link-section';
import { type MailDraft, mailKeys, useMailDraft } from './mails';
import { addressesOf, isSameMessage, type Message, messageOf } from './message';
import { Attachments, MessageText, OtherWays, RemindTick } from './send-fields';
import { Ways } from './ways';

const { sending: words } = texts.offers;

const FORM = 'send-offer';

type Errors = Readonly<Record<string, string>>;

/** An address that no server would take, of those that were typed. */
const wrongAddress = (message: Message): string | undefined =>
  addressesOf(`${message.to} ${message.cc}`).find((address) => !/^[^@]+@[^@]+\.[^@]+$/.test(address));

/**
 * Sends a message once, however often its button is pressed: the dialog has one key for all of its tries.
 * @param leaveDraft what makes a quote of a draft that waits for its answer; addresses are looked at before
 */
const useSending = (orderId: number, leaveDraft: () => Promise<void>, onSent: () => void) => {
  const [key] = useState(randomId);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, run] = useBusy();
  const client = useQueryClient();
  const toast = useToast();
  const send = async ({ to, cc, ...message }: Message): Promise<void> => {
    const wrong = wrongAddress({ to, cc, ...message });
    const isAddressed = addressesOf(to).length > 0;
    const refusal = wrong === undefined ? words.noRecipient : words.wrongAddress(wrong);
    setErrors(isAddressed && wrong === undefined ? {} : { to: refusal });
    if (!isAddressed || wrong !== undefined) return;
    try {
      const body = {
        ...message,
        key,
        to: addressesOf(to),
        cc: addressesOf(cc),
        documents: [...message.documents],
      };
      await leaveDraft();
      await answer(api.POST('/api/orders/{id}/mails', { params: { path: { id: orderId } }, body }));
      toast(words.queuedNow, 'success');
      onSent();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.body.errors);
      toast(failureOf(error, words.failed));
    }
    await client.invalidateQueries({ queryKey: mailKeys.list(orderId) });
  };
  return { busy, errors, send: (message: Message) => void run(() => send(message)) };
};

interface FormProps {
  orderId: number;
  /** Does nothing once the quote waits for its answer. */
  leaveDraft: () => Promise<void>;
  isDraft: boolean;
  /** Called when a link or WhatsApp has taken the message to the customer: its text is no longer unsaved. */
  onUsed: () => void;
  draft: MailDraft;
  message: Message;
  onChange: (fields: Partial<Message>) => void;
  onSent: () => void;
  onClose: () => void;
}

const SendForm = (props: FormProps) => {
  const { orderId, draft, message, onChange: change, leaveDraft, isDraft, onUsed, onSent, onClose } = props;
  const { busy, errors, send } = useSending(orderId, leaveDraft, onSent);
  const ways = <Ways {...{ orderId, message, leaveDraft, isDraft, onUsed }} phone={draft.phone} />;
  const field = (name: 'to' | 'cc' | 'subject' | 'text') => ({
    value: message[name],
    error: errors[name],
    disabled: busy,
    onChange: (value: string) => change({ [name]: value }),
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send(message);
  };
  return (
    <>
      <DialogContent>
        <Box
          component="form"
          id={FORM}
          noValidate
          onSubmit={onSubmit}
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' },
          }}
        >
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            {!draft.can_send && (
              <Alert severity="info" variant="outlined">
                {words.notConfigured}
              </Alert>
            )}
            <PlainTextField {...field('to')} label={words.to} hint={words.severalHint} required autoFocus />
            <PlainTextField {...field('cc')} label={words.cc} />
            <PlainTextField {...field('subject')} label={words.subject} maxLength={255} required />
            <MessageText {...field('text')} />
          </Stack>
          <Stack sx={{ gap: 3, minWidth: 0 }}>
            <Attachments
              orderId={orderId}
              draft={draft}
              chosen={message.documents}
              error={errors.documents}
              onChange={(documents) => change({ documents })}
            />
            {draft.can_send && !isDraft && draft.valid_until && (
              <RemindTick orderId={orderId} draft={draft} />
            )}
            {!isDraft && <LinkSection orderId={orderId} />}
            {draft.can_send && <OtherWays>{ways}</OtherWays>}
          </Stack>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}>
        <Button onClick={onClose} disabled={busy}>
          {isDraft ? texts.common.cancel : texts.common.close}
        </Button>
        {draft.can_send ? (
          <MainButton type="submit" form={FORM} loading={busy}>
            {words.send}
          </MainButton>
        ) : (
          ways
        )}
      </DialogActions>
    </>
  );
};

interface SendDialogProps {
  orderId: number;
  /** Makes of a draft a quote that waits for its answer; null where it does. */
  onLeaveDraft: (() => Promise<void>) | null;
  onClose: () => void;
}

/** The message at the left, what goes out with it at the right. A click beside it loses nothing, and closing it asks first. */
export const SendDialog = ({ orderId, onLeaveDraft, onClose }: SendDialogProps) => {
  const [isDraft, setDraft] = useState(onLeaveDraft !== null);
  const [used, setUsed] = useState<Message | null>(null);
  const leaveDraft = async () => {
    if (!isDraft) return;
    await onLeaveDraft?.();
    setDraft(false);
  };
  const narrow = useNarrow('sm');
  const { data, error, refetch } = useMailDraft(orderId);
  const [typed, setTyped] = useState<Message | null>(null);
  const drafted = data && messageOf(data);
  const { close, question } = useFormGuard(
    () => typed !== null && drafted !== undefined && !isSameMessage(typed, used ?? drafted),
    onClose,
  );
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
    >
      <DialogTitle sx={{ paddingInlineEnd: 7 }}>{words.title(padNumber(orderId))}</DialogTitle>
      <IconButton
        aria-label={texts.common.close}
        onClick={close}
        sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
      >
        <Close fontSize="small" />
      </IconButton>
      {data && drafted ? (
        <SendForm
          orderId={orderId}
          leaveDraft={leaveDraft}
          isDraft={isDraft}
          onUsed={() => setUsed(typed ?? drafted)}
          draft={data}
          message={typed ?? drafted}
          onChange={(fields) => setTyped((old) => ({ ...(old ?? drafted), ...fields }))}
          onSent={onClose}
          onClose={close}
        />
      ) : (
        <DialogContent>
          {error ? (
            <ErrorState message={failureOf(error, words.draftFailed)} onRetry={() => void refetch()} />
          ) : (
            <FormSkeleton />
          )}
        </DialogContent>
      )}
      {question}
    </Dialog>
  );
};
