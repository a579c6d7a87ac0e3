import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { orNotFound } from '../platform/errors/app-errors.js';
import { historyPage, periodOf } from '../platform/http/history-pages.js';
import type {
  ErrorLogPageView,
  ErrorLogQueryDto,
  ErrorLogStatisticsView,
  ErrorLogView,
} from './error-log.dto.js';
import { ErrorLog } from './error-log.entity.js';
import {
  pageErrorLogs,
  countErrorsSince,
  countErrorsByLevel,
  deleteAllErrors,
} from './error-log.repository.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The error log as administrators read and purge it. */
@Injectable()
export class ErrorLogService {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async list(query: ErrorLogQueryDto): Promise<ErrorLogPageView> {
    const filter = {
      search: query.search ?? undefined,
      level: query.level ?? undefined,
      user_id: query.user_id ?? undefined,
      ...periodOf(query),
    };
    return historyPage(query, (offset, limit) => pageErrorLogs(this.db, filter, offset, limit), view);
  }

  /** How many there were lately. */
  async recent(): Promise<Pick<ErrorLogStatisticsView, 'last_24h' | 'last_7days'>> {
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    return {
      last_24h: await countErrorsSince(this.db, ago(1)),
      last_7days: await countErrorsSince(this.db, ago(7)),
    };
  }

  async statistics(): Promise<ErrorLogStatisticsView> {
    const by_level = { error: 0, warning: 0, critical: 0, info: 0 };
    for (const { level, count } of await countErrorsByLevel(this.db)) by_level[level] = count;
    return {
      total: Object.values(by_level).reduce((sum, count) => sum + count, 0),
      ...(await this.recent()),
      by_level,
    };
  }

  /** @throws NotFound */
  async delete(id: number): Promise<ErrorLogView> {
    return this.db.write(async () => {
      const entry = orNotFound(await this.db.manager.findOneBy(ErrorLog, { id }));
      await this.db.manager.delete(ErrorLog, { id });
      return view(entry);
    });
  }

  async deleteAll(): Promise<{ deleted: number }> {
    return { deleted: await this.db.write(() => deleteAllErrors(this.db)) };
  }
}

function view({ user_id: _, user_name: name, user_email: email, ...entry }: ErrorLog): ErrorLogView {
  return { ...entry, user: name === null || email === null ? null : { name, email } };
}
