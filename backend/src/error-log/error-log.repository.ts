import { In, LessThan, MoreThanOrEqual } from 'typeorm';
import type { Database } from '../platform/database/database.js';
import { narrowToText } from '../platform/database/text-search.js';
import { ErrorLog, type ErrorLevel, type NewErrorLog } from './error-log.entity.js';

/** Narrows a list of entries; moments are ISO 8601 in UTC. */
export interface ErrorLogFilter {
  search?: string;
  level?: ErrorLevel;
  user_id?: number;
  /** From this moment on. */
  from?: string;
  /** Before this moment. */
  until?: string;
}

const SEARCHED = ['message', 'exception', 'url', 'user_name', 'user_email'].map((name) => `entry.${name}`);

export async function insertErrorLog(db: Database, entry: NewErrorLog): Promise<void> {
  await db.manager.save(ErrorLog, db.manager.create(ErrorLog, entry));
}

/** Newest first. @returns the entries and how many there are in all */
export async function pageErrorLogs(
  db: Database,
  filter: ErrorLogFilter,
  offset: number,
  limit: number,
): Promise<[ErrorLog[], number]> {
  const query = db.manager
    .createQueryBuilder(ErrorLog, 'entry')
    .orderBy('entry.created_at', 'DESC')
    .addOrderBy('entry.id', 'DESC')
    .offset(offset)
    .limit(limit);
  const { search, level, user_id, from, until } = filter;
  if (search !== undefined) narrowToText(query, { texts: SEARCHED }, search);
  if (level !== undefined) query.andWhere('entry.level = :level', { level });
  if (user_id !== undefined) query.andWhere('entry.user_id = :user_id', { user_id });
  if (from !== undefined) query.andWhere('entry.created_at >= :from', { from });
  if (until !== undefined) query.andWhere('entry.created_at < :until', { until });
  return query.getManyAndCount();
}

export async function countErrorsSince(db: Database, moment: string): Promise<number> {
  return db.manager.countBy(ErrorLog, { created_at: MoreThanOrEqual(moment) });
}

export async function countErrorsByLevel(db: Database): Promise<{ level: ErrorLevel; count: number }[]> {
  const rows = await db.manager
    .createQueryBuilder(ErrorLog, 'entry')
    .select('entry.level', 'level')
    .addSelect('COUNT(*)', 'count')
    .groupBy('entry.level')
    .getRawMany<{ level: ErrorLevel; count: number | string }>();
  return rows.map(({ level, count }) => ({ level, count: Number(count) }));
}

/** Removes the oldest entries before this moment, `most` at a time. @returns how many it removed */
export async function removeErrorsBefore(db: Database, moment: string, most: number): Promise<number> {
  const { manager } = db;
  const old = await manager.find(ErrorLog, {
    select: { id: true },
    where: { created_at: LessThan(moment) },
    order: { created_at: 'ASC' },
    take: most,
  });
  if (old.length > 0) await manager.delete(ErrorLog, { id: In(old.map(({ id }) => id)) });
  return old.length;
}

/** @returns how many there were */
export async function deleteAllErrors(db: Database): Promise<number> {
  const { affected } = await db.manager.createQueryBuilder().delete().from(ErrorLog).execute();
  return affected ?? 0;
}
