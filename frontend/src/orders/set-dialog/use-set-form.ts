import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldMessages, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import { type SetFields, setsApi } from '../data/orders-api';
import { withSet } from '../data/use-order';
import { useOpenOrder } from '../order-screen/order-context';
import { isConflict, useConflict } from '../shared/conflict';
import type { OrderSet } from '../types';
import type { ComparedSet } from './set-comparison';

const text = texts.orders.sets;

type Draft = Pick<SetFields, 'name' | 'quantity' | 'unit' | 'ncm_id' | 'reference' | 'obs'>;

/** Its own preview of a picture that is chosen but not saved; a PDF has none before the server made one. */
const usePreview = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(file);
    const timer = setTimeout(() => setUrl(made));
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return file?.type.startsWith('image/') ? url : null;
};

/** The picture that a save sends: a new one, none any more, or no change. */
const usePicture = () => {
  const [file, setFile] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  const preview = usePreview(file);
  return {
    file,
    removed,
    preview,
    changed: file !== null || removed,
    payload: file ? { image: file } : removed ? { remove_image: true } : {},
    choose: setFile,
    remove: () => {
      setFile(null);
      setRemoved(true);
    },
  };
};

const draftOf = ({ name, quantity, unit, ncm_id, reference, obs }: OrderSet): Draft => ({
  ...{ name, quantity, unit, ncm_id, reference, obs },
});

/** The set as it is being edited, and its saving. What it is compared with is the set as it was opened. */
export const useSetForm = (set: OrderSet, onClose: () => void) => {
  const [opened] = useState(set);
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  const [draft, setDraft] = useState<Draft>(() => draftOf(opened));
  const image = usePicture();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { conflict, raise, settle } = useConflict({
    orderId: order.id,
    load: () => setsApi.get(set.id),
    concerns: ({ details }) => details?.set_id === set.id,
  });
  const [busy, run] = useBusy();
  const [done, setDone] = useState(false);
  const edited = JSON.stringify(draft) !== JSON.stringify(draftOf(opened)) || image.changed;

  const close = () => {
    // At once: whoever closes the dialog next must not be asked about what is settled.
    flushSync(() => setDone(true));
    onClose();
  };

  /** Whether it was saved, over the version that was opened or the one that was shown and refused. */
  const save = async (over = opened.version): Promise<boolean> => {
    if (draft.name.trim() === '') {
      setErrors({ name: text.nameRequired });
      return false;
    }
    try {
      const answer = await setsApi.update(set.id, { ...draft, version: over, ...image.payload });
      cache.change((old) => withSet(old, answer));
      void cache.refresh();
      toast(text.updated, 'success');
      flushSync(() => setDone(true));
      return true;
    } catch (error) {
      setErrors(fieldMessages(error));
      if (isConflict(error)) await raise(text.saveFailed);
      else toast(messageOf(error, text.saveFailed));
      return false;
    }
  };

  return {
    draft,
    errors,
    dirty: edited && !done,
    busy,
    conflict,
    change: (change: Partial<Draft>) => {
      setDraft((old) => ({ ...old, ...change }));
      setErrors({});
    },
    image,
    save: () => save(),
    submit: () =>
      void run(async () => {
        if (await save()) onClose();
      }),
    /** What it would be saved as, and what somebody else saved, to be compared. */
    versions: (theirs: OrderSet): [mine: ComparedSet, theirs: ComparedSet] => {
      const kept = image.removed ? '' : (opened.original?.name ?? '');
      return [
        { ...draft, picture: image.file?.name ?? kept },
        { ...draftOf(theirs), picture: theirs.original?.name ?? '' },
      ];
    },
    stay: settle,
    saveMine: async () => {
      const version = conflict?.theirs.version;
      settle();
      if (await save(version)) onClose();
    },
    takeTheirs: async () => {
      await cache.refresh();
      close();
    },
  };
};

export type SetForm = ReturnType<typeof useSetForm>;
