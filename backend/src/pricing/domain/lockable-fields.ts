/** The figures of a part that a user may set by hand (locked_values). */
export const LOCKABLE_FIELDS = [
  'unit_net_weight',
  'net_weight',
  'unit_gross_weight',
  'gross_weight',
  'unit_value',
  'final_value',
] as const;
export type LockableField = (typeof LOCKABLE_FIELDS)[number];
