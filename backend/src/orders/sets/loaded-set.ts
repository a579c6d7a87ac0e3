import type { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type { LoadedFile, LoadedPart } from '../part-rows/loaded-part.js';
import type { OrderSet } from './order-set.entity.js';

/** A set with everything that it names and holds. */
export interface LoadedSet extends RowOf<OrderSet> {
  ncm: RowOf<Ncm> | null;
  content_file: LoadedFile | null;
  /** In their order. */
  parts: LoadedPart[];
}
