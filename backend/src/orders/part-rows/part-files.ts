/** The columns that name a part's files: its drawing, the revision before it, its second picture. */
export const PART_FILE_COLUMNS = ['content_file_id', 'previous_file_id', 'secondary_file_id'] as const;

export type PartFileColumn = (typeof PART_FILE_COLUMNS)[number];

/** Every file of a part; null where it has none, or none is stored yet. */
export const fileIdsOf = (part: Partial<Record<PartFileColumn, number | null>>): (number | null)[] =>
  PART_FILE_COLUMNS.map((column) => part[column] ?? null);
