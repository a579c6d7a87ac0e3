import type { Contour } from '../../data/types';

/** How contours look over the drawing, which is white in both themes. Never by colour alone: what is not cut is dashed. */
export interface Look {
  colour: string;
  dashes?: string;
}

export const LOOKS: Readonly<Record<Contour['kind'] | 'out' | 'bend', Look>> = {
  outer: { colour: '#1257A8' },
  inner: { colour: '#1B7A36' },
  open: { colour: '#C62828' },
  out: { colour: '#6B7280', dashes: '7 4' },
  bend: { colour: '#8E24AA', dashes: '12 4 2 4' },
};
