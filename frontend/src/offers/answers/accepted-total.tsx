import { Box } from '@mui/material';
import { texts } from '../../i18n';
import { formatMoney } from '../../ui';
import { useAnswers } from './use-answers';

const { answers: words } = texts.offers;

interface AcceptedTotalProps {
  order: { id: number; revision: number | null; totals: { total: number } };
}

/** Says in the question before an approval what the customer accepted of the quote's last revision. */
export const AcceptedTotal = ({ order: { id, revision, totals } }: AcceptedTotalProps) => {
  const { data = [] } = useAnswers(id);
  const accepted = data.find((answer) => answer.kind === 'accepted' && answer.revision === revision);
  if (!accepted || accepted.total === null) return null;
  const { total, quantities } = accepted;
  return (
    <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {quantities
        ? words.acceptedOther(formatMoney(totals.total), formatMoney(total), quantities)
        : words.acceptedAsQuoted(formatMoney(total))}
    </Box>
  );
};
