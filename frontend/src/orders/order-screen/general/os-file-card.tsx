import AttachFile from '@mui/icons-material/AttachFile';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { answer, api, byId, download, messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { Clamped, FileButton, Quiet, useAttempt, useBusy, useToast, Tool } from '../../../ui';
import { ordersApi } from '../../data/orders-api';
import type { Order } from '../../data/types';
import { useOrderCache } from '../../data/use-order';
import { OS_ENDINGS, osDisplayName, osRefusal } from '../order-rules';

const text = texts.orders.osFile;

/** Upload, download and removal of a saved order's file. */
const useOsFile = (orderId: number) => {
  const cache = useOrderCache(orderId);
  const toast = useToast();
  const attempt = useAttempt();
  const [progress, setProgress] = useState<number | null>(null);
  const send = async (file: File) => {
    const refusal = osRefusal(file);
    if (refusal) {
      toast(refusal);
      return;
    }
    setProgress(0);
    try {
      await cache.take(await ordersApi.uploadOs(orderId, file, setProgress));
      toast(text.saved, 'success');
    } catch (error) {
      toast(messageOf(error, text.saveFailed));
    } finally {
      setProgress(null);
    }
  };
  const save = (name: string) =>
    attempt(async () => {
      await download(`/orders/${orderId}/download-os`, name);
      toast(text.downloaded, 'success');
    }, text.downloadFailed);
  const remove = async () => {
    if (!window.confirm(text.confirmRemove)) return;
    await attempt(async () => {
      await cache.take(await answer(api.DELETE('/api/orders/{id}/remove-os', byId(orderId))));
      toast(text.removed, 'success');
    }, text.removeFailed);
  };
  return { progress, send, save, remove };
};

const FileLine = ({ order, name, disabled }: { order: Order; name: string; disabled: boolean }) => {
  const { save, remove } = useOsFile(order.id);
  const [busy, run] = useBusy();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <AttachFile fontSize="control" sx={{ color: 'text.secondary' }} />
      <Typography component="div" variant="small" sx={{ flexGrow: 1, minWidth: 0, lineHeight: 1.3 }}>
        <Clamped text={name} lines={3} />
      </Typography>
      <Tool
        label={text.download}
        icon={<DownloadOutlined fontSize="small" />}
        disabled={busy}
        onClick={() => void run(() => save(name))}
      />
      {!disabled && (
        <Tool
          label={text.remove}
          icon={<DeleteOutlined fontSize="small" />}
          disabled={busy}
          onClick={() => void run(remove)}
        />
      )}
    </Stack>
  );
};

const Upload = ({ order, disabled }: { order: Order; disabled: boolean }) => {
  const { progress, send } = useOsFile(order.id);
  return (
    <>
      <Box>
        <FileButton
          label={order.os_file ? text.replace : text.upload}
          accept={OS_ENDINGS.join(',')}
          disabled={disabled}
          onFile={send}
        />
      </Box>
      {progress !== null && (
        <LinearProgress variant="determinate" value={progress * 100} aria-label={text.progress} />
      )}
    </>
  );
};

/** A new order has no place for a file yet: the button says what to do first. */
const NotYet = () => {
  const toast = useToast();
  return (
    <>
      <Box>
        <FileButton
          label={text.upload}
          accept={OS_ENDINGS.join(',')}
          onFile={async () => toast(text.saveFirst, 'warning')}
        />
      </Box>
      <Quiet variant="caption">{text.saveFirst}</Quiet>
    </>
  );
};

/** The service-order file: its name, download, removal, upload with progress; the limits are shown before. */
export const OsFileCard = ({ order, disabled }: { order: Order | null; disabled: boolean }) => {
  const name = order?.os_file ? (order.os_file_name ?? osDisplayName(order.os_file)) : null;
  return (
    <Stack component="section" aria-label={text.title} sx={{ gap: 1 }}>
      <Typography variant="h3" component="h3">
        {text.title}
      </Typography>
      {order && name !== null && <FileLine order={order} name={name} disabled={disabled} />}
      {order && name === null && <Quiet>{text.none}</Quiet>}
      {order ? <Upload order={order} disabled={disabled} /> : <NotYet />}
      <Quiet variant="caption">{text.hint}</Quiet>
    </Stack>
  );
};
