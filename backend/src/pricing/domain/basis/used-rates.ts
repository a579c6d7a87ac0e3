/** The tax rates (percent) that a part was calculated with; 0 before its first calculation. */
import type { UntaxedBy } from '../taxes/operations.js';
import type { BasisNcm, PriceBasis } from './price-basis.js';

/** As much of a price basis as says how its order taxes it. */
export interface IpiBasis {
  ncm: Pick<BasisNcm, 'ipi'> | null;
  untaxed?: readonly UntaxedBy[];
  /** Of its goods; unset where they are of the company's usual origin. */
  origin?: number;
}

/** 0 also for a part without an NCM, and for one whose operation leaves it out. */
export const usedIpi = (basis: IpiBasis | null): number =>
  basis?.untaxed?.includes('ipi') ? 0 : (basis?.ncm?.ipi ?? 0);

/** 0 also where the order had no customer, or the customer no state, and where the part's operation leaves it out. */
export const usedIcms = (basis: PriceBasis | null): number =>
  basis?.untaxed?.includes('icms') ? 0 : (basis?.icms ?? 0);
