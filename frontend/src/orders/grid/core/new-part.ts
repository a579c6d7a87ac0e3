import { BLANK_FIGURES } from '@forja/figures';
import { blankPart } from '../../data/blank-part';
import type { Part } from '../../data/types';

/** A part that is to be added at the end of a set, as cells fill it; it has no id until the server has given it one. */
export const newPart = (setId: number): Part => ({
  ...BLANK,
  set_id: setId,
  title: blankPart(setId).title ?? '',
});

const BLANK: Omit<Part, 'set_id' | 'title'> = {
  id: 0,
  position: 0,
  type: null,
  reference: null,
  obs: null,
  unit: 'piece',
  status: 'in_production',
  content: null,
  thumbnail: null,
  original: null,
  previous_content: null,
  previous_original: null,
  secondary_content: null,
  secondary_thumbnail: null,
  secondary_original: null,
  material_id: null,
  sheet_id: null,
  bar_id: null,
  component_id: null,
  ncm_id: null,
  operation_id: null,
  customer_material: false,
  origin: null,
  material: null,
  sheet: null,
  bar: null,
  component: null,
  ncm: null,
  ...BLANK_FIGURES,
  flat_pattern: null,
  true_area: false,
  contours_out: [],
  cut: null,
  ipi: 0,
  icms: 0,
  locked_values: [],
  processes: [],
  basis_differences: [],
  weight_difference: null,
  current_final_value: null,
  version: 0,
};
