import { Box } from '@mui/material';
import { texts } from '../../i18n';
import { formatMoney } from '../../ui';
import { useAcceptance } from './use-answers';

const { answers: words } = texts.offers;

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
