import type { PartType } from '../../data/types';

export type Dimension = 'thickness' | 'width' | 'length' | 'loss';

/** The dimensions that matter for each type. */
export const DIMENSIONS: Readonly<Record<PartType, readonly Dimension[]>> = {
  material: ['thickness', 'width', 'length', 'loss'],
  sheet: ['thickness', 'width', 'length', 'loss'],
  bar: ['length', 'loss'],
  component: [],
  process: [],
};
