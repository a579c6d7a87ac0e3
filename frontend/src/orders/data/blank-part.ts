import type { PartPayload } from './orders-api';

/** What a part without a drawing starts with (specification, section 9). */
export const blankPart = (set_id: number): PartPayload => ({
  set_id,
  type: null,
  title: 'Nova peça',
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
