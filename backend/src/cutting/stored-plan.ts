import { createHash } from 'node:crypto';
import { insertRows } from '../platform/database/bulk-rows.js';
import type { Database } from '../platform/database/database.js';
import { packed, unpacked } from '../platform/database/packed-text.js';
import { plainRows } from '../platform/database/plain-rows.js';
import { CutPlanPiece } from './cut-plan.entity.js';
import {
  cutsOutlines,
  type CutGroup,
  type CutSettings,
  type GroupPlan,
  type PartOutline,
} from './domain/cut-group.js';
import type { SearchRequest } from './search-plan.js';

/** A group with the plan that was found for it. */
export interface PlannedGroup {
  /** Of what the plan follows from; see `planDigest`. */
  digest: string;
  group: CutGroup;
  plan: GroupPlan;
}

/** The order or the batch that a plan belongs to. */
export type PlanOwner = { order_id: number } | { batch_id: number };

/** The plan of an order or a batch as it is stored. */
export interface StoredPlan {
  made_at: string;
  settings: CutSettings;
  groups: PlannedGroup[];
}

/** The question by which the plan of a group is searched. */
export function toSearchRequest(
  { kind, parts, stock }: CutGroup,
  { method, gap, edge, kerf, trim }: CutSettings,
  outlines: PartOutline[],
): SearchRequest {
  return { group: { kind, parts, stock }, settings: { method, gap, edge, kerf, trim }, outlines };
}

/** Equal where a plan is the same: of pieces, stock and settings, not of prices, losses or titles. */
export function planDigest(group: CutGroup, settings: CutSettings): string {
  const { method, gap, edge, kerf, trim } = settings;
  const pieces = group.parts.map(({ id, width, length, pieces, turns, drawing_key }) => [
    id,
    width,
    length,
    pieces,
    turns,
    ...(cutsOutlines(settings) ? [drawing_key] : []),
  ]);
  const stock = group.stock.map(({ id, own, width, length }) => [id, own, width, length]);
  const used = group.kind === 'bar' ? [kerf, trim] : [method, gap, edge];
  return createHash('sha256')
    .update(JSON.stringify([group.key, pieces, stock, used]))
    .digest('hex');
}

/** The plan, or null before there is one. */
export async function readPlan(db: Database, owner: PlanOwner): Promise<StoredPlan | null> {
  const [[column, id] = []] = Object.entries(owner);
  const pieces = await plainRows(db.manager, CutPlanPiece, {
    condition: `WHERE ${String(column)} = ? ORDER BY position`,
    values: [id],
    columns: ['content'],
  });
  return pieces.length === 0 ? null : (unpacked(pieces.map(({ content }) => content)) as StoredPlan);
}

/** Stores the changed plan in the place of the one before, and answers it. Inside of `Database.write`, under the lock of the order or batch. */
export async function changePlan(
  db: Database,
  owner: PlanOwner,
  change: (now: StoredPlan | null) => StoredPlan,
): Promise<StoredPlan> {
  const plan = change(await readPlan(db, owner));
  await db.manager.delete(CutPlanPiece, owner);
  const rows = packed(plan).map((content, position) => ({ ...owner, position, content }));
  await insertRows(db.manager, CutPlanPiece, rows);
  return plan;
}
