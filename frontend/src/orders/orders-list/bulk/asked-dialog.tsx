import { bulk } from '../../../i18n/orders';
import { ConfirmDialog } from '../../../ui';
import { AssignDialog, MoveDialog, RefusedDialog } from './bulk-dialogs';
import { type BulkMove, idsOf, type MoveCount } from './move-counts';
import type { Selection } from './selection';
import { useBulkCalls } from './use-bulk-calls';

export type Asked = BulkMove | 'assign' | 'taxes';

interface AskedDialogProps {
  asked: Asked | null;
  selection: Selection;
  counts: (move: BulkMove) => readonly MoveCount[];
  onClose: () => void;
}

/** The question before the change, and afterwards what refused it. */
export const AskedDialog = ({ asked, selection, counts, onClose }: AskedDialogProps) => {
  const calls = useBulkCalls(selection);
  const ids = [...selection.selected.keys()];
  if (asked === null) {
    if (calls.refused.length === 0) return null;
    return <RefusedDialog refused={calls.refused} onClose={calls.forgetRefused} />;
  }
  if (asked === 'assign') {
    const assign = async (userId: number) => {
      await calls.assign(ids, userId);
      onClose();
    };
    return <AssignDialog count={ids.length} onConfirm={assign} onCancel={onClose} />;
  }
  if (asked === 'taxes') {
    const compute = async () => {
      await calls.taxes(ids);
      onClose();
    };
    return (
      <ConfirmDialog
        open
        title={bulk.taxesTitle}
        message={bulk.taxesQuestion(ids.length)}
        onConfirm={compute}
        onCancel={onClose}
      />
    );
  }
  const move = async () => {
    await calls.move(idsOf(counts(asked)), asked);
    onClose();
  };
  return <MoveDialog counts={counts(asked)} of={ids.length} onConfirm={move} onCancel={onClose} />;
};
