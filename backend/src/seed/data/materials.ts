import type { MaterialGroup } from '../../pricing/domain/minutes/time-rule.js';
import type { NcmCode } from './ncms.js';

/** A raw material as a shop buys and names it. */
export interface MaterialSeed {
  name: string;
  /** g/mm³ */
  specific_weight: number;
  /** BRL per kg, 4 decimals. */
  price_kg: number;
  /** The group that rules for minutes know it by; absent is other. */
  group?: MaterialGroup;
  ncm: NcmCode;
}

export const materials = [
  { name: 'Aço SAE 1020', specific_weight: 0.00785, price_kg: 8.9, group: 'carbon', ncm: '7209.16.00' },
  { name: 'Aço SAE 1010', specific_weight: 0.00785, price_kg: 8.45, group: 'carbon', ncm: '7209.16.00' },
  { name: 'Aço ASTM A36', specific_weight: 0.00785, price_kg: 7.98, group: 'carbon', ncm: '7208.51.00' },
  { name: 'Aço SAE 1045', specific_weight: 0.00785, price_kg: 10.35, group: 'carbon', ncm: '7214.99.10' },
  { name: 'Aço CF53', specific_weight: 0.00785, price_kg: 13.85, group: 'carbon', ncm: '7215.50.00' },
  { name: 'Aço SAE 4140', specific_weight: 0.00785, price_kg: 16.72, group: 'carbon', ncm: '7215.50.00' },
  { name: 'Aço SAE 8620', specific_weight: 0.00785, price_kg: 15.1, group: 'carbon', ncm: '7215.50.00' },
  {
    name: 'Aço galvanizado Z275',
    specific_weight: 0.00785,
    price_kg: 10.6,
    group: 'carbon',
    ncm: '7210.49.10',
  },
  { name: 'Inox AISI 304', specific_weight: 0.008, price_kg: 32.4, group: 'stainless', ncm: '7219.33.00' },
  { name: 'Inox AISI 316', specific_weight: 0.008, price_kg: 48.75, group: 'stainless', ncm: '7219.33.00' },
  { name: 'Inox AISI 430', specific_weight: 0.0077, price_kg: 23.9, group: 'stainless', ncm: '7219.33.00' },
  {
    name: 'Alumínio AW-6082 T6',
    specific_weight: 0.0027,
    price_kg: 46.3,
    group: 'aluminium',
    ncm: '7604.29.19',
  },
  {
    name: 'Alumínio 5052 H34',
    specific_weight: 0.00268,
    price_kg: 41.85,
    group: 'aluminium',
    ncm: '7606.12.90',
  },
  {
    name: 'Alumínio 1050 H14',
    specific_weight: 0.00271,
    price_kg: 38.2,
    group: 'aluminium',
    ncm: '7606.12.90',
  },
  { name: 'Latão CLA 360', specific_weight: 0.0085, price_kg: 69.5, ncm: '7407.21.10' },
  { name: 'Cobre eletrolítico', specific_weight: 0.00894, price_kg: 92.8, ncm: '7407.10.10' },
  { name: 'Bronze TM 23', specific_weight: 0.0087, price_kg: 88.4, ncm: '7407.21.10' },
  { name: 'Nylon 6', specific_weight: 0.00114, price_kg: 44.9, ncm: '3926.90.90' },
  { name: 'Poliacetal POM', specific_weight: 0.00141, price_kg: 58.6, ncm: '3926.90.90' },
  { name: 'Polietileno UHMW', specific_weight: 0.00094, price_kg: 39.75, ncm: '3920.10.99' },
  { name: 'Composto Alu/PE 4 mm', specific_weight: 0.001375, price_kg: 36.3636, ncm: '7606.12.90' },
] as const satisfies readonly MaterialSeed[];

export type MaterialName = (typeof materials)[number]['name'];
