import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldMessages, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import { setsApi } from '../data/orders-api';
import { withSet } from '../data/use-order';
import { useOpenOrder } from '../order-screen/order-context';
import { isConflict, useConflict } from '../shared/conflict';
import type { OrderSet } from '../types';
import type { ComparedSet } from './set-comparison';
import { type SetPictureDraft, useSetPicture } from './use-set-picture';

const text = texts.orders.sets;

type Draft = Pick<OrderSet, 'name' | 'quantity' | 'unit' | 'ncm_id' | 'reference' | 'obs'>;

const draftOf = ({ name, quantity, unit, ncm_id, reference, obs }: OrderSet): Draft => ({
  ...{ name, quantity, unit, ncm_id, reference, obs },
});

/** What the set would be saved as, and what somebody else saved, to be compared. */
const versionsOf = (
  opened: OrderSet,
  draft: Draft,
  { file, removed }: SetPictureDraft,
  theirs: OrderSet,
): [mine: ComparedSet, theirs: ComparedSet] => [
  { ...draft, picture: file?.name ?? (removed ? '' : (opened.original?.name ?? '')) },
  { ...draftOf(theirs), picture: theirs.original?.name ?? '' },
];

const useSetConflict = (orderId: number, id: number) =>
  useConflict({
    orderId,
    load: () => setsApi.get(id),
    concerns: ({ details }) => details?.set_id === id,
  });

/** The set as it is being edited, and its saving. What it is compared with is the set as it was opened. */
export const useSetForm = (set: OrderSet, onClose: () => void) => {
  const [opened] = useState(set);
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  const [draft, setDraft] = useState<Draft>(() => draftOf(opened));
  const image = useSetPicture();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { conflict, raise, settle } = useSetConflict(order.id, set.id);
  const [busy, run] = useBusy();
  const [done, setDone] = useState(false);

  const change = (edit: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...edit }));
    setErrors({});
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
      // At once: whoever closes the dialog next must not be asked about what is saved.
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
    dirty: !done && (image.changed || JSON.stringify(draft) !== JSON.stringify(draftOf(opened))),
    busy,
    conflict,
    change,
    image,
    save: () => save(),
    submit: () =>
      void run(async () => {
        if (await save()) onClose();
      }),
    versions: (theirs: OrderSet) => versionsOf(opened, draft, image, theirs),
    stay: settle,
    saveMine: async () => {
      const version = conflict?.theirs.version;
      settle();
      if (await save(version)) onClose();
    },
    takeTheirs: async () => {
      await cache.refresh();
      flushSync(() => setDone(true));
      onClose();
    },
  };
};

export type SetForm = ReturnType<typeof useSetForm>;
