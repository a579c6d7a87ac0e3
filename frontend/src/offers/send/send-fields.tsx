import AddLink from '@mui/icons-material/AddLink';
import MailOutlined from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { answer, api, messageOf, underBase } from '../../api';
import { texts } from '../../i18n';
import { formatDate, PlainTextField, useBusy, useToast } from '../../ui';
import { useOpenLink } from '../links/link-section';
import type { MailDraft, OfferDocument } from './mails';
import { LINK, mailtoOf, type Message, whatsAppOf, withLink, withLinkParagraph } from './message';

const { sending: words, links } = texts.offers;

const paths: Readonly<Record<OfferDocument, string>> = { quote: 'pdf', sets: 'pdf-sets' };

interface AttachmentsProps {
  orderId: number;
  draft: MailDraft;
  chosen: readonly OfferDocument[];
  error: string | undefined;
  onChange: (chosen: readonly OfferDocument[]) => void;
}

/** The message's attachments: PDFs, each to be looked at before, and until when the quote is valid. */
export const Attachments = ({ orderId, draft, chosen, error, onChange }: AttachmentsProps) => (
  <Stack component="section" aria-label={words.attachments} sx={{ gap: 1 }}>
    <Typography variant="h3" component="h3">
      {words.attachments}
    </Typography>
    {draft.documents.map(({ kind, file_name }) => (
      <Box key={kind}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(kind)}
              onChange={(_event, checked) =>
                onChange(checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
              }
            />
          }
          label={words.documents[kind]}
        />
        <Link
          href={underBase(`/api/orders/${orderId}/${paths[kind]}`)}
          target="_blank"
          rel="noopener"
          sx={{ display: 'block', marginInlineStart: 3.75, typography: 'note', overflowWrap: 'anywhere' }}
        >
          {file_name}
        </Link>
      </Box>
    ))}
    {error !== undefined && (
      <FormHelperText error role="alert">
        {error}
      </FormHelperText>
    )}
    {draft.valid_until && (
      <Typography variant="small" color="textSecondary" sx={{ marginTop: 1 }}>
        {words.validUntil(formatDate(draft.valid_until))}
      </Typography>
    )}
  </Stack>
);

/** Whether the customer is reminded before the validity ends: stored at once, whatever becomes of the message. */
export const RemindTick = ({ orderId, draft }: { orderId: number; draft: MailDraft }) => {
  const hint = useId();
  const [checked, setChecked] = useState(draft.remind_customer);
  const [busy, run] = useBusy();
  const toast = useToast();
  const store = async (remind_customer: boolean): Promise<void> => {
    setChecked(remind_customer);
    const params = { path: { id: orderId } };
    try {
      await answer(api.PUT('/api/orders/{id}/customer-reminder', { params, body: { remind_customer } }));
    } catch (error) {
      setChecked(!remind_customer);
      toast(messageOf(error, words.remindFailed));
    }
  };
  return (
    <Box>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { paddingTop: 0.75 } }}
        control={
          <Checkbox
            size="small"
            checked={checked}
            slotProps={{ input: { 'aria-describedby': hint } }}
            onChange={(_event, next) => {
              if (!busy) void run(() => store(next));
            }}
          />
        }
        label={words.remind}
      />
      <FormHelperText id={hint} sx={{ marginInlineStart: 3.75, marginTop: 0 }}>
        {words.remindHint}
      </FormHelperText>
    </Box>
  );
};

interface MessageTextProps {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The text of an e-mail, with a way to put the link into one that lacks it: a template may be older than the link. */
export const MessageText = (props: MessageTextProps) => {
  const { value, disabled, onChange } = props;
  const field = useRef<HTMLDivElement>(null);
  const isMissing = !value.includes(LINK);
  const insert = () => {
    onChange(withLinkParagraph(value, links.paragraph));
    // The button goes away, and the focus with it.
    field.current?.querySelector('textarea')?.focus();
  };
  return (
    <Stack ref={field} sx={{ gap: 0.5 }}>
      <PlainTextField
        {...props}
        label={words.text}
        hint={isMissing ? links.missing : links.placeholder}
        rows={10}
        maxLength={10_000}
        required
      />
      {isMissing && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<AddLink />}
          disabled={disabled}
          onClick={insert}
          sx={{ alignSelf: 'flex-start' }}
        >
          {links.insert}
        </Button>
      )}
    </Stack>
  );
};

interface OtherWaysProps {
  orderId: number;
  message: Message;
  phone: string | null;
}

/** Sends the text by the user's own programs, which do not take the PDFs along. */
export const OtherWays = ({ orderId, message, phone }: OtherWaysProps) => {
  const { data: address, isPending } = useOpenLink(orderId);
  const text = withLink(message.text, address);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h3" component="h3">
        {words.otherWays}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        color="inherit"
        startIcon={<WhatsApp />}
        href={whatsAppOf(text, phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.whatsApp}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        color="inherit"
        startIcon={<MailOutlined />}
        href={mailtoOf({ ...message, text })}
      >
        {words.ownProgram}
      </Button>
      <Typography variant="note" color="textSecondary">
        {words.attachYourself}
      </Typography>
    </Stack>
  );
};
