import type { PartType } from '../../data/types';
import { hasDoubtfulUnit } from '../../data/drawn-part';
import { CHOICES } from './choice-options';
import type { PartDraft } from './part-payload';

export type FirstField = 'unit' | 'choice' | Exclude<Dimension, 'loss'> | 'quantity';

/** The first field that an estimator has to fill: a doubtful unit of the drawing, from which all sizes follow; of a part that lacks none its choice, of one of processes alone its quantity. */
export const firstEmptyOf = (draft: PartDraft): FirstField => {
  if (hasDoubtfulUnit(draft)) return 'unit';
  const { type } = draft;
  if (type === null) return 'choice';
  if (type === 'process') return 'quantity';
  if (draft[CHOICES[type].field] === null) return 'choice';
  const sizes = DIMENSIONS[type].filter((name) => name !== 'loss');
  const size = sizes.find((name) => !draft[name] && !(name === 'thickness' && type === 'sheet'));
  return size ?? (draft.quantity === 0 ? 'quantity' : 'choice');
};

export type Dimension = 'thickness' | 'width' | 'length' | 'loss';

/** The dimensions that matter for each type. */
export const DIMENSIONS: Readonly<Record<PartType, readonly Dimension[]>> = {
  material: ['thickness', 'width', 'length', 'loss'],
  sheet: ['thickness', 'width', 'length', 'loss'],
  bar: ['length', 'loss'],
  component: [],
  process: [],
};
