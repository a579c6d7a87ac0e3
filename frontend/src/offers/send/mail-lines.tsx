import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../i18n';
import { formatDateTime } from '../../ui';
import { type OfferMail, useMails } from './use-mails';

const { sending: words } = texts.offers;

const COLOURS = {
  queued: 'text.secondary',
  sent: 'success.main',
  refused: 'error.main',
  uncertain: 'warning.main',
} as const;

/** What became of it, in words. */
const sentenceOf = ({ state, to, cc, reason, refused, sent_at, created_at, tries }: OfferMail): string => {
  const recipients = [...to, ...cc].join(', ');
  switch (state) {
    case 'queued':
      return tries > 0 ? words.waiting(recipients, reason ?? '') : words.queued(recipients);
    case 'sent':
      return (
        words.sent(recipients, formatDateTime(sent_at)) +
        (refused.length > 0 ? words.but(refused.join(', ')) : '')
      );
    case 'refused':
      return words.refused(recipients, formatDateTime(created_at), reason ?? '');
    case 'uncertain':
      return words.uncertain(recipients, formatDateTime(created_at), reason ?? '');
  }
};

/** The e-mails of a quote in a line each: the last one, and the others on request. */
export const MailLines = ({ orderId }: { orderId: number }) => {
  const { data = [] } = useMails(orderId);
  const [all, setAll] = useState(false);
  if (data.length === 0) return null;
  const shown = all ? data : data.slice(0, 1);
  return (
    <Stack
      component="ul"
      aria-label={words.mails}
      aria-live="polite"
      sx={{ flexBasis: '100%', margin: 0, padding: 0, gap: 0.25, listStyle: 'none', fontSize: 12 }}
    >
      {shown.map((mail) => (
        <Box component="li" key={mail.id} sx={{ color: COLOURS[mail.state], overflowWrap: 'anywhere' }}>
          {mail.is_reminder ? words.reminder(sentenceOf(mail)) : sentenceOf(mail)}
        </Box>
      ))}
      {data.length > 1 && (
        <li>
          <Button
            size="small"
            onClick={() => setAll(!all)}
            sx={{ minHeight: 22, paddingBlock: 0, fontSize: 12 }}
          >
            {all ? words.lastOnly : words.allMails(data.length)}
          </Button>
        </li>
      )}
    </Stack>
  );
};
