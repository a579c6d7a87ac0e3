import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../../i18n';
import { useComparison } from '../../shared/use-comparison';
import { partsApi } from '../../data/parts-api';
import type { Part } from '../../data/types';
import { isUnreadable, type PartDraft, type PartEdit, payloadOf } from '../draft/part-payload';
import { awaitsRule, TAKEN_FIELDS, withRules, withTakenOver } from './taken-over';

const text = texts.orders.earlier;

/** The draft with what is taken over, its rules' minutes as soon as the server has calculated them for this part. */
const useTakenOver = (draft: PartEdit, earlier: Part): PartDraft => {
  const taken = { ...draft, ...withTakenOver(draft, earlier) };
  const asked = payloadOf(taken);
  const { data } = useQuery({
    queryKey: ['parts', 'taken-over', asked, draft.refresh],
    queryFn: ({ signal }) => partsApi.calculate(asked, draft.refresh, signal),
    enabled: awaitsRule(taken) && !isUnreadable(taken),
    staleTime: 60_000,
    retry: false,
  });
  return withRules(taken, data);
};

/** The changes that taking the earlier part over would make, before it is done. */
export const TakeoverPreview = ({ draft, earlier }: { draft: PartEdit; earlier: Part }) => {
  const compare = useComparison(TAKEN_FIELDS);
  const changes = compare(draft, useTakenOver(draft, earlier));
  return (
    <Box component="section" aria-label={text.takes} aria-live="polite" sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ marginBottom: 0.75 }}>
        {text.takes}
      </Typography>
      {changes.length === 0 ? (
        <Typography variant="small">{text.takesNothing}</Typography>
      ) : (
        <Table
          size="small"
          aria-label={text.takes}
          sx={{
            tableLayout: 'fixed',
            '& td, & th': {
              paddingInline: 0.75,
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              verticalAlign: 'top',
            },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{text.field}</TableCell>
              <TableCell>{text.from}</TableCell>
              <TableCell>{text.to}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map(({ label, own, other }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>{own || texts.common.empty}</TableCell>
                <TableCell sx={{ fontWeight: 600 }}>{other || texts.common.empty}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Stack sx={{ gap: 0.5, marginTop: 1, typography: 'note', color: 'text.secondary' }}>
        <span>{text.priceStays}</span>
        {draft.locked_values.length > 0 && <span>{text.lockedStays}</span>}
      </Stack>
    </Box>
  );
};
