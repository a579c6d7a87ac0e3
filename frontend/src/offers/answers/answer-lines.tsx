import { Box, Button, Link, Stack } from '@mui/material';
import { fileUrl } from '../../api';
import { texts } from '../../i18n';
import { formatDateTime, useBusy } from '../../ui';
import { type OfferAnswer, useAnswers, useSeen } from './use-answers';

const { answers: words } = texts.offers;

const COLOURS = { accepted: 'success.main', refused: 'error.main', asked: 'warning.main' } as const;

/** What was chosen, in words; sets by their names. */
const chosenOf = ({ picks }: OfferAnswer, nameOf: (setId: number) => string): string[] => [
  ...(picks.quote === null ? [] : [words.times(picks.quote)]),
  ...picks.sets.map(({ set_id, quantity }) => words.pieces(nameOf(set_id), quantity)),
];

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
  nameOf: (setId: number) => string;
  /** Null where this user may not mark it. */
  onSeen: (() => Promise<void>) | null;
}

const AnswerItem = ({ answer, nameOf, onSeen }: AnswerItemProps) => {
  const [busy, run] = useBusy();
  const { kind, name, contact, text, purchase_order: purchaseOrder, file } = answer;
  const chosen = chosenOf(answer, nameOf);
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
      {chosen.length > 0 && <Box>{words.chosen(chosen.join(' · '))}</Box>}
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
  sets: readonly { id: number; name: string | null }[];
  canEdit: boolean;
}

/** What the customer answered to a quote, and asked. */
export const AnswerLines = ({ orderId, sets, canEdit }: AnswerLinesProps) => {
  const { data = [] } = useAnswers(orderId);
  const seen = useSeen(orderId);
  const nameOf = (setId: number) => sets.find(({ id }) => id === setId)?.name ?? words.formerSet;
  if (data.length === 0) return null;
  return (
    <Stack
      component="ul"
      aria-label={words.title}
      aria-live="polite"
      sx={{ flexBasis: '100%', margin: 0, padding: 0, gap: 1, listStyle: 'none', fontSize: 13 }}
    >
      {data.map((answer) => (
        <AnswerItem
          key={answer.id}
          answer={answer}
          nameOf={nameOf}
          onSeen={canEdit ? () => seen(answer.id) : null}
        />
      ))}
    </Stack>
  );
};
