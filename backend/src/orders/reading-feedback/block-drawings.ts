import { StoredFile } from '../../files/stored-file.entity.js';
import type { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { seesAll, type Viewer } from '../domain/visibility.js';

const COLUMNS = [
  'original_key',
  'original_name',
  'mime',
  'page',
  'preview_key',
  'thumbnail_key',
  'width',
  'height',
  'block_texts',
] as const;

export type BlockDrawing = Pick<RowOf<StoredFile>, (typeof COLUMNS)[number]>;

/** A template may be in the drawings of many companies: so many of its newest ones are looked through. */
const NEWEST = 5_000;

/** The customer's newest drawing with this block, of those that the viewer sees; null for none. */
export async function findNewestDrawing(
  db: Database,
  viewer: Viewer,
  customerId: number,
  block: string,
): Promise<BlockDrawing | null> {
  const own = seesAll(viewer) ? '' : ' AND o.created_by_id = ?';
  const [found] = await db.manager.query<{ id: number }[]>(
    `SELECT f.id FROM
       (SELECT id, order_id FROM stored_files WHERE title_block = ? ORDER BY id DESC LIMIT ${String(NEWEST)}) f
     JOIN orders o ON o.id = f.order_id WHERE o.customer_id = ?${own} ORDER BY f.id DESC LIMIT 1`,
    [block, customerId, ...(own === '' ? [] : [viewer.id])],
  );
  if (!found) return null;
  const one = { condition: 'WHERE id = ?', values: [found.id], columns: COLUMNS };
  const [drawing] = await plainRows(db.manager, StoredFile, one);
  return drawing ?? null;
}
