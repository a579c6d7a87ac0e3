import DifferenceOutlined from '@mui/icons-material/DifferenceOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Restore from '@mui/icons-material/Restore';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Chip, TableBody, TableCell, TableRow } from '@mui/material';
import { useState } from 'react';
import { answer, api, download } from '../api';
import type { components } from '../api/schema';
import { texts } from '../i18n';
import {
  ConfirmDialog,
  FigureCell,
  FiguresTable,
  formatDateTime,
  Loaded,
  Panel,
  RowMenu,
  type RowMenuItem,
  useAttempt,
} from '../ui';
import { DifferenceDialog } from './difference/difference-dialog';
import { FrozenDialog } from './frozen-dialog';
import { type RevisedOrder, type Revision, useRevisions } from './revisions-api';

const text = texts.revisions;

interface TakeUpDialogProps {
  order: RevisedOrder;
  revision: Revision;
  onTakenUp: (order: components['schemas']['OrderView']) => Promise<void>;
  onClose: () => void;
}

/** The question before a quote becomes what a revision of it was. */
const TakeUpDialog = ({ order, revision, onTakenUp, onClose }: TakeUpDialogProps) => {
  const attempt = useAttempt();
  const { name, number } = revision;
  const takeUp = async () => {
    const call = api.POST('/api/orders/{id}/revisions/{number}/take-up', {
      params: { path: { id: order.id, number } },
      body: { version: order.version },
    });
    await attempt(() => answer(call).then(onTakenUp), text.takeUpFailed, text.takenUp(name));
    onClose();
  };
  return (
    <ConfirmDialog
      title={text.takeUpTitle(name)}
      message={text.takeUpQuestion(name)}
      confirmLabel={text.takeUp}
      onConfirm={takeUp}
      onCancel={onClose}
    />
  );
};

const DOCUMENTS = [
  ['pdf', text.print],
  ['pdf-sets', text.printSets],
  ['pdf-parts', text.printParts],
] as const;

/** The actions of a user on a revision, and the dialog that is open. */
const useRevisionActions = (order: RevisedOrder) => {
  const attempt = useAttempt();
  const [dialog, setDialog] = useState<{ kind: 'view' | 'compare' | 'take-up'; revision: Revision } | null>(
    null,
  );
  const mayTakeUp = order.can.change && order.type === 'pre_order' && order.status === 'in_progress';
  /** A superseded one is printed as such; its own bytes stay what they are. */
  const print = async ({ number, superseded }: Revision, document: string) => {
    const marked = superseded ? '?marked=true' : '';
    await attempt(
      () => download(`/orders/${order.id}/revisions/${number}/${document}${marked}`),
      text.documentFailed,
    );
  };
  const menu = (revision: Revision): RowMenuItem[] => [
    { label: text.view, icon: VisibilityOutlined, onClick: () => setDialog({ kind: 'view', revision }) },
    {
      label: text.compare,
      icon: DifferenceOutlined,
      onClick: () => setDialog({ kind: 'compare', revision }),
    },
    ...DOCUMENTS.map(([document, label]) => ({
      label,
      icon: PictureAsPdfOutlined,
      onClick: () => void print(revision, document),
    })),
    ...(mayTakeUp && !revision.as_now
      ? [{ label: text.takeUp, icon: Restore, onClick: () => setDialog({ kind: 'take-up', revision }) }]
      : []),
  ];
  return { menu, dialog, close: () => setDialog(null) };
};

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
  /** The quote's present content, in a text: with another one the revisions are asked for anew. */
  state: string;
  onTakenUp: (order: components['schemas']['OrderView']) => Promise<void>;
}

/** A phone leaves out who froze it. */
const roomy = { display: { xs: 'none', sm: 'table-cell' } };

/** 'Revisões': what was sent, with its number, when, by whom and for how much; each can be looked at, printed, taken up again. */
export const RevisionsPanel = ({ order, state, onTakenUp }: RevisionsPanelProps) => {
  const query = useRevisions(order, state);
  const { menu, dialog, close } = useRevisionActions(order);
  if (order.revision === null) return null;
  return (
    <Panel title={text.title} flush>
      <Loaded query={query} failed={text.failed} fields={2}>
        {(revisions) => (
          <FiguresTable
            aria-label={text.title}
            heads={[
              text.revision,
              { label: text.frozenAt, align: 'left' },
              { label: text.frozenBy, align: 'left', sx: roomy },
              text.total,
              { label: text.actions, align: 'left', sx: { width: 56 } },
            ]}
          >
            <TableBody>
              {revisions.map((revision) => (
                <TableRow key={revision.number}>
                  <TableCell component="th" scope="row">
                    <Mark revision={revision} />
                  </TableCell>
                  <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {formatDateTime(revision.frozen_at)}
                  </TableCell>
                  <TableCell sx={{ ...roomy, overflowWrap: 'anywhere' }}>{revision.frozen_by}</TableCell>
                  <FigureCell figure="total" value={revision.total} />
                  <TableCell>
                    <RowMenu label={text.actionsOf(revision.name)} items={menu(revision)} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </FiguresTable>
        )}
      </Loaded>
      {dialog?.kind === 'view' && (
        <FrozenDialog orderId={order.id} revision={dialog.revision} onClose={close} />
      )}
      {query.data && dialog?.kind === 'compare' && (
        <DifferenceDialog
          orderId={order.id}
          state={state}
          revisions={query.data}
          revision={dialog.revision}
          onClose={close}
        />
      )}
      {dialog?.kind === 'take-up' && (
        <TakeUpDialog order={order} revision={dialog.revision} onTakenUp={onTakenUp} onClose={close} />
      )}
    </Panel>
  );
};
