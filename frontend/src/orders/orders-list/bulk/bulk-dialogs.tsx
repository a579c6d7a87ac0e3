import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { padNumber } from '../../../api';
import { texts } from '../../../i18n';
import { bulk } from '../../../i18n/orders';
import { paths } from '../../../routes';
import { ConfirmDialog, SearchSelect } from '../../../ui';
import { orderKeys } from '../../data/keys';
import { bulkApi } from '../../data/orders-api';
import type { BulkAnswer } from '../../data/types';
import { idsOf, type MoveCount } from './move-counts';

interface MoveDialogProps {
  counts: readonly MoveCount[];
  /** So many orders are selected. */
  of: number;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** The question before many orders move: how many, from where to where. */
export const MoveDialog = ({ counts, of, onConfirm, onCancel }: MoveDialogProps) => (
  <ConfirmDialog
    open
    title={bulk.moveTitle}
    message={
      <>
        {bulk.moveQuestion(idsOf(counts).length, of)}
        <Box component="ul" sx={{ margin: '8px 0 0', paddingInlineStart: 2.5 }}>
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

/** Who is responsible from now on. */
export const AssignDialog = ({ count, onConfirm, onCancel }: AssignDialogProps) => {
  const [userId, setUserId] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const { data, isPending } = useQuery({
    queryKey: orderKeys.owners,
    queryFn: ({ signal }) => bulkApi.owners(signal),
  });
  return (
    <ConfirmDialog
      open
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
export const RefusedDialog = ({ refused, onClose }: RefusedDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{bulk.refusedTitle(refused.length)}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {refused.map((one) => (
            <li key={one.id}>
              <Link to={paths.order(one.id)}>{padNumber(one.id)}</Link>
              {': '}
              {one.message}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {texts.common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
