import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { EmptyState, ErrorState, FormSkeleton } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { RefreshTable } from './refresh-table';
import { useRefresh } from './use-refresh';

const { refresh: text, screen } = texts.orders;

const Notice = ({ children }: { children: string }) => (
  <Alert severity="warning" variant="outlined" sx={{ paddingBlock: 0, marginTop: 1.5 }}>
    {children}
  </Alert>
);

/** 'Recalcular todas': the difference for each part and for the order, before anything is stored. */
export const RefreshDialog = ({ onClose }: { onClose: () => void }) => {
  const { order } = useOpenOrder();
  const { preview, outdated, storing, store } = useRefresh(onClose);
  const { data, error } = preview;
  const id = useId();
  const count = data?.parts.length ?? 0;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={() => !storing && onClose()}
      aria-labelledby={id}
      slotProps={{
        paper: { sx: { margin: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: undefined } } },
      }}
    >
      <DialogTitle id={id}>{text.title}</DialogTitle>
      <DialogContent sx={{ padding: 0, display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ paddingInline: 2.5, paddingBottom: 1.5 }}>
          <Typography variant="small" color="textSecondary">
            {text.explained} {count > 0 && text.perSet}
          </Typography>
          {order.type === 'order' && <Notice>{text.agreed}</Notice>}
          {outdated && <Notice>{text.changedMeanwhile}</Notice>}
        </Box>
        {error && !data ? (
          <ErrorState
            message={messageOf(error, screen.recalculateFailed)}
            onRetry={() => void preview.refetch()}
          />
        ) : !data || preview.isFetching ? (
          <Box sx={{ padding: 2.5, paddingTop: 0 }}>
            <FormSkeleton fields={3} />
          </Box>
        ) : count === 0 ? (
          <EmptyState message={text.nothing} />
        ) : (
          <Box sx={{ overflowY: 'auto', minHeight: 120 }}>
            <RefreshTable preview={data} type={order.type} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={storing}>
          {data && count === 0 ? texts.common.close : texts.common.cancel}
        </Button>
        {data && count > 0 && (
          <Button
            variant="contained"
            color="primary"
            loading={storing}
            disabled={preview.isFetching}
            autoFocus
            onClick={() => store(data)}
          >
            {text.confirm(count)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
