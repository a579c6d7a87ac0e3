export { Clamped } from './clamped';
export { DataTable } from './data-table';
export type { Column, DataTableProps, Sort } from './types';
