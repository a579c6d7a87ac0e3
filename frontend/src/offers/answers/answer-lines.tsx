import { Box, Button, Link, Stack } from '@mui/material';
import { fileUrl } from '../../api';
import { texts } from '../../i18n';
import { formatDateTime, formatMoney, useBusy } from '../../ui';
import { type OfferAnswer, useAnswers, useSeen } from './use-answers';

const { answers: words } = texts.offers;

const COLOURS = { accepted: 'success.main', refused: 'error.main', asked: 'warning.main' } as const;

/** How it can be proved: from where it came, and to which bytes it was the answer. */
const Evidence = ({ answer }: { answer: OfferAnswer }) => (
  <Box component="details" sx={{ color: 'text.secondary', fontSize: 12 }}>
    <Box component="summary" sx={{ cursor: 'pointer' }}>
      {words.evidence}
    </Box>
    {words.from(answer.ip)}
    <br />
    {words.revision(answer.revision)}
    <Box component="span" sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {words.pdf(answer.pdf_digest ?? words.notPrinted)}
    </Box>
  </Box>
);

interface AnswerItemProps {
  answer: OfferAnswer;
  /** Null where this user may not mark it. */
  onSeen: (() => Promise<void>) | null;
}

const AnswerItem = ({ answer, onSeen }: AnswerItemProps) => {
  const [busy, run] = useBusy();
  const { kind, name, contact, text, purchase_order: purchaseOrder, file, total, quantities } = answer;
  return (
    <Box
      component="li"
      sx={{
        borderLeft: 3,
        borderColor: COLOURS[kind],
        paddingInlineStart: 1.25,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box component="strong" sx={{ color: COLOURS[kind] }}>
          {words.sentence[kind](name)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
          {[contact, formatDateTime(answer.created_at)].filter(Boolean).join(' · ')}
        </Box>
        {onSeen && answer.seen_at === null && (
          <Button
            size="small"
            color="inherit"
            loading={busy}
            aria-label={words.seenOf(name)}
            onClick={() => void run(onSeen)}
            sx={{ minHeight: 22, paddingBlock: 0, fontSize: 12 }}
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
        <Link href={`${fileUrl(file.path)}?download=1`} sx={{ fontSize: 12 }}>
          {file.name}
        </Link>
      )}
      {kind === 'accepted' && <Evidence answer={answer} />}
    </Box>
  );
};

interface AnswerLinesProps {
  orderId: number;
  canEdit: boolean;
}

/** What the customer answered to a quote, and asked. */
export const AnswerLines = ({ orderId, canEdit }: AnswerLinesProps) => {
  const { data = [] } = useAnswers(orderId);
  const seen = useSeen(orderId);
  if (data.length === 0) return null;
  return (
    <Stack
      component="ul"
      aria-label={words.title}
      aria-live="polite"
      sx={{ flexBasis: '100%', margin: 0, padding: 0, gap: 1, listStyle: 'none', fontSize: 13 }}
    >
      {data.map((answer) => (
        <AnswerItem key={answer.id} answer={answer} onSeen={canEdit ? () => seen(answer.id) : null} />
      ))}
    </Stack>
  );
};
