import type { Unit } from '@forja/figures';

/** How a unit stands beside a number: money before it, everything else after. */
export const FIGURE_UNITS: Readonly<Record<Unit, { prefix?: string; unit?: string }>> = {
  mm: { unit: 'mm' },
  'mm²': { unit: 'mm²' },
  'g/mm³': { unit: 'g/mm³' },
  kg: { unit: 'kg' },
  BRL: { prefix: 'R$' },
  'BRL/kg': { prefix: 'R$', unit: '/kg' },
  'BRL/min': { prefix: 'R$', unit: '/min' },
  '%': { unit: '%' },
  min: { unit: 'min' },
  s: { unit: 's' },
  pieces: {},
  'mm/min': { unit: 'mm/min' },
  'mm²/min': { unit: 'mm²/min' },
  'kg/min': { unit: 'kg/min' },
  'pieces/min': { unit: 'un./min' },
  'per min': { unit: '/min' },
};

/** Units that may be typed behind a figure's number beside its own, with the places by which each moves the point. */
export const TYPED_UNITS: Partial<Readonly<Record<Unit, Readonly<Record<string, number>>>>> = {
  kg: { kg: 0, g: -3 },
};
