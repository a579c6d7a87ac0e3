import { useState } from 'react';
import { ApiError, messageOf, randomId } from '../../../api';
import { texts } from '../../../i18n';
import { useAttempt, useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { partsApi, setsApi } from '../../data/parts-api';
import type { LeftOutPage, OrderSet, Part } from '../../data/types';
import { withPart } from '../../data/use-order';
import {
  DRAWING_MAX_BYTES,
  type NamedPart,
  PARALLEL_UPLOADS,
  namedByDrawing,
  overallProgress,
  runPool,
  wantedOrder,
} from './upload-pool';

/** A file on its way. Sent again it keeps its name, so that one that did arrive makes no second part. */
interface Sending {
  key: number;
  file: File;
  uploadId: string;
  /** Which pages of a PDF are wanted: those that may show a part, or the numbers of some. */
  pages: string;
}

/** A file whose pages that show no part became none. */
export interface LeftOut {
  key: number;
  file: File;
  pages: readonly LeftOutPage[];
}

interface FailedUpload extends Sending {
  message: string;
}

/** A file on its way, which has a place among the set's parts at once. */
export interface RunningUpload {
  key: number;
  name: string;
  size: number;
  /** 0 to 1; SENT while it is read. */
  fraction: number;
  /** The parts that it became; null until then. */
  parts: readonly number[] | null;
}

/** All of the file has reached the server, which reads it. */
export const SENT = 0.99;

let lastKey = 0;

/** Pages that may show a part. */
const PARTS = 'parts';

const toSend = (file: File, pages = PARTS): Sending => ({
  key: ++lastKey,
  file,
  uploadId: randomId(),
  pages,
});

/** Pages of a file that are to become parts all the same. */
interface ChosenPages {
  file: File;
  pages: readonly number[];
}

/** The files on their way, and how far each is. */
const useRunning = () => {
  const [running, setRunning] = useState<RunningUpload[]>([]);
  return {
    running,
    summary: {
      total: running.length,
      sent: running.filter(({ fraction }) => fraction >= SENT).length,
      reading: running.filter(({ fraction }) => fraction === SENT).length,
      fraction: overallProgress(running),
    },
    start: (items: readonly Sending[]) =>
      setRunning((all) => [
        ...all,
        ...items.map(({ key, file: { name, size } }) => ({ key, name, size, fraction: 0, parts: null })),
      ]),
    progress: (key: number, fraction: number) =>
      setRunning((all) => all.map((item) => (item.key === key ? { ...item, fraction } : item))),
    arrive: (key: number, arrived: readonly Part[]) => {
      const parts = arrived.map(({ id }) => id);
      setRunning((all) => all.map((item) => (item.key === key ? { ...item, fraction: 1, parts } : item)));
    },
    finish: (items: readonly Sending[]) =>
      setRunning((all) => all.filter(({ key }) => !items.some((item) => item.key === key))),
  };
};

/** The files of which pages became no part. */
const useLeftOut = () => {
  const [files, setFiles] = useState<LeftOut[]>([]);
  return {
    files,
    add: (file: LeftOut) => {
      if (file.pages.length > 0) setFiles((all) => [...all, file]);
    },
    /** The chosen pages as files to send; the others stay out. */
    settle: (chosen: readonly ChosenPages[]): Sending[] => {
      setFiles([]);
      return chosen.map(({ file, pages }) => toSend(file, pages.join(',')));
    },
  };
};

/** Parts that were named by their drawings, and naming them after their files instead, whatever else of them was changed since. */
const useNamedByDrawing = () => {
  const { cache } = useOpenOrder();
  const attempt = useAttempt();
  const toast = useToast();
  const [parts, setParts] = useState<readonly NamedPart[]>([]);
  return {
    parts,
    add: (more: readonly NamedPart[]) => setParts((all) => [...all, ...more]),
    nameByFiles: () =>
      attempt(async () => {
        const known = cache.current()?.sets.flatMap((set) => set.parts) ?? [];
        const rows = known.flatMap(({ id, version }) =>
          parts.filter((part) => part.id === id).map((part) => ({ ...part, version })),
        );
        const { refused } = await cache.saveParts(rows);
        setParts(parts.filter(({ id }) => refused.some((each) => each.id === id)));
        const [first] = refused;
        if (!first) return;
        toast(texts.orders.grid.notRestored(refused.length, first.message), 'warning');
        await cache.refresh();
      }, texts.orders.grid.saveFailed),
  };
};

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
  const { running, summary, start, progress, arrive, finish } = useRunning();
  const [failed, setFailed] = useState<FailedUpload[]>([]);
  const [notices, setNotices] = useState<string[]>([]);
  const leftOut = useLeftOut();
  const named = useNamedByDrawing();

  /** @returns the parts; null where the file did not get through */
  const sendOne = async (item: Sending): Promise<Part[] | null> => {
    const { key, file } = item;
    try {
      if (file.size > DRAWING_MAX_BYTES) throw new ApiError(413, texts.orders.upload.tooLarge);
      const sent = await partsApi.upload(set.id, item, (fraction) => progress(key, fraction * SENT));
      const { parts, left_out: pages, notice } = sent;
      if (notice !== null) setNotices((all) => [...all, notice]);
      leftOut.add({ key, file, pages });
      return parts;
    } catch (error) {
      const message = messageOf(error, texts.orders.parts.uploadFailed);
      setFailed((all) => [...all, { ...item, message }]);
      return null;
    }
  };

  const send = async (items: readonly Sending[]) => {
    if (items.length === 0) return;
    const before = set.parts.map(({ id }) => id);
    start(items);
    const uploaded = await runPool(items, PARALLEL_UPLOADS, async (item) => {
      const parts = await sendOne(item);
      cache.change((order) => (parts ?? []).reduce(withPart, order));
      arrive(item.key, parts ?? []);
      return parts;
    });
    const arrived = uploaded.map((parts) => parts ?? []);
    await restoreOrder(set.id, wantedOrder(before, arrived));
    if (uploaded.includes(null)) toast(texts.orders.parts.uploadFailed);
    await cache.refresh();
    finish(items);
    named.add(arrived.flatMap((parts) => namedByDrawing(parts)));
  };

  const retry = (which: readonly FailedUpload[]) => {
    setFailed((all) => all.filter((item) => !which.includes(item)));
    return send(which.map((item) => ({ ...item, key: ++lastKey })));
  };

  return {
    running,
    send: (files: readonly File[]) => send(files.map((file) => toSend(file))),
    retry,
    failed,
    /** Pages that the server left out of files that did arrive. */
    notices,
    /** Pages to choose from, once no file is on its way. */
    leftOut: running.length > 0 ? [] : leftOut.files,
    /** Makes parts of chosen pages of files that were left out; the other pages stay out. */
    include: (chosen: readonly ChosenPages[]) => send(leftOut.settle(chosen)),
    named,
    dismiss: () => {
      setFailed([]);
      setNotices([]);
    },
    ...summary,
  };
};

export type Uploads = ReturnType<typeof useUploads>;
