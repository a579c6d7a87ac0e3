import type { Unit } from '@forja/figures';

/** How an explanation prints each unit. */
export const PRINTED_UNITS = {
  mm: 'mm',
  'mm²': 'mm²',
  'g/mm³': 'g/mm³',
  kg: 'kg',
  BRL: 'R$',
  'BRL/kg': 'R$/kg',
  'BRL/min': 'R$/min',
  '%': '%',
  min: 'min',
  s: 's',
  pieces: 'un.',
  'mm/min': 'mm/min',
  'mm²/min': 'mm²/min',
  'kg/min': 'kg/min',
  'pieces/min': 'un./min',
  'per min': '/min',
} as const satisfies Record<Unit, string>;
export type PrintedUnit = (typeof PRINTED_UNITS)[Unit];
