/** The closed vocabularies of orders, sets and parts, as they stand on the wire and in the tables. */
export const orderTypes = ['pre_order', 'order'] as const;
export type OrderType = (typeof orderTypes)[number];

export const quoteStatuses = ['in_progress', 'waiting_response', 'cancelled', 'approved'] as const;
export const productionStatuses = ['waiting_release', 'released_for_production', 'finished'] as const;
export const orderStatuses = [...quoteStatuses, ...productionStatuses] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const deliveryTypes = ['CIF', 'FOB'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const setUnits = ['piece', 'kg'] as const;
export type SetUnit = (typeof setUnits)[number];

export const partUnits = ['piece', 'kg', 'none'] as const;
export type PartUnit = (typeof partUnits)[number];

/** Why a quote was cancelled. */
export const lostReasons = [
  'price',
  'lead_time',
  'competitor',
  'no_answer',
  'project_dropped',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];

/** Days in which an order is due soon, today included. */
export const DUE_DAYS = 7;

/** Days before its last one in which a quote's validity is about to end. */
export const ENDING_DAYS = 3;

export const partStatuses = ['in_production', 'finished'] as const;
export type PartStatus = (typeof partStatuses)[number];
