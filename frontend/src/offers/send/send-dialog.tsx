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
import { type SubmitEvent, useState } from 'react';
import { messageOf as failureOf, padNumber } from '../../api';
import { useFormGuard } from '../../editing';
import { texts } from '../../i18n';
import { ErrorState, FormSkeleton, PlainTextField } from '../../ui';
import { Attachments } from './attachments';
import { LinkSection } from '../links/link-section';
import { isSame, type Message, messageOf } from './message';
import { MessageText } from './message-text';
import { OtherWays } from './other-ways';
import { RemindTick } from './remind-tick';
import { type MailDraft, useMailDraft } from './use-mails';
import { useSending } from './use-sending';

const { sending: words } = texts.offers;

const FORM = 'send-offer';
const TITLE = 'send-offer-title';

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
    () => typed !== null && drafted !== undefined && !isSame(typed, drafted),
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
