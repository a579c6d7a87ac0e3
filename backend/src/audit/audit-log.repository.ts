import { setImmediate } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'typeorm';
import { insertRows } from '../platform/database/bulk-rows.js';
import type { Database } from '../platform/database/database.js';
import type { RowOf } from '../platform/database/plain-rows.js';
import { narrowToText } from '../platform/database/text-search.js';
import { AuditEntry, type AuditKind } from './audit-entry.entity.js';

export type NewAuditEntry = Omit<RowOf<AuditEntry>, 'id'>;

/** Which entries; moments are ISO 8601 in UTC. */
export interface AuditFilter {
  /** Part of the record's name. */
  search?: string;
  kind?: AuditKind;
  /** A user's id also finds where other records' values name that user. */
  record_id?: number;
  /** Who did it. */
  user_id?: number;
  /** From this moment on. */
  from?: string;
  /** Before this moment. */
  until?: string;
}

/** Rows that are written before other requests get their turn: the embedded database works in this thread. */
const TURN = 500;

/** Adds entries, inside of `Database.write`. */
export async function insertAuditEntries(db: Database, entries: readonly NewAuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += TURN) {
    if (from > 0) await setImmediate();
    await insertRows(db.manager, AuditEntry, entries.slice(from, from + TURN));
  }
}

/** Newest first. @returns the entries and how many there are in all */
export async function pageAuditEntries(
  db: Database,
  filter: AuditFilter,
  offset: number,
  limit: number,
): Promise<[AuditEntry[], number]> {
  const query = db.manager
    .createQueryBuilder(AuditEntry, 'entry')
    .orderBy('entry.id', 'DESC')
    .offset(offset)
    .limit(limit);
  applyFilter(query, filter);
  return query.getManyAndCount();
}

/** Who did something, each with the name of the last time. */
export async function listAuditPeople(db: Database): Promise<{ id: number; name: string }[]> {
  const { manager } = db;
  return manager.query<{ id: number; name: string }[]>(
    `SELECT entry.user_id AS id, entry.user_name AS name FROM audit_entries entry
       WHERE entry.id IN (SELECT MAX(id) FROM audit_entries WHERE user_id IS NOT NULL GROUP BY user_id)`,
  );
}

function applyFilter(query: SelectQueryBuilder<AuditEntry>, filter: AuditFilter): void {
  const { search, kind, record_id, user_id, from, until } = filter;
  if (search !== undefined) narrowToText(query, { texts: ['entry.record_name'] }, search);
  if (kind === 'user' && record_id !== undefined) {
    const named = '(entry.kind = :kind AND entry.record_id = :record_id) OR entry.named_user_id = :record_id';
    query.andWhere(`(${named})`, { kind, record_id });
  } else {
    if (kind !== undefined) query.andWhere('entry.kind = :kind', { kind });
    if (record_id !== undefined) query.andWhere('entry.record_id = :record_id', { record_id });
  }
  if (user_id !== undefined) query.andWhere('entry.user_id = :user_id', { user_id });
  if (from !== undefined) query.andWhere('entry.created_at >= :from', { from });
  if (until !== undefined) query.andWhere('entry.created_at < :until', { until });
}
