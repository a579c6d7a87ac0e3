import { PART_FIGURES, pickFields } from '@forja/figures';
import { paths } from '../../files/file-paths.js';
import { usedIcms, usedIpi } from '../../pricing/domain/basis/used-rates.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import { toChoice, toNcm } from './choice-views.js';
import { toCut } from './cut/cut-figures.view.js';
import { toProcessViews } from './part-process-view.js';
import type { PartView } from './part-view.js';
import { toWeightDifference } from './weight-difference.view.js';

/** From today's catalogue, and from its drawing. */
const toDifferences = (part: LoadedPart, change: CatalogueChange | null | undefined) => ({
  basis_differences: [...(change?.differences ?? [])],
  current_final_value: change?.final_value ?? null,
  weight_difference: toWeightDifference(part),
});

/**
 * A part as the answers show it: one literal, because a large order has hundreds of them.
 * @param change what the catalogue's changes since its calculation would make of it
 */
export function toPartView(part: LoadedPart, change?: CatalogueChange | null): PartView {
  const drawing = paths(part.content_file);
  const previous = paths(part.previous_file);
  const secondary = paths(part.secondary_file);
  return {
    id: part.id,
    set_id: part.set_id,
    position: part.position,
    type: part.type,
    title: part.title,
    reference: part.reference,
    obs: part.obs,
    unit: part.unit,
    status: part.status,
    content: drawing.content,
    thumbnail: drawing.thumbnail,
    original: drawing.original,
    previous_content: previous.content,
    previous_original: previous.original,
    secondary_content: secondary.content,
    secondary_thumbnail: secondary.thumbnail,
    secondary_original: secondary.original,
    material_id: part.material_id,
    sheet_id: part.sheet_id,
    bar_id: part.bar_id,
    component_id: part.component_id,
    ncm_id: part.ncm_id,
    material: toChoice(part.material),
    sheet: toChoice(part.sheet),
    bar: toChoice(part.bar),
    component: toChoice(part.component),
    ncm: toNcm(part.ncm),
    operation_id: part.operation_id,
    customer_material: part.customer_material,
    origin: part.origin,
    ...pickFields(part, PART_FIGURES),
    flat_pattern: part.content_file?.flat_pattern ?? null,
    true_area: part.true_area,
    ...toCut(part),
    ipi: usedIpi(part.price_basis),
    icms: usedIcms(part.price_basis),
    locked_values: part.locked_values,
    processes: toProcessViews(part),
    ...toDifferences(part, change),
    version: part.version,
  };
}
