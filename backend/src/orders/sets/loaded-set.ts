import type { RowOf } from '../../platform/database/plain-rows.js';
import type { LoadedFile, LoadedNcm, LoadedPart } from '../part-rows/loaded-part.js';
import type { OrderSet } from './order-set.entity.js';

/** A set with everything that it names and holds. */
export interface LoadedSet extends RowOf<OrderSet> {
  ncm: LoadedNcm | null;
  content_file: LoadedFile | null;
  /** In their order. */
  parts: LoadedPart[];
}
