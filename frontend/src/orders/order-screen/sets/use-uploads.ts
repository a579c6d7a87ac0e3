import { useState } from 'react';
import { ApiError, messageOf, randomId } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { partsApi, setsApi } from '../../data/parts-api';
import type { Order, OrderSet, Part } from '../../data/types';
import { useOpenOrder } from '../../data/open-order';
import {
  DRAWING_MAX_BYTES,
  overallProgress,
  PARALLEL_UPLOADS,
  runPool,
  wantedOrder,
  withArrived,
} from './upload-pool';

/** A file on its way. Sent again it keeps its name, so that one that did arrive makes no second part. */
interface Sending {
  key: number;
  file: File;
  uploadId: string;
}

export interface FailedUpload extends Sending {
  message: string;
}

interface RunningUpload {
  key: number;
  size: number;
  fraction: number;
}

let lastKey = 0;

const withUploads = (order: Order, setId: number, arrived: readonly Part[][]): Order => ({
  ...order,
  sets: order.sets.map((set) =>
    set.id === setId ? { ...set, parts: withArrived(set.parts, arrived) } : set,
  ),
});

const toSend = (file: File): Sending => ({ key: ++lastKey, file, uploadId: randomId() });

/** Puts parts in the order in which their files were chosen; a failure leaves them as they arrived. */
const restoreOrder = async (setId: number, order: number[] | null): Promise<void> => {
  if (order) await setsApi.reorderParts(setId, order).catch(() => undefined);
};

/**
 * Uploads drawings to a set, several at a time. One file's failure stops no other: it is kept with its reason, to be
 * sent again. Parts show up as they arrive, in the order in which the files were chosen.
 */
export const useUploads = (set: OrderSet) => {
  const { cache } = useOpenOrder();
  const toast = useToast();
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const [failed, setFailed] = useState<FailedUpload[]>([]);
  const [notices, setNotices] = useState<string[]>([]);

  const progress = (key: number, fraction: number) =>
    setRunning((all) => all.map((item) => (item.key === key ? { ...item, fraction } : item)));

  const sendOne = async (item: Sending): Promise<Part[]> => {
    const { key, file, uploadId } = item;
    try {
      if (file.size > DRAWING_MAX_BYTES) throw new ApiError(413, texts.orders.upload.tooLarge);
      const parts = await partsApi.upload(set.id, file, uploadId, (fraction) =>
        progress(key, fraction * 0.99),
      );
      const notice = parts[0]?.upload_notice;
      if (notice) setNotices((all) => [...all, notice]);
      return parts;
    } catch (error) {
      const message = messageOf(error, texts.orders.parts.uploadFailed);
      setFailed((all) => [...all, { ...item, message }]);
      return [];
    } finally {
      progress(key, 1);
    }
  };

  const send = async (items: readonly Sending[]) => {
    if (items.length === 0) return;
    const before = set.parts.map(({ id }) => id);
    setRunning((all) => [...all, ...items.map(({ key, file }) => ({ key, size: file.size, fraction: 0 }))]);
    const arrived: Part[][] = items.map(() => []);
    const uploaded = await runPool(items, PARALLEL_UPLOADS, async (item, index) => {
      const parts = await sendOne(item);
      arrived[index] = parts;
      cache.change((order) => withUploads(order, set.id, arrived));
      return parts;
    });
    await restoreOrder(set.id, wantedOrder(before, uploaded));
    if (uploaded.some((parts) => parts.length === 0)) toast(texts.orders.parts.uploadFailed);
    await cache.refresh();
    setRunning((all) => all.filter(({ key }) => !items.some((item) => item.key === key)));
  };

  const retry = (which: readonly FailedUpload[]) => {
    setFailed((all) => all.filter((item) => !which.includes(item)));
    return send(which.map(({ file, uploadId }) => ({ key: ++lastKey, file, uploadId })));
  };

  return {
    send: (files: readonly File[]) => send(files.map(toSend)),
    retry,
    failed,
    /** What the server left out of files that did arrive. */
    notices,
    dismiss: () => {
      setFailed([]);
      setNotices([]);
    },
    total: running.length,
    done: running.filter(({ fraction }) => fraction === 1).length,
    fraction: overallProgress(running),
  };
};

export type Uploads = ReturnType<typeof useUploads>;
