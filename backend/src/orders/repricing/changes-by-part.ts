import type { BasisProcess, PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { LoadedPart, LoadedProcess } from '../part-rows/loaded-part.js';
import { catalogueChange, type CatalogueChange } from './domain/catalogue-change.js';
import { taxFigures, type TaxTerms } from '../../pricing/domain/basis/part-taxes.js';
import type { OrderTerms } from './domain/reprice.js';

/**
 * The outcome that the catalogue's changes would have for parts, from what was loaded with them.
 * @param order its terms now
 * @returns part id → its change; a part without any, or that was never calculated, is not in it
 */
export function changesByPart(
  parts: readonly LoadedPart[],
  order: OrderTerms,
): ReadonlyMap<number, CatalogueChange> {
  const changes = new Map<number, CatalogueChange>();
  for (const part of parts) {
    if (part.price_basis === null) continue;
    const change = catalogueChange(part, currentBasis(part, order), order.markup);
    if (change) changes.set(part.id, change);
  }
  return changes;
}

/**
 * Today's figures of what the part is made of; only what its type uses.
 * @param terms how its order taxes it now
 */
export function currentBasis(part: LoadedPart, terms: TaxTerms): PriceBasis {
  const { type, material, sheet, bar, component, ncm, processes } = part;
  return {
    material: type === 'material' ? material : null,
    sheet: type === 'sheet' ? sheet : null,
    bar: type === 'bar' ? bar : null,
    component: type === 'component' ? component : null,
    ...taxFigures(terms, ncm, part),
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
