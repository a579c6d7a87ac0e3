import { basisDifferences, type BasisDifference } from '../../pricing/domain/basis/basis-differences.js';
import type { BasisProcess, PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { LoadedOrder, LoadedPart, LoadedProcess } from './order-tree.js';

/**
 * Where the price bases of an order's parts and today's catalogue differ, from what was loaded with the parts.
 * @returns part id → differences; a part without any, or that was never calculated, is not in it
 */
export function differencesByPart(
  order: Pick<LoadedOrder, 'customer' | 'sets'>,
): ReadonlyMap<number, readonly BasisDifference[]> {
  const icms = order.customer?.state?.icms ?? 0;
  const differences = new Map<number, readonly BasisDifference[]>();
  for (const part of order.sets.flatMap((set) => set.parts)) {
    if (part.price_basis === null) continue;
    const found = basisDifferences(part.price_basis, currentBasis(part, icms));
    if (found.length > 0) differences.set(part.id, found);
  }
  return differences;
}

/**
 * Today's figures of what the part is made of; only what its type uses.
 * @param icms percent of the order's customer's state now, 0 where there is none
 */
function currentBasis(part: LoadedPart, icms: number): PriceBasis {
  const { type, material, sheet, bar, component, ncm, processes } = part;
  return {
    material: type === 'material' ? material : null,
    sheet: type === 'sheet' ? sheet : null,
    bar: type === 'bar' ? bar : null,
    component: type === 'component' ? component : null,
    ncm,
    icms,
    processes: distinctProcesses(processes),
  };
}

/** The processes of the rows, each once. */
function distinctProcesses(rows: readonly LoadedProcess[]): BasisProcess[] {
  const distinct: BasisProcess[] = [];
  for (const { process } of rows) {
    if (process && !distinct.includes(process)) distinct.push(process);
  }
  return distinct;
}
