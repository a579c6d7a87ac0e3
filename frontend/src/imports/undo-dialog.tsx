import { Box, CircularProgress, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, ApiError, byId, type ImportRecord, messageOf, type UndoPreview } from '../api';
import { imports as words } from '../i18n';
import { ErrorState, MainButton, Muted, TitledDialog, useToast } from '../ui';

const Stays = ({ undo }: { undo: UndoPreview }) => (
  <Box>
    <Typography>{words.undoStays(undo.stays_count)}</Typography>
    <Box
      component="ul"
      tabIndex={0}
      sx={{ marginTop: 1, paddingLeft: 2.5, listStyle: 'disc', maxHeight: 260, overflow: 'auto' }}
    >
      {undo.stays.map(({ row, name, reason }) => (
        <li key={row}>
          {name} <Muted>— {reason}</Muted>
        </li>
      ))}
      {undo.stays_count > undo.stays.length && (
        <li>{words.undoMore(undo.stays_count - undo.stays.length)}</li>
      )}
    </Box>
  </Box>
);

const Effects = ({ undo }: { undo: UndoPreview }) => (
  <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
    {undo.removed_count > 0 && <Typography>{words.undoRemoved(undo.removed_count)}</Typography>}
    {undo.put_back_count > 0 && <Typography>{words.undoPutBack(undo.put_back_count)}</Typography>}
    {isNothing(undo) && <Typography>{words.undoNothing}</Typography>}
    {undo.stays_count > 0 && <Stays undo={undo} />}
  </Stack>
);

const isNothing = ({ removed_count, put_back_count }: UndoPreview) => removed_count + put_back_count === 0;

const useUndo = (id: number, onClose: () => void) => {
  const queries = useQueryClient();
  const toast = useToast();
  const preview = useQuery({
    queryKey: ['import-undo', id],
    queryFn: ({ signal }) => answer(api.GET('/api/imports/{id}/undo', { ...byId(id), signal })),
    gcTime: 0,
    retry: false,
  });
  const run = useMutation({
    mutationFn: (digest: string) =>
      answer(api.POST('/api/imports/{id}/undo', { ...byId(id), body: { digest } })),
    onSuccess: () => {
      toast(words.undoDone, 'success');
      onClose();
      return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'import-undo' });
    },
    onError: (error) => {
      toast(messageOf(error, words.undoFailed));
      if (error instanceof ApiError && error.status === 409) void preview.refetch();
    },
  });
  return { preview, run };
};

/** Shows what undoing an import would do and what would stay, and does so once that was confirmed. */
export const UndoDialog = ({ record, onClose }: { record: ImportRecord; onClose: () => void }) => {
  const { preview, run } = useUndo(record.id, onClose);
  const { data, error, isFetching } = preview;
  return (
    <TitledDialog
      title={words.undoTitle}
      width={520}
      busy={run.isPending}
      onClose={onClose}
      main={
        <MainButton
          color="error"
          loading={run.isPending}
          disabled={isFetching || !data || isNothing(data)}
          onClick={() => data && run.mutate(data.digest)}
        >
          {data && data.stays_count > 0 ? words.undoRest : words.undo}
        </MainButton>
      }
    >
      <Typography color="textSecondary" sx={{ marginBottom: 2, overflowWrap: 'anywhere' }}>
        {record.file_name}
      </Typography>
      {isFetching && (
        <Stack direction="row" role="status" sx={{ gap: 1.5, alignItems: 'center' }}>
          <CircularProgress size={18} />
          {words.undoChecking}
        </Stack>
      )}
      {!isFetching && error && (
        <ErrorState
          message={messageOf(error, words.undoCheckFailed)}
          onRetry={() => void preview.refetch()}
        />
      )}
      {!isFetching && data && <Effects undo={data} />}
    </TitledDialog>
  );
};
