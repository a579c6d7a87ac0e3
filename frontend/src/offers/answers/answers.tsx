import { Box, Button, Link, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, byId, fileUrl } from '../../api';
import type { components } from '../../api/schema';
import { texts } from '../../i18n';
import { formatAddress, formatDateTime, formatMoney, useAttempt, useBusy } from '../../ui';
import { answersKey, refreshAnswers } from './refresh';

const { answers: words } = texts.offers;

type OfferAnswer = components['schemas']['OfferAnswerView'];

/** Answers of the customer, newest first; a quote that never went out is not asked about. */
const useAnswers = (orderId: number, wentOut = true) =>
  useQuery({
    queryKey: answersKey(orderId),
    queryFn: ({ signal }) => answer(api.GET('/api/orders/{id}/answers', { ...byId(orderId), signal })),
    enabled: wentOut,
  });

/** The acceptance that stands last, in words, and whether it is of the quote's last revision. */
export const useAcceptance = ({ id, revision }: { id: number; revision: number | null }) => {
  const { data = [] } = useAnswers(id, revision !== null);
  const accepted = data.find(({ kind }) => kind === 'accepted');
  if (!accepted) return null;
  const total = accepted.total === null ? null : formatMoney(accepted.total);
  const inWords = texts.offers.answers.acceptedRevision(accepted.revision, total);
  return { ...accepted, inWords, isLast: accepted.revision === revision };
};

/** The customer's answers, the one that counts more first: who accepts after a refusal has accepted. */
const KINDS = ['accepted', 'refused', 'asked'] as const;

/** The answer that counts to a quote that waits for one; undefined where there is none. */
export const useAnswerKind = ({ id, revision, status }: AnswerLinesProps['order']) => {
  const waits = revision !== null && status === 'waiting_response';
  const { data = [] } = useAnswers(id, waits);
  if (!waits) return undefined;
  return KINDS.find((kind) => data.some((one) => one.kind === kind && one.revision === revision));
};

/** Marks an answer as read. */
const useSeen = (orderId: number) => {
  const client = useQueryClient();
  const attempt = useAttempt();
  return async (answerId: number): Promise<void> => {
    const path = { id: orderId, answer_id: answerId };
    await attempt(
      () => answer(api.PUT('/api/orders/{id}/answers/{answer_id}/seen', { params: { path } })),
      texts.offers.answers.seenFailed,
    );
    await refreshAnswers(client, orderId);
  };
};

const COLOURS = { accepted: 'success.main', refused: 'error.main', asked: 'warning.main' } as const;

/** How it can be proved: from where it came, and to which bytes it was the answer. */
const Evidence = ({ answer }: { answer: OfferAnswer }) => (
  <Box component="details" sx={{ color: 'text.secondary', typography: 'note' }}>
    <Box component="summary" sx={{ cursor: 'pointer' }}>
      {words.evidence}
    </Box>
    {words.from(formatAddress(answer.ip))}
    <br />
    {words.revision(answer.revision)}
    <Box component="span" sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {words.pdf(answer.pdf_digest ?? words.notPrinted)}
    </Box>
  </Box>
);

interface AnswerItemProps {
  answer: OfferAnswer;
  /** Whether it is of the quote's last revision: an earlier one's counts no more. */
  isLast: boolean;
  /** Whether the quote waits for an answer. */
  waits: boolean;
  /** Null where this user may not mark it. */
  onSeen: (() => Promise<void>) | null;
}

const AnswerItem = ({ answer, isLast, waits, onSeen }: AnswerItemProps) => {
  const [busy, run] = useBusy();
  const colour = isLast ? COLOURS[answer.kind] : 'text.secondary';
  const { kind, name, contact, text, purchase_order: purchaseOrder, file, total, quantities } = answer;
  return (
    <Box
      component="li"
      sx={{
        borderLeft: 3,
        borderColor: isLast ? colour : 'divider',
        paddingInlineStart: 1.25,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box component="strong" sx={{ color: colour }}>
          {`${words.sentence[kind](name)} · ${texts.revisions.name(answer.revision)}`}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', typography: 'note' }}>
          {[contact, formatDateTime(answer.created_at)].filter(Boolean).join(' · ')}
        </Box>
        {onSeen && answer.seen_at === null && (
          <Button
            size="small"
            color="inherit"
            loading={busy}
            aria-label={words.seenOf(name)}
            onClick={() => void run(onSeen)}
            sx={{ minHeight: 22, paddingBlock: 0, typography: 'note' }}
          >
            {words.seen}
          </Button>
        )}
      </Box>
      {text && <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>}
      {purchaseOrder && <Box>{words.purchaseOrder(purchaseOrder)}</Box>}
      {total !== null && <Box>{words.total(formatMoney(total))}</Box>}
      {quantities && <Box>{words.chosen(quantities)}</Box>}
      {file && (
        <Link href={`${fileUrl(file.path)}?download=1`} sx={{ typography: 'note' }}>
          {file.name}
        </Link>
      )}
      {kind === 'refused' && isLast && waits && (
        <Box sx={{ color: 'text.secondary' }}>{words.refusedLink}</Box>
      )}
      {kind === 'accepted' && <Evidence answer={answer} />}
    </Box>
  );
};

interface AnswerLinesProps {
  order: { id: number; revision: number | null; status: string };
  canEdit: boolean;
  /** Only the unread answers to the last revision are shown. */
  news?: boolean;
}

/** The customer's answers to a quote, and questions. */
export const AnswerLines = ({ order, canEdit, news = false }: AnswerLinesProps) => {
  const { id: orderId, revision, status } = order;
  const { data: all = [] } = useAnswers(orderId);
  const seen = useSeen(orderId);
  const data = news ? all.filter((one) => one.seen_at === null && one.revision === revision) : all;
  if (data.length === 0) return null;
  return (
    <Stack
      component="ul"
      aria-label={words.title}
      aria-live="polite"
      sx={{ flexBasis: '100%', gap: 1, typography: 'small' }}
    >
      {data.map((answer) => (
        <AnswerItem
          key={answer.id}
          answer={answer}
          isLast={answer.revision === revision}
          waits={status === 'waiting_response'}
          onSeen={canEdit ? () => seen(answer.id) : null}
        />
      ))}
    </Stack>
  );
};

interface AcceptedTotalProps {
  order: { id: number; revision: number | null; totals: { total: number } };
  /** Whether the quote is another one by now than its last revision. */
  draft: boolean;
}

/** Says in the question before an approval what the customer accepted: of this revision, or of another one with both totals. */
export const AcceptedTotal = ({ order, draft }: AcceptedTotalProps) => {
  const accepted = useAcceptance(order);
  const { revision, totals } = order;
  if (!accepted || revision === null) return null;
  if (draft || !accepted.isLast) {
    const approved = texts.revisions.name(draft ? revision + 1 : revision);
    return (
      <Box component="span" sx={{ fontWeight: 600, color: 'warning.main', overflowWrap: 'anywhere' }}>
        {words.acceptedElse(accepted.inWords, approved, formatMoney(totals.total))}
      </Box>
    );
  }
  const { total, quantities } = accepted;
  if (total === null) return null;
  return (
    <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {quantities
        ? words.acceptedOther(formatMoney(totals.total), formatMoney(total), quantities)
        : words.acceptedAsQuoted(formatMoney(total))}
    </Box>
  );
};
