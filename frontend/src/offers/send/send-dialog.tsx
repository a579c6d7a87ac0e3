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
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { answer, api, ApiError, messageOf as failureOf, padNumber, randomId } from '../../api';
import { useFormGuard } from '../../editing';
import { texts } from '../../i18n';
import { ErrorState, FormSkeleton, PlainTextField, useBusy, useToast } from '../../ui';
import { LinkSection } from '../links/link-section';
import { type MailDraft, mailKeys, useMailDraft } from './mails';
import { addressesOf, isSameMessage, type Message, messageOf } from './message';
import { Attachments, MessageText, OtherWays, RemindTick } from './send-fields';

const { sending: words } = texts.offers;

const FORM = 'send-offer';
const TITLE = 'send-offer-title';

type Errors = Readonly<Record<string, string>>;

/** Sends a message once, however often its button is pressed: the dialog has one key for all of its tries. */
const useSending = (orderId: number, onSent: () => void) => {
  const [key] = useState(randomId);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, run] = useBusy();
  const client = useQueryClient();
  const toast = useToast();
  const send = async ({ to, cc, ...message }: Message): Promise<void> => {
    setErrors({});
    try {
      const body = {
        ...message,
        key,
        to: addressesOf(to),
        cc: addressesOf(cc),
        documents: [...message.documents],
      };
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
  draft: MailDraft;
  message: Message;
  onChange: (fields: Partial<Message>) => void;
  onSent: () => void;
  onClose: () => void;
}

const SendForm = ({ orderId, draft, message, onChange: change, onSent, onClose }: FormProps) => {
  const { busy, errors, send } = useSending(orderId, onSent);
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
            {draft.can_send && draft.valid_until && <RemindTick orderId={orderId} draft={draft} />}
            <LinkSection orderId={orderId} />
            <OtherWays orderId={orderId} message={message} phone={draft.phone} />
          </Stack>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {texts.common.cancel}
        </Button>
        {draft.can_send && (
          <Button type="submit" form={FORM} variant="contained" color="primary" loading={busy}>
            {words.send}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

interface SendDialogProps {
  orderId: number;
  onClose: () => void;
}

/** The message at the left, what goes out with it at the right. A click beside it loses nothing, and closing it asks first. */
export const SendDialog = ({ orderId, onClose }: SendDialogProps) => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { data, error, refetch } = useMailDraft(orderId);
  const [typed, setTyped] = useState<Message | null>(null);
  const drafted = data && messageOf(data);
  const { close, question } = useFormGuard(
    () => typed !== null && drafted !== undefined && !isSameMessage(typed, drafted),
    onClose,
  );
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
      aria-labelledby={TITLE}
    >
      <DialogTitle id={TITLE} sx={{ paddingInlineEnd: 7 }}>
        {words.title(padNumber(orderId))}
      </DialogTitle>
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
