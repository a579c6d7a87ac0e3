export * from './format';
export { Facts } from './facts';
export { FRAMED } from './framed';
export { FiguresStrip } from './figures-strip';
export { ChoiceField } from './fields/choice-field';
export { type DatedColumn, type DatedRow, DatedRows } from './fields/dated-rows';
export { DateField } from './fields/date-field';
export { DateFilter } from './fields/date-filter';
export type { FieldGhost } from './fields/field-ghost';
export { foundOptions } from './fields/found-options';
export { SearchSelect, type SelectOption } from './fields/search-select';
export { FigureField } from './fields/figure-field';
export { customerLabel } from './fields/customer-label';
export { ncmOption } from './fields/ncm-option';
export { NumberField, type NumberFieldProps } from './fields/number-field';
export { SwitchField } from './fields/switch-field';
export { PlainTextField, type PlainTextFieldProps } from './fields/text-field';
export { DownloadButton } from './download-button';
export { ExportButton } from './export-button';
export { FileButton } from './file-button';
export { DocumentProgress } from './feedback/document-progress';
export { documentWarning } from './fields/document-warning';
export { EditDialog, FormDialog, submitsBySaveKey } from './edit-dialog';
export { CollapsiblePanel } from './collapsible-panel';
export { FigureCell, FigureMeasure } from './measure';
export { Clamped } from './table/clamped';
export { FiguresTable } from './table/figures-table';
export { type Column, DataTable, type DataTableProps, type Sort } from './table/data-table';
export { KeyHint, MainButton, Tool } from './buttons';
export { DeletionDialog } from './feedback/deletion-dialog';
export { ConfirmDialog } from './feedback/confirm-dialog';
export { TitledDialog } from './feedback/titled-dialog';
export { Muted, Quiet } from './quiet';
export { LinkTabs } from './link-tabs';
export { PageTitleProvider, useCurrentTitle, usePageTitle } from './page-title';
export { Pager } from './pager';
export { Page, Panel } from './panel';
export { RowMenu, type RowMenuItem } from './row-menu';
export { SearchBox } from './search-box';
export {
  EmptyState,
  ErrorState,
  FormSkeleton,
  Gone,
  Loaded,
  NoPermission,
  TableSkeleton,
} from './feedback/states';
export { useBusy } from './feedback/use-busy';
export { StepDetail, stepFigure } from './step-detail';
export { SEARCH_DELAY_MS, useDebounced } from './use-debounced';
export { usePrefetch } from './use-prefetch';
export { type ToastColour, useAttempt, useFailureToast, useToast } from './feedback/use-toast';
export { UserAvatar } from './user-avatar';
export { useAnchor } from './use-anchor';
export { useNarrow } from './use-narrow';
export { VISUALLY_HIDDEN } from './visually-hidden';
