/** The tax rates (percent) that a part was calculated with; 0 before its first calculation. */
import type { PriceBasis } from './price-basis.js';

/** 0 also for a part without an NCM. */
export const usedIpi = (basis: PriceBasis | null): number => basis?.ncm?.ipi ?? 0;

/** 0 also where the order had no customer, or the customer no state. */
export const usedIcms = (basis: PriceBasis | null): number => basis?.icms ?? 0;
