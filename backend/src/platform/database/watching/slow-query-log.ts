import { Logger as NestLog } from '@nestjs/common';
import { AbstractLogger } from 'typeorm';
import { currentWork } from '../../logging/log-context.js';
import { count } from '../../measuring/measurements.js';

/** Longer statements are cut: they are long lists of places for values. */
const MOST_SQL = 2000;

/** Texts within a statement; nearly all values are parameters, which are never logged. */
const LITERAL = /'(?:[^'\\]|\\.|'')*'/g;

/** The statement without any value of it. */
const withoutValues = (sql: string): string => sql.replace(LITERAL, "'?'").slice(0, MOST_SQL);

/** TypeORM's logger, of which only slow statements come to the log: how long, of which route or job, without values. */
export class SlowQueryLog extends AbstractLogger {
  private readonly slow = new NestLog('Database');

  override logQuerySlow(ms: number, sql: string): void {
    const work = currentWork() ?? 'none';
    count('forja_slow_queries_total', { work });
    this.slow.warn(`Slow statement, ${String(ms)} ms, asked by ${work}: ${withoutValues(sql)}`);
  }

  protected override writeLog(): void {
    // Statements are not logged one by one, errors where they end, and what TypeORM remarks is for its developers.
  }
}
