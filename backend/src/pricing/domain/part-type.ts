export const PART_TYPES = ['material', 'sheet', 'bar', 'component', 'process'] as const;
export type PartType = (typeof PART_TYPES)[number];
