import type { PartPayload } from './parts-api';
import type { Part } from './types';

const BLANK_TITLE = 'Nova peça';

/** The fields that a part without a drawing starts with. */
export const blankPart = (set_id: number): PartPayload => ({
  set_id,
  type: null,
  title: BLANK_TITLE,
  content: null,
  quantity: 0,
  unit_net_weight: 0,
  net_weight: 0,
  unit_gross_weight: 0,
  gross_weight: 0,
  unit_value: 0,
  final_value: 0,
  width: 0,
  length: 0,
  loss: null,
  markup: null,
  locked_values: [],
});

type BlankFields = Pick<Part, 'version' | 'type' | 'title' | 'content' | 'secondary_content' | 'status'>;

/** Whether nothing was saved of a part, or sent to it, since it was added without a drawing. */
export const isBlankPart = ({
  version,
  type,
  title,
  content,
  secondary_content,
  status,
}: BlankFields): boolean =>
  version === 1 &&
  type === null &&
  title === BLANK_TITLE &&
  content === null &&
  secondary_content === null &&
  status === 'in_production';
