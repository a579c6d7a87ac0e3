import { Box, Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import { messageOf } from '../api';
import type { components } from '../api/schema';
import { texts } from '../i18n';
import { CollapsiblePanel, ErrorState, FigureMeasure, formatDateTime, FormSkeleton, RowMenu } from '../ui';
import { DifferenceDialog } from './difference/difference-dialog';
import { FrozenDialog } from './frozen-dialog';
import type { RevisedOrder, Revision } from './revisions-api';
import { TakeUpDialog } from './take-up-dialog';
import { useRevisionActions } from './use-revision-actions';
import { useRevisions } from './use-revisions';

const text = texts.revisions;

const Mark = ({ revision }: { revision: Revision }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.75 }}>
    <Box component="span" sx={{ fontWeight: 600 }}>
      {revision.name}
    </Box>
    <Chip
      size="small"
      variant="outlined"
      color={revision.superseded ? 'default' : 'primary'}
      label={revision.superseded ? text.superseded : text.current}
    />
    {revision.as_now && revision.superseded && (
      <Box component="span" sx={{ typography: 'note', color: 'text.secondary' }}>
        {text.asNow}
      </Box>
    )}
  </Box>
);

interface RevisionsPanelProps {
  order: RevisedOrder;
  /** What the quote says now, in a text: with another one the revisions are asked for anew. */
  state: string;
  onTakenUp: (order: components['schemas']['OrderView']) => Promise<void>;
}

/** A phone leaves out who froze it. */
const roomy = { display: { xs: 'none', sm: 'table-cell' } };

/** 'Revisões': what was sent, with its number, when, by whom and for how much; each can be looked at, printed, taken up again. */
export const RevisionsPanel = ({ order, state, onTakenUp }: RevisionsPanelProps) => {
  const { data, error, refetch } = useRevisions(order, state);
  const [open, setOpen] = useState(false);
  const actions = useRevisionActions(order);
  if (order.revision === null) return null;
  const last = data?.[0];
  return (
    <CollapsiblePanel
      title={text.title}
      summary={
        last && (
          <Box component="span" sx={{ typography: 'small', color: 'text.secondary' }}>
            {text.summary(last.name, formatDateTime(last.frozen_at))}
          </Box>
        )
      }
      open={open}
      onToggle={() => setOpen(!open)}
    >
      {error && !data && (
        <ErrorState message={messageOf(error, text.failed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <FormSkeleton fields={2} />}
      {data && (
        <TableContainer>
          <Table aria-label={text.title}>
            <TableHead>
              <TableRow>
                <TableCell>{text.revision}</TableCell>
                <TableCell>{text.frozenAt}</TableCell>
                <TableCell sx={roomy}>{text.frozenBy}</TableCell>
                <TableCell align="right">{text.total}</TableCell>
                <TableCell sx={{ width: 56 }}>{text.actions}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((revision) => (
                <TableRow key={revision.number}>
                  <TableCell component="th" scope="row">
                    <Mark revision={revision} />
                  </TableCell>
                  <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {formatDateTime(revision.frozen_at)}
                  </TableCell>
                  <TableCell sx={{ ...roomy, overflowWrap: 'anywhere' }}>{revision.frozen_by}</TableCell>
                  <TableCell align="right">
                    <FigureMeasure figure="total" value={revision.total} />
                  </TableCell>
                  <TableCell>
                    <RowMenu label={text.actionsOf(revision.name)} items={actions.menu(revision)} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {actions.viewing && (
        <FrozenDialog orderId={order.id} revision={actions.viewing} onClose={actions.close} />
      )}
      {data && actions.comparing && (
        <DifferenceDialog
          orderId={order.id}
          state={state}
          revisions={data}
          revision={actions.comparing}
          onClose={actions.close}
        />
      )}
      {actions.takingUp && (
        <TakeUpDialog
          order={order}
          revision={actions.takingUp}
          onTakenUp={onTakenUp}
          onClose={actions.close}
        />
      )}
    </CollapsiblePanel>
  );
};
