import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, fieldMessages, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import { type SetFields, setsApi } from '../data/orders-api';
import { withSet } from '../data/use-order';
import { useOpenOrder } from '../order-screen/order-context';
import type { OrderSet } from '../types';

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

/** The set as it is being edited, and its saving. */
export const useSetForm = (set: OrderSet, onClose: () => void) => {
  const { name, quantity, unit, ncm_id, reference, obs } = set;
  const saved: Draft = { name, quantity, unit, ncm_id, reference, obs };
  const { cache } = useOpenOrder();
  const toast = useToast();
  const [draft, setDraft] = useState<Draft>(saved);
  const image = usePicture();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [conflict, setConflict] = useState<string | null>(null);
  const [busy, run] = useBusy();
  const [done, setDone] = useState(false);
  const edited = JSON.stringify(draft) !== JSON.stringify(saved) || image.changed;

  /** Whether it was saved. */
  const save = async (): Promise<boolean> => {
    if (draft.name.trim() === '') {
      setErrors({ name: text.nameRequired });
      return false;
    }
    try {
      const answer = await setsApi.update(set.id, {
        ...draft,
        version: set.version,
        ...image.payload,
      });
      cache.change((order) => withSet(order, answer));
      void cache.refresh();
      toast(text.updated, 'success');
      // At once: whoever closes the dialog next must not be asked about what was just saved.
      flushSync(() => setDone(true));
      return true;
    } catch (error) {
      setErrors(fieldMessages(error));
      if (error instanceof ApiError && error.status === 409) setConflict(error.message);
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
    save,
    submit: () =>
      void run(async () => {
        if (await save()) onClose();
      }),
    keep: () => setConflict(null),
    reload: async () => {
      await cache.refresh();
      flushSync(() => setDone(true));
      onClose();
    },
  };
};

export type SetForm = ReturnType<typeof useSetForm>;
