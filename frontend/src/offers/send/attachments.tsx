import { Box, Checkbox, FormControlLabel, FormHelperText, Link, Stack, Typography } from '@mui/material';
import { underBase } from '../../api';
import { texts } from '../../i18n';
import { formatDate } from '../../ui';
import type { MailDraft, OfferDocument } from './use-mails';

const { sending: words } = texts.offers;

const paths: Readonly<Record<OfferDocument, string>> = { quote: 'pdf', sets: 'pdf-sets' };

interface AttachmentsProps {
  orderId: number;
  draft: MailDraft;
  chosen: readonly OfferDocument[];
  error: string | undefined;
  onChange: (chosen: readonly OfferDocument[]) => void;
}

/** What goes out with the message: PDFs, each to be looked at before, and until when the quote is valid. */
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
