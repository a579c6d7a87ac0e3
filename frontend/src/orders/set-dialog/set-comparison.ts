import { texts } from '../../i18n';
import { formatNumber } from '../../ui';
import type { ComparedField } from '../shared/conflict';
import type { OrderSet } from '../types';

const { sets: text } = texts.orders;

/** A set as two versions of it are compared; `picture` says what stands for its drawing. */
export type ComparedSet = Pick<OrderSet, 'name' | 'quantity' | 'unit' | 'ncm_id' | 'reference' | 'obs'> & {
  picture: string;
};

export const SET_FIELDS: readonly ComparedField<ComparedSet>[] = [
  { label: text.name, show: ({ name }) => name },
  { label: text.reference, show: ({ reference }) => reference ?? '' },
  { label: text.obs, show: ({ obs }) => obs ?? '' },
  { label: text.ncm, show: ({ ncm_id }, nameOf) => nameOf('mercosur-common-nomenclatures', ncm_id) },
  { label: text.unit, show: ({ unit }) => text.units[unit] },
  { label: text.quantity, show: ({ quantity }) => formatNumber(quantity, 0) },
  { label: text.image, show: ({ picture }) => picture },
];
