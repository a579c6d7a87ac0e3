import { useState } from 'react';
import { ApiError, messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { partsApi, setsApi } from '../../data/orders-api';
import { withPart } from '../../data/use-order';
import type { OrderSet, Part } from '../../types';
import { useOpenOrder } from '../order-context';
import { DRAWING_MAX_BYTES, overallProgress, PARALLEL_UPLOADS, runPool, wantedOrder } from './upload-pool';

export interface FailedUpload {
  key: number;
  file: File;
  message: string;
}

interface RunningUpload {
  key: number;
  size: number;
  fraction: number;
}

let lastKey = 0;

/**
 * Uploads drawings to a set, several at a time. One file's failure stops no other: it is kept with its reason, to be
 * sent again. Parts show up as they arrive and stand in the order in which the files were chosen at the end.
 */
export const useUploads = (set: OrderSet) => {
  const { cache } = useOpenOrder();
  const toast = useToast();
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const [failed, setFailed] = useState<FailedUpload[]>([]);

  const progress = (key: number, fraction: number) =>
    setRunning((all) => all.map((item) => (item.key === key ? { ...item, fraction } : item)));

  const sendOne = async ({ key, file }: { key: number; file: File }): Promise<Part[]> => {
    try {
      if (file.size > DRAWING_MAX_BYTES) throw new ApiError(413, texts.orders.upload.tooLarge);
      const parts = await partsApi.upload(set.id, file, (fraction) => progress(key, fraction * 0.99));
      cache.change((order) => parts.reduce(withPart, order));
      return parts;
    } catch (error) {
      const message = messageOf(error, texts.orders.parts.uploadFailed);
      setFailed((all) => [...all, { key, file, message }]);
      return [];
    } finally {
      progress(key, 1);
    }
  };

  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const items = files.map((file) => ({ key: ++lastKey, file }));
    const before = set.parts.map(({ id }) => id);
    setRunning((all) => [...all, ...items.map(({ key, file }) => ({ key, size: file.size, fraction: 0 }))]);
    const uploaded = await runPool(items, PARALLEL_UPLOADS, sendOne);
    const order = wantedOrder(before, uploaded);
    if (order) await setsApi.reorderParts(set.id, order).catch(() => undefined);
    if (uploaded.some((parts) => parts.length === 0)) toast(texts.orders.parts.uploadFailed);
    await cache.refresh();
    setRunning((all) => all.filter(({ key }) => !items.some((item) => item.key === key)));
  };

  const retry = (which: readonly FailedUpload[]) => {
    setFailed((all) => all.filter((item) => !which.includes(item)));
    return send(which.map(({ file }) => file));
  };

  return {
    send,
    retry,
    failed,
    dismiss: () => setFailed([]),
    total: running.length,
    done: running.filter(({ fraction }) => fraction === 1).length,
    fraction: overallProgress(running),
  };
};

export type Uploads = ReturnType<typeof useUploads>;
