import { useMemo } from 'react';
import { messageOf } from '../../api';
import { type ComparedField, type Navigation, useEditSession } from '../../editing';
import { texts } from '../../i18n';
import { formatFigure } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import { ordersApi } from '../data/orders-api';
import { setsApi, type SetUpdate } from '../data/parts-api';
import type { OrderEvent, OrderSet } from '../data/types';
import { withSet } from '../data/use-order';

const text = texts.orders.sets;

/** The picture that a save sends: a new one, none any more, or no change. `name` is the one that it then has. */
interface PictureEdit {
  file: File | null;
  removed: boolean;
  name: string;
}

/** A set as it is being edited. */
type SetEdit = Pick<OrderSet, 'name' | 'quantity' | 'unit' | 'ncm_id' | 'reference' | 'obs' | 'version'> & {
  picture: PictureEdit;
};

const setEditOf = (set: Omit<OrderSet, 'parts'>): SetEdit => ({
  name: set.name,
  quantity: set.quantity,
  unit: set.unit,
  ncm_id: set.ncm_id,
  reference: set.reference,
  obs: set.obs,
  version: set.version,
  picture: { file: null, removed: false, name: set.original?.name ?? '' },
});

export const chosenPicture = (file: File): PictureEdit => ({ file, removed: false, name: file.name });

export const NO_PICTURE: PictureEdit = { file: null, removed: true, name: '' };

/** The content that a save sends. */
const setPayloadOf = ({ picture, ...fields }: SetEdit): SetUpdate => {
  if (picture.file) return { ...fields, image: picture.file };
  return picture.removed ? { ...fields, remove_image: true } : fields;
};

/** A set as two versions of it are compared. */
export const SET_FIELDS: readonly ComparedField<SetEdit>[] = [
  { label: text.name, show: ({ name }) => name },
  { label: text.reference, show: ({ reference }) => reference ?? '' },
  { label: text.obs, show: ({ obs }) => obs ?? '' },
  { label: text.ncm, show: ({ ncm_id }, nameOf) => nameOf('mercosur-common-nomenclatures', ncm_id) },
  { label: text.unit, show: ({ unit }) => text.units[unit] },
  { label: text.quantity, show: ({ quantity }) => formatFigure('set_quantity', quantity) },
  { label: text.image, show: ({ picture }) => picture.name },
];

interface SetSessionOptions {
  /** Names what keeps unsaved text over the end of a session. */
  draft: string;
  leaves?: (navigation: Navigation) => boolean;
}

/** A set as it is being edited; its picture is sent with the rest. */
const useSetSession = (set: OrderSet, { draft, leaves }: SetSessionOptions) => {
  const { order, cache } = useOpenOrder();
  const fields = useMemo(() => setEditOf(set), [set]);
  return useEditSession<SetEdit, OrderEvent>({
    fields,
    draft,
    validate: ({ name }) => (name.trim() === '' ? { name: text.nameRequired } : {}),
    save: async (edit) => {
      const answer = await setsApi.update(set.id, setPayloadOf(edit));
      cache.change((old) => withSet(old, answer));
      void cache.refresh();
      return setEditOf(answer);
    },
    saved: text.updated,
    failure: (error) => messageOf(error, text.saveFailed),
    load: async () => setEditOf(await setsApi.get(set.id)),
    history: () => ordersApi.history(order.id),
    concerns: ({ details }) => details?.set_id === set.id,
    onOtherTaken: () => cache.refresh(),
    leaves,
  });
};

/** In its dialog, which has an address. */
export const useSetDialogSession = (set: OrderSet) =>
  useSetSession(set, {
    draft: `set-${set.id}`,
    leaves: ({ to }) => new URLSearchParams(to.search).get('set') !== String(set.id),
  });

/** In its header on the order screen, and in the grid. */
export const useSetSessionInPlace = (set: OrderSet) =>
  useSetSession(set, { draft: `set-in-place-${set.id}` });

export type SetSession = ReturnType<typeof useSetSession>;
