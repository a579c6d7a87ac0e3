import AddLink from '@mui/icons-material/AddLink';
import LinkIcon from '@mui/icons-material/Link';
import {
  Box,
  Button,
  Checkbox,
  Chip,
  FormControlLabel,
  FormHelperText,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { answer, api, messageOf, underBase } from '../../api';
import { texts } from '../../i18n';
import { formatDate, PlainTextField, Quiet, useBusy, useToast } from '../../ui';
import type { MailDraft, OfferDocument } from './mails';
import { LINK, splitAtLink, withLinkParagraph } from './message';

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
      <Quiet sx={{ marginTop: 1 }}>{words.validUntil(formatDate(draft.valid_until))}</Quiet>
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

/**
 * The text of an e-mail, the link to the customer's page as a chip between its two halves; one that lacks it can be given one: a
 * template may be older than the link.
 */
export const MessageText = (props: MessageTextProps) => {
  const { value, disabled, onChange } = props;
  const field = useRef<HTMLDivElement>(null);
  const [before, after] = splitAtLink(value);
  // The line breaks between the link and its paragraph stay out of the field.
  const gap = /^\n*/.exec(after ?? '')?.[0] ?? '';
  /** The button goes away, and the focus with it. */
  const change = (text: string) => {
    onChange(text);
    field.current?.querySelector('textarea')?.focus();
  };
  const common = { disabled, maxLength: 10_000 };
  return (
    <Stack ref={field} sx={{ gap: 1.5 }}>
      <PlainTextField
        {...common}
        label={words.text}
        value={before}
        error={props.error}
        hint={after === null ? links.missing : undefined}
        rows={after === null ? 10 : 5}
        onChange={(text) => onChange(after === null ? text : text + LINK + after)}
        required
      />
      {after === null ? (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<AddLink />}
          disabled={disabled}
          onClick={() => change(withLinkParagraph(value, links.paragraph))}
          sx={{ alignSelf: 'flex-start' }}
        >
          {links.insert}
        </Button>
      ) : (
        <>
          <Chip
            icon={<LinkIcon />}
            label={links.chip}
            disabled={disabled}
            onDelete={() => change(before + after)}
            sx={{ alignSelf: 'flex-start' }}
          />
          <PlainTextField
            {...common}
            label={words.textAfterLink}
            value={after.slice(gap.length)}
            rows={4}
            onChange={(text) => onChange(before + LINK + gap + text)}
          />
        </>
      )}
    </Stack>
  );
};

/** Ways besides the server's own e-mail. */
export const OtherWays = ({ children }: { children: ReactNode }) => (
  <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
    <Typography variant="h3" component="h3">
      {words.otherWays}
    </Typography>
    {children}
    <Quiet variant="note">{words.attachYourself}</Quiet>
  </Stack>
);
