import { Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, byId } from '../../api';
import type { components } from '../../api/schema';
import { texts } from '../../i18n';
import { formatDateTime } from '../../ui';

const { sending: words } = texts.offers;

type OfferMail = components['schemas']['OfferMailView'];
export type MailDraft = components['schemas']['MailDraftView'];
export type OfferDocument = components['schemas']['OfferDocumentView']['kind'];

export const mailKeys = {
  list: (orderId: number) => ['mails', orderId],
  draft: (orderId: number) => ['mail-draft', orderId],
};

/** While one is on its way, its state is asked for so often. */
const EVERY_MS = 2000;

/** The e-mails of a quote, newest first. */
const useMails = (orderId: number) =>
  useQuery({
    queryKey: mailKeys.list(orderId),
    queryFn: ({ signal }) => answer(api.GET('/api/orders/{id}/mails', { ...byId(orderId), signal })),
    refetchInterval: ({ state }) => (state.data?.some(({ state: is }) => is === 'queued') ? EVERY_MS : false),
  });

/** The draft of an e-mail of this quote; never an old one, since quote and template change. */
export const useMailDraft = (orderId: number) =>
  useQuery({
    queryKey: mailKeys.draft(orderId),
    queryFn: ({ signal }) => answer(api.GET('/api/orders/{id}/mail-draft', { ...byId(orderId), signal })),
    gcTime: 0,
  });

const COLOURS = {
  queued: 'text.secondary',
  sent: 'success.main',
  refused: 'error.main',
  uncertain: 'warning.main',
  cancelled: 'text.secondary',
} as const;

/** To whom and when, as it follows the state's name. */
const circumstancesOf = ({ state, to, cc, sent_at, created_at, tries }: OfferMail): string => {
  const recipients = [...to, ...cc].join(', ');
  switch (state) {
    case 'queued':
      return tries > 0 ? words.waiting(recipients) : words.queued(recipients);
    case 'sent':
      return words.sent(recipients, formatDateTime(sent_at));
    case 'refused':
    case 'uncertain':
    case 'cancelled':
      return words.since(recipients, formatDateTime(created_at));
  }
};

/** One e-mail: its state in colour, and in lines of their own what stands against it. */
const MailLine = ({ mail }: { mail: OfferMail }) => {
  const { state, reason, refused } = mail;
  const reached = state !== 'sent' || refused.length === 0;
  return (
    <Box
      component="li"
      sx={{
        borderLeft: 3,
        borderColor: reached ? COLOURS[state] : 'warning.main',
        paddingInlineStart: 1.25,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {mail.is_reminder && words.reminder}
      <Box component="strong" sx={{ color: COLOURS[state], fontWeight: 600 }}>
        {words.states[state]}
      </Box>
      {circumstancesOf(mail)}
      {!reached && <Box sx={{ color: 'error.main' }}>{words.refusedBy(refused.join(', '))}</Box>}
      {reason && <Box sx={{ color: 'text.primary' }}>{words.because(reason)}</Box>}
      {state === 'uncertain' && <Box sx={{ color: COLOURS.uncertain }}>{words.confirmFirst}</Box>}
    </Box>
  );
};

/** The e-mails of a quote: the last one, and the others on request. */
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
      sx={{ flexBasis: '100%', gap: 0.75, typography: 'note' }}
    >
      {shown.map((mail) => (
        <MailLine key={mail.id} mail={mail} />
      ))}
      {data.length > 1 && (
        <li>
          <Button
            size="small"
            onClick={() => setAll(!all)}
            sx={{ minHeight: 22, paddingBlock: 0, typography: 'note' }}
          >
            {all ? words.lastOnly : words.allMails(data.length)}
          </Button>
        </li>
      )}
    </Stack>
  );
};
