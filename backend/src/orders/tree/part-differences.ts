import type { BasisProcess, PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { catalogueChange, type CatalogueChange } from '../repricing/domain/catalogue-change.js';
import type { LoadedOrder, LoadedPart, LoadedProcess } from './order-tree.js';

/**
 * What the catalogue's changes would make of an order's parts, from what was loaded with the parts.
 * @returns part id → its change; a part without any, or that was never calculated, is not in it
 */
export function changesByPart(
  order: Pick<LoadedOrder, 'customer' | 'markup' | 'sets'>,
): ReadonlyMap<number, CatalogueChange> {
  const icms = order.customer?.state?.icms ?? 0;
  const changes = new Map<number, CatalogueChange>();
  for (const part of order.sets.flatMap((set) => set.parts)) {
    if (part.price_basis === null) continue;
    const change = catalogueChange(part, currentBasis(part, icms), order.markup);
    if (change) changes.set(part.id, change);
  }
  return changes;
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
