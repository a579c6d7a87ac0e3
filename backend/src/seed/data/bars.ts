/**
 * Commercial bars. A bar's weight is that of the whole bar, from its section, its length and the
 * specific weight of its material: round corners and roots of rolled sections are not in it.
 */
import type { NcmCode } from './ncms.js';

/** The geometry that a bar's weight follows from, mm; a bar itself is stored without it. */
export type BarSection =
  | { shape: 'round'; diameter: number }
  | { shape: 'square'; side: number }
  | { shape: 'flat'; width: number; thickness: number }
  | { shape: 'tube'; width: number; height: number; wall: number }
  | { shape: 'pipe'; diameter: number; wall: number }
  | { shape: 'angle'; leg: number; thickness: number };

export interface BarSeed {
  name: string;
  /** mm */
  length: number;
  /** kg of the whole bar, 2 decimals. */
  weight: number;
  /** BRL per kg, 2 decimals. */
  price_kg: number;
  ncm: NcmCode;
  section: BarSection;
  /** g/mm³ */
  specific_weight: number;
}

export const bars = [
  {
    name: 'Barra redonda 1020 Ø 12,7',
    length: 6000,
    weight: 5.97,
    price_kg: 8.75,
    ncm: '7214.99.10',
    section: { shape: 'round', diameter: 12.7 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra redonda 1020 Ø 19,05',
    length: 6000,
    weight: 13.42,
    price_kg: 8.75,
    ncm: '7214.99.10',
    section: { shape: 'round', diameter: 19.05 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra redonda 1020 Ø 38,1',
    length: 6000,
    weight: 53.7,
    price_kg: 9.1,
    ncm: '7214.99.10',
    section: { shape: 'round', diameter: 38.1 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra redonda 1045 Ø 31,75',
    length: 6000,
    weight: 37.29,
    price_kg: 10.35,
    ncm: '7214.99.10',
    section: { shape: 'round', diameter: 31.75 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra redonda 1045 Ø 50,8',
    length: 6000,
    weight: 95.46,
    price_kg: 10.35,
    ncm: '7214.99.10',
    section: { shape: 'round', diameter: 50.8 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra redonda CF53 Ø 25',
    length: 6000,
    weight: 23.12,
    price_kg: 13.85,
    ncm: '7215.50.00',
    section: { shape: 'round', diameter: 25 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra redonda inox 304 Ø 25,4',
    length: 6000,
    weight: 24.32,
    price_kg: 34.8,
    ncm: '7222.20.00',
    section: { shape: 'round', diameter: 25.4 },
    specific_weight: 0.008,
  },
  {
    name: 'Barra redonda alumínio 6082 Ø 50,8',
    length: 3000,
    weight: 16.42,
    price_kg: 46.3,
    ncm: '7604.29.19',
    section: { shape: 'round', diameter: 50.8 },
    specific_weight: 0.0027,
  },
  {
    name: 'Barra redonda latão Ø 15,88',
    length: 3000,
    weight: 5.05,
    price_kg: 69.5,
    ncm: '7407.21.10',
    section: { shape: 'round', diameter: 15.88 },
    specific_weight: 0.0085,
  },
  {
    name: 'Barra quadrada 1020 12,7',
    length: 6000,
    weight: 7.6,
    price_kg: 9.05,
    ncm: '7214.99.10',
    section: { shape: 'square', side: 12.7 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra quadrada 1020 25,4',
    length: 6000,
    weight: 30.39,
    price_kg: 9.05,
    ncm: '7214.99.10',
    section: { shape: 'square', side: 25.4 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra chata 1020 25,4 × 4,76',
    length: 6000,
    weight: 5.69,
    price_kg: 8.6,
    ncm: '7214.99.10',
    section: { shape: 'flat', width: 25.4, thickness: 4.76 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra chata 1020 50,8 × 6,35',
    length: 6000,
    weight: 15.19,
    price_kg: 8.6,
    ncm: '7214.99.10',
    section: { shape: 'flat', width: 50.8, thickness: 6.35 },
    specific_weight: 0.00785,
  },
  {
    name: 'Barra chata A36 76,2 × 9,53',
    length: 6000,
    weight: 34.2,
    price_kg: 8.2,
    ncm: '7214.99.10',
    section: { shape: 'flat', width: 76.2, thickness: 9.53 },
    specific_weight: 0.00785,
  },
  {
    name: 'Tubo quadrado 1020 20 × 20 × 1,20',
    length: 6000,
    weight: 4.25,
    price_kg: 9.6,
    ncm: '7306.61.00',
    section: { shape: 'tube', width: 20, height: 20, wall: 1.2 },
    specific_weight: 0.00785,
  },
  {
    name: 'Tubo quadrado 1020 40 × 40 × 2,00',
    length: 6000,
    weight: 14.32,
    price_kg: 9.45,
    ncm: '7306.61.00',
    section: { shape: 'tube', width: 40, height: 40, wall: 2 },
    specific_weight: 0.00785,
  },
  {
    name: 'Tubo retangular 1020 50 × 30 × 1,50',
    length: 6000,
    weight: 10.88,
    price_kg: 9.5,
    ncm: '7306.61.00',
    section: { shape: 'tube', width: 50, height: 30, wall: 1.5 },
    specific_weight: 0.00785,
  },
  {
    name: 'Tubo retangular 1020 80 × 40 × 2,65',
    length: 6000,
    weight: 28.63,
    price_kg: 9.4,
    ncm: '7306.61.00',
    section: { shape: 'tube', width: 80, height: 40, wall: 2.65 },
    specific_weight: 0.00785,
  },
  {
    name: 'Tubo redondo 1020 Ø 38,1 × 1,90',
    length: 6000,
    weight: 10.18,
    price_kg: 9.7,
    ncm: '7306.61.00',
    section: { shape: 'pipe', diameter: 38.1, wall: 1.9 },
    specific_weight: 0.00785,
  },
  {
    name: 'Tubo redondo inox 304 Ø 50,8 × 1,50',
    length: 6000,
    weight: 11.15,
    price_kg: 36.9,
    ncm: '7306.61.00',
    section: { shape: 'pipe', diameter: 50.8, wall: 1.5 },
    specific_weight: 0.008,
  },
  {
    name: 'Cantoneira A36 25,4 × 3,18',
    length: 6000,
    weight: 7.13,
    price_kg: 8.3,
    ncm: '7216.21.00',
    section: { shape: 'angle', leg: 25.4, thickness: 3.18 },
    specific_weight: 0.00785,
  },
  {
    name: 'Cantoneira A36 38,1 × 3,18',
    length: 6000,
    weight: 10.94,
    price_kg: 8.3,
    ncm: '7216.21.00',
    section: { shape: 'angle', leg: 38.1, thickness: 3.18 },
    specific_weight: 0.00785,
  },
  {
    name: 'Cantoneira A36 50,8 × 4,76',
    length: 6000,
    weight: 21.71,
    price_kg: 8.3,
    ncm: '7216.21.00',
    section: { shape: 'angle', leg: 50.8, thickness: 4.76 },
    specific_weight: 0.00785,
  },
] as const satisfies readonly BarSeed[];

export type BarName = (typeof bars)[number]['name'];
