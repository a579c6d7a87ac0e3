import { Box, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { answer, api, padNumber } from '../../../api';
import { bulk } from '../../../i18n/orders';
import { TaxRepricing } from '../../../price-impact';
import { paths } from '../../../routes';
import { ConfirmDialog, SearchSelect, TitledDialog, useAttempt, useToast } from '../../../ui';
import { orderKeys } from '../../data/keys';
import type { BulkAnswer } from '../../data/types';
import { type BulkMove, idsOf, type MoveCount } from './move-counts';
import type { Selection } from './selection';

interface MoveDialogProps {
  counts: readonly MoveCount[];
  /** So many orders are selected. */
  of: number;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** The question before many orders move: how many, from where to where. */
const MoveDialog = ({ counts, of, onConfirm, onCancel }: MoveDialogProps) => (
  <ConfirmDialog
    title={bulk.moveTitle}
    message={
      <>
        {bulk.moveQuestion(idsOf(counts).length, of)}
        <Box component="ul" sx={{ marginTop: 1, paddingInlineStart: 2.5, listStyle: 'disc' }}>
          {counts.map(({ from, to, ids }) => (
            <li key={`${from} ${to}`}>{bulk.moveLine(ids.length, from, to)}</li>
          ))}
        </Box>
      </>
    }
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
);

interface AssignDialogProps {
  count: number;
  onConfirm: (userId: number) => Promise<void>;
  onCancel: () => void;
}

/** The user who is responsible from now on. */
const AssignDialog = ({ count, onConfirm, onCancel }: AssignDialogProps) => {
  const [userId, setUserId] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const { data, isPending } = useQuery({
    queryKey: ['orders', 'owners'],
    queryFn: ({ signal }) => answer(api.GET('/api/order-owners', { signal })),
  });
  return (
    <ConfirmDialog
      title={bulk.assignTitle}
      message={bulk.assignQuestion(count)}
      onConfirm={async () => {
        if (userId === null) setMissing(true);
        else await onConfirm(userId);
      }}
      onCancel={onCancel}
    >
      <Stack sx={{ marginTop: 2 }}>
        <SearchSelect
          label={bulk.owner}
          value={userId}
          options={(data ?? []).map(({ id, name }) => ({ id, label: name }))}
          loading={isPending}
          onChange={setUserId}
          error={missing && userId === null ? bulk.ownerRequired : undefined}
          hint={bulk.assignHint}
          required
        />
      </Stack>
    </ConfirmDialog>
  );
};

interface RefusedDialogProps {
  refused: BulkAnswer['refused'];
  onClose: () => void;
}

/** Which orders stayed as they were, and why. */
const RefusedDialog = ({ refused, onClose }: RefusedDialogProps) => (
  <TitledDialog title={bulk.refusedTitle(refused.length)} maxWidth="xs" onClose={onClose}>
    <Box component="ul" sx={{ paddingInlineStart: 2.5, listStyle: 'disc' }}>
      {refused.map((one) => (
        <li key={one.id}>
          <Link to={paths.order(one.id)}>{padNumber(one.id)}</Link>
          {': '}
          {one.message}
        </li>
      ))}
    </Box>
  </TitledDialog>
);

/** Changes what is selected; what was changed is selected no longer, what refused stays. */
const useBulkCalls = (selection: Selection) => {
  const client = useQueryClient();
  const toast = useToast();
  const attempt = useAttempt();
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  const run = async (call: Promise<BulkAnswer>) => {
    await attempt(async () => {
      const answer = await call;
      selection.remove(answer.changed);
      setRefused(answer.refused);
      if (answer.changed.length > 0) toast(bulk.changed(answer.changed.length), 'success');
      for (const id of answer.changed) client.removeQueries({ queryKey: orderKeys.order(id) });
    }, bulk.failed);
    await client.invalidateQueries({ queryKey: orderKeys.list });
  };
  return {
    move: (ids: number[], kind: BulkMove) =>
      run(answer(api.POST('/api/order-bulk/status', { body: { ids, move: kind } }))),
    assign: (ids: number[], userId: number) =>
      run(answer(api.POST('/api/order-bulk/owner', { body: { ids, user_id: userId } }))),
    refused,
    forgetRefused: () => setRefused([]),
  };
};

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
  const closeAfter = async (call: Promise<void>) => {
    await call;
    onClose();
  };
  if (asked === 'assign') {
    return (
      <AssignDialog
        count={ids.length}
        onConfirm={(userId) => closeAfter(calls.assign(ids, userId))}
        onCancel={onClose}
      />
    );
  }
  if (asked === 'taxes') return <TaxRepricing orders={ids} onClose={onClose} />;
  const move = () => closeAfter(calls.move(idsOf(counts(asked)), asked));
  return <MoveDialog counts={counts(asked)} of={ids.length} onConfirm={move} onCancel={onClose} />;
};
