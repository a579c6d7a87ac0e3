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

/** Parts that were added and still open, with nothing saved, when their tab was closed; by order. */
const keyOf = (order: number): string => `leftParts:${order}`;

const read = (order: number): number[] => {
  const ids: unknown = JSON.parse(localStorage.getItem(keyOf(order)) ?? '[]');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
};

/** Notes a part for the next time this browser opens the order. */
export const noteLeftPart = (order: number, part: number): void =>
  localStorage.setItem(keyOf(order), JSON.stringify([...new Set([...read(order), part])]));

/** The parts that were noted for the order, once. */
export const takeLeftParts = (order: number): number[] => {
  const ids = read(order);
  localStorage.removeItem(keyOf(order));
  return ids;
};
