import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import LibraryAddOutlined from '@mui/icons-material/LibraryAddOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Replay from '@mui/icons-material/Replay';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { answer, api, byId } from '../../../api';
import { texts } from '../../../i18n';
import { parts as text, transfer } from '../../../i18n/orders';
import { paths } from '../../../routes';
import { DeletionDialog, type RowMenuItem, useAttempt, useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { partsApi } from '../../data/parts-api';
import type { Part } from '../../data/types';
import { withoutPart, withPart } from '../../data/use-order';
import { type Transfers, useTransferring } from '../transfer/transfer-context';

const usePartCalls = () => {
  const { cache } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  return {
    toggleStatus: async (part: Part) => {
      const status = part.status === 'finished' ? 'in_production' : 'finished';
      await attempt(async () => {
        const call = api.PUT('/api/set-parts/{id}/status', { ...byId(part.id), body: { status } });
        const marked = await answer(call);
        cache.change((order) => withPart(order, marked));
        toast(text.marked[marked.status], 'success');
      }, text.statusFailed);
    },
    remove: async (part: Part) => {
      await attempt(async () => {
        await partsApi.remove(part.id);
        cache.change((order) => withoutPart(order, part.id));
        toast(text.deleted, 'success');
      }, text.deleteFailed);
      await cache.refresh();
    },
  };
};

type Move = (id: number, to: number) => void;

/** One place forward or back: the way to reorder without dragging and without the keys. */
const moves = (move: Move, { id }: Part, index: number, count: number): RowMenuItem[] => [
  ...(index > 0 ? [{ label: text.moveBack, icon: ArrowBack, onClick: () => move(id, index - 1) }] : []),
  ...(index < count - 1
    ? [{ label: text.moveOn, icon: ArrowForward, onClick: () => move(id, index + 1) }]
    : []),
];

/** The actions that take the part to other places, and copy it. */
const transferring = (transfers: Transfers, part: Part): RowMenuItem[] => [
  { label: transfer.duplicate, icon: LibraryAddOutlined, onClick: () => transfers.duplicatePart(part) },
  { label: transfer.copy, icon: ContentCopy, onClick: () => transfers.clip('copy', 'parts', [part.id]) },
  { label: transfer.moveToSet, icon: DriveFileMoveOutlined, onClick: () => transfers.askSet([part.id]) },
  {
    label: transfers.selection.isSelected(part.id) ? transfer.unselect : transfer.select,
    icon: CheckBoxOutlined,
    onClick: () => transfers.selection.toggle(part.id),
  },
];

/** A part's menu by permission, and the question before its deletion. */
export const usePartActions = (move: Move) => {
  const { order, openPart, canEdit } = useOpenOrder();
  const calls = usePartCalls();
  const transfers = useTransferring();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<Part | null>(null);

  const menu = (part: Part, index: number, count: number): RowMenuItem[] => {
    const finished = part.status === 'finished';
    const always: RowMenuItem[] = [
      { label: text.view, icon: VisibilityOutlined, onClick: () => openPart(part.id) },
      { label: texts.orders.earlier.title, icon: HistoryOutlined, onClick: () => openPart(part.id, true) },
      { label: text.print, icon: PrintOutlined, onClick: () => void navigate(paths.partPrint(part.id)) },
    ];
    if (!order.can.edit) return always;
    // Production does not follow the customer's answer: a part's status stays open while a quote waits for one.
    const marked: RowMenuItem[] = [
      ...always,
      {
        label: finished ? text.backToProduction : text.markFinished,
        icon: finished ? Replay : CheckOutlined,
        onClick: () => void calls.toggleStatus(part),
      },
    ];
    if (!canEdit) return marked;
    return [
      ...marked,
      ...moves(move, part, index, count),
      ...transferring(transfers, part),
      { label: texts.common.delete, icon: DeleteOutlined, danger: true, onClick: () => setDeleting(part) },
    ];
  };

  const dialog = deleting && (
    <DeletionDialog
      message={text.confirmDelete}
      subject={deleting.title || text.untitled}
      onDelete={() => calls.remove(deleting)}
      onClose={() => setDeleting(null)}
    />
  );
  return { menu, dialog };
};
