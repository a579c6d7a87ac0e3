import { blankPart } from '../../data/blank-part';
import type { Part } from '../../data/types';
import type { GridColumn } from './column';
import type { CellEdit } from './edits';

/**
 * A part that is to be added at the end of a set, as cells fill it. Its id is negative until the server has given it one.
 */
export const newPart = (id: number, setId: number): Part => ({
  ...BLANK,
  id,
  set_id: setId,
  title: blankPart(setId).title ?? '',
});

const BLANK: Omit<Part, 'id' | 'set_id' | 'title'> = {
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
  material: null,
  sheet: null,
  bar: null,
  component: null,
  ncm: null,
  thickness: 0,
  width: 0,
  length: 0,
  flat_pattern: null,
  true_area: false,
  contours_out: [],
  cut: null,
  bends: null,
  holes: null,
  weld: null,
  loss: null,
  markup: null,
  quantity: 0,
  unit_net_weight: 0,
  net_weight: 0,
  unit_gross_weight: 0,
  gross_weight: 0,
  unit_value: 0,
  final_value: 0,
  unit_ipi_value: 0,
  total_ipi_value: 0,
  unit_icms_value: 0,
  total_icms_value: 0,
  ipi: 0,
  icms: 0,
  locked_values: [],
  processes: [],
  basis_differences: [],
  weight_difference: null,
  current_final_value: null,
  version: 0,
};

/** The id of the part that the row behind the last one stands for. */
export const NEXT = 0;

export const isNew = (part: number): boolean => part < 0;

/** Stands for the part itself among its edits, which no refusal of a field is about. */
const CREATION: GridColumn = {
  key: '',
  label: '',
  name: '',
  width: 0,
  numeric: false,
  fields: [],
  show: () => '',
  copy: () => '',
  readOnly: () => '',
  read: () => ({ change: (part) => part }),
};

/** The edit that adds a new part, whatever becomes of its cells. */
export const creationOf = (part: number): CellEdit => ({
  part,
  column: CREATION,
  text: '',
  result: { change: (draft) => draft },
});

export const isCreation = ({ column }: Pick<CellEdit, 'column'>): boolean => column === CREATION;
