/** The texts by which an order is searched. Those of its parts come last: what is beyond the index's limit is not found. */
export interface OrderTexts {
  id: number;
  customer_id: number | null;
  created_by_id: number | null;
  /** Names and references of its sets, the name of its service-order file. */
  own: readonly string[];
  parts: readonly string[];
  /** Files of its parts' drawings, in the parts' order. */
  drawings: readonly number[];
}
