import type { MaterialGroup, RuleRow } from '../../pricing/domain/minutes/time-rule.js';

/** The speed of a fibre laser in one range of thickness. */
interface LaserSpeeds {
  /** mm, from ≤ t < to */
  from: number;
  to: number;
  /** mm/min; below what machine makers print for long straight cuts, because parts have corners. */
  carbon: number;
  stainless: number;
  aluminium: number;
  /** Seconds per pierce. */
  pierce: number;
}

/**
 * Typical figures of a fibre laser of 3 to 4 kW, 0.5 to 20 mm: carbon steel with nitrogen or air up to 2 mm and oxygen above,
 * stainless steel and aluminium with nitrogen. Each range has the speed of its thickest plate.
 */
const SPEEDS: readonly LaserSpeeds[] = [
  { from: 0.5, to: 0.8, carbon: 22_000, stainless: 22_000, aluminium: 20_000, pierce: 0.2 },
  { from: 0.8, to: 1.1, carbon: 18_000, stainless: 18_000, aluminium: 16_000, pierce: 0.2 },
  { from: 1.1, to: 1.4, carbon: 14_000, stainless: 14_000, aluminium: 12_500, pierce: 0.2 },
  { from: 1.4, to: 1.8, carbon: 9500, stainless: 10_000, aluminium: 9000, pierce: 0.3 },
  { from: 1.8, to: 2.3, carbon: 6500, stainless: 7500, aluminium: 6500, pierce: 0.3 },
  { from: 2.3, to: 2.8, carbon: 5000, stainless: 5500, aluminium: 5000, pierce: 0.4 },
  { from: 2.8, to: 3.5, carbon: 4000, stainless: 4200, aluminium: 3800, pierce: 0.5 },
  { from: 3.5, to: 4.3, carbon: 3400, stainless: 2800, aluminium: 2500, pierce: 0.6 },
  { from: 4.3, to: 5.2, carbon: 2900, stainless: 2000, aluminium: 1700, pierce: 0.8 },
  { from: 5.2, to: 6.6, carbon: 2500, stainless: 1500, aluminium: 1200, pierce: 1 },
  { from: 6.6, to: 8.6, carbon: 1900, stainless: 900, aluminium: 700, pierce: 1.5 },
  { from: 8.6, to: 10.6, carbon: 1400, stainless: 600, aluminium: 450, pierce: 2.5 },
  { from: 10.6, to: 13.2, carbon: 1100, stainless: 420, aluminium: 320, pierce: 4 },
  { from: 13.2, to: 16.5, carbon: 850, stainless: 250, aluminium: 200, pierce: 7 },
  { from: 16.5, to: 20.5, carbon: 600, stainless: 150, aluminium: 120, pierce: 12 },
];

const rowsOf = (group: Exclude<MaterialGroup, 'other'>): RuleRow[] =>
  SPEEDS.map((speeds) => ({
    group,
    from: speeds.from,
    to: speeds.to,
    speed: speeds[group],
    pierce_seconds: speeds.pierce,
  }));

/** The table of the laser: by group, then by thickness. */
export const laserRows: readonly RuleRow[] = [
  ...rowsOf('carbon'),
  ...rowsOf('stainless'),
  ...rowsOf('aluminium'),
];
