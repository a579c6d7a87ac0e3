/** The tax rates (percent) that a part was calculated with; 0 before its first calculation. */
import type { BasisNcm, PriceBasis } from './price-basis.js';

/** As much of a price basis as says its IPI. */
export interface IpiBasis {
  ncm: Pick<BasisNcm, 'ipi'> | null;
}

/** 0 also for a part without an NCM. */
export const usedIpi = (basis: IpiBasis | null): number => basis?.ncm?.ipi ?? 0;

/** 0 also where the order had no customer, or the customer no state. */
export const usedIcms = (basis: PriceBasis | null): number => basis?.icms ?? 0;
