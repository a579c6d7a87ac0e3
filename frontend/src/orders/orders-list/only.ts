/** Filters by what an order's parts name of the catalogues: where a deletion that is refused leads to. */
export const USED_ENTRIES = ['sheet_id', 'bar_id', 'component_id', 'operation_id'];

/**
 * Filters that the address may hold and the server alone applies (docs/api.md): what the dashboard's figures lead to.
 * They travel as they stand in the address, `due=late&created_by_id=5`.
 */
const NAMES = [
  'created_from',
  'created_to',
  'sent_from',
  'sent_to',
  'answered_from',
  'answered_to',
  'approved_from',
  'approved_to',
  'answered',
  'lost_reason',
  'due',
  'validity',
  'customer_answer',
  'customer_id',
  'material_id',
  ...USED_ENTRIES,
  'created_by_id',
];

/** Filters of an address that the server alone applies, in one order. */
export const onlyOf = (query: URLSearchParams): string => {
  const given = NAMES.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return new URLSearchParams(given).toString();
};

/** The filter that the server takes. */
export const serverFilter = (only: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(only));
