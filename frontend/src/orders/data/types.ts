import { LOCKABLE_FIGURES, type LockableFigure } from '@forja/figures';
import type { components } from '../../api/schema';

/**
 * Wire shapes of orders, sets and parts, under the names that these screens use; all of them come from the generated
 * `schema.d.ts`. Numbers are plain numbers (mm, %, kg, BRL); delivery dates are wall-clock texts.
 */
type Schemas = components['schemas'];

export type OrderStatus = Schemas['OrderStatus'];
export type LostReason = NonNullable<Schemas['OrderView']['lost_reason']>;

/** Why a quote is cancelled: chosen, and in words. */
export interface Loss {
  lost_reason: LostReason | null;
  lost_note: string | null;
}

/** The values that a manual edit locks. */
export const LOCKABLE_FIELDS: readonly LockableField[] = LOCKABLE_FIGURES;
export type LockableField = LockableFigure;

/** One line of the list: as much as the list shows. */
export type OrderListItem = Schemas['OrderListItem'];

export type OrdersPage = Schemas['OrderPageView'];
/** How many orders the filters leave. */
export type OrdersCount = Schemas['OrderCountView'];

export type BulkAnswer = Schemas['BulkOrdersView'];
export type StatusMove = Schemas['StatusMoveView'];

/** A name for filters, sorting and columns of the list. */
export type SavedView = Schemas['SavedViewView'];

export type Part = Schemas['PartView'];
/** The parts that an upload became, and the pages that show none. */
export type UploadedPages = Schemas['UploadedPagesView'];
export type LeftOutPage = Schemas['LeftOutPageView'];
/** A part as a save answers it: with what its order amounts to by then. */
export type SavedPart = Schemas['SavedPartView'];
/** Many parts as a save answers them, with what their order amounts to by then. */
export type SavedParts = Pick<Schemas['SavedPartsView'], 'parts' | 'removed' | 'order_totals'>;
/** The answer to parts that were copied or moved. */
export type TransferredParts = Schemas['TransferredPartsView'];
export type PartSuggestions = Schemas['PartSuggestionsView'];
/** A part of another order that is the same as the one that is open, or similar. */
export type EarlierPart = Schemas['EarlierPartView'];
export type SuggestedField = Schemas['SuggestedField'];
export type Place = Schemas['PlaceView'];
/** The contours of a part's DXF, and its bends. */
export type ContourSheet = Schemas['PartContoursView'];
export type Contour = Schemas['ContourView'];
export type PartType = NonNullable<Part['type']>;

/** A row of a part as it is being edited: a new one has neither a name nor a value yet. */
export interface PartProcess extends Partial<Omit<Schemas['PartProcessView'], 'id' | 'pivot'>> {
  /** Null while no process is chosen. */
  id: number | null;
  /** Minutes, and BRL; a null value asks the server for minutes × rate. */
  pivot: {
    time: number;
    final_value: number | null;
    /** Minutes per lot; null follows the process's. */
    setup: number | null;
    /** The minutes follow the rule of the process. */
    rule?: boolean;
    exact_time?: number | null;
  };
}

export type OrderSet = Schemas['SetView'];

export type ValuesLine = Schemas['ValuesLineView'];
export type SetTotals = Schemas['SetTotalsView'];

export type Transition = Schemas['TransitionView'];

export type Order = Schemas['OrderView'];
export type OrderEvent = Schemas['OrderEventView'];

/** All parts of an order as Recalcular would make them. */
export type RefreshPreview = Schemas['OrderRefreshView'];

export type { Step } from '../../api';

/** Costs and margins of an order, its sets and its parts. */
export type OrderMargins = Schemas['OrderMarginsView'];
export type QuantityBreak = Schemas['QuantityBreakView'];
export type Margin = Schemas['MarginView'];

/** Totals of an order, or of some of its parts; costs for users who may see them. */
export type PartsTotals = Schemas['PartsTotalsView'];

/** The answer of calculateProperties. */
export type Calculation = Schemas['CalculationView'];
