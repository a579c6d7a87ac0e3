import type { ComparedField } from '../../editing';
import { texts } from '../../i18n';
import { formatFigure } from '../../ui';
import type { SetUpdate } from '../data/parts-api';
import type { OrderSet } from '../data/types';

const { sets: text } = texts.orders;

/** The picture that a save sends: a new one, none any more, or no change. `name` is the one that it then has. */
export interface PictureEdit {
  file: File | null;
  removed: boolean;
  name: string;
}

/** A set as it is being edited. */
export type SetEdit = Pick<
  OrderSet,
  'name' | 'quantity' | 'unit' | 'ncm_id' | 'reference' | 'obs' | 'version'
> & {
  picture: PictureEdit;
};

export const setEditOf = (set: Omit<OrderSet, 'parts'>): SetEdit => ({
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

/** What a save sends. */
export const setPayloadOf = ({ picture, ...fields }: SetEdit): SetUpdate => {
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
