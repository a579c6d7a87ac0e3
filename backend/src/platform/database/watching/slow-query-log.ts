import { Logger as NestLog } from '@nestjs/common';
import type { Logger } from 'typeorm';
import { currentWork } from '../../logging/log-context.js';
import { measured } from '../../measuring/measurements.js';

/** Longer statements are cut: they are long lists of places for values. */
const MOST_SQL = 2000;

/** Texts within a statement; nearly all values are parameters, which are never logged. */
const LITERAL = /'(?:[^'\\]|\\.|'')*'/g;

/** The statement without any value of it. */
const withoutValues = (sql: string): string => sql.replace(LITERAL, "'?'").slice(0, MOST_SQL);

/** TypeORM's logger, of which only slow statements come to the log: how long, of which route or job, without values. */
export class SlowQueryLog implements Logger {
  private readonly slow = new NestLog('Database');

  logQuerySlow(ms: number, sql: string): void {
    const work = currentWork() ?? 'none';
    measured('slowQuery', { work });
    this.slow.warn(`Slow statement, ${String(ms)} ms, asked by ${work}: ${withoutValues(sql)}`);
  }

  logQuery(): void {
    // Statements are not logged one by one.
  }

  logQueryError(): void {
    // The error is thrown, and logged where it ends.
  }

  logSchemaBuild(): void {
    // The product builds its schema by migrations.
  }

  logMigration(): void {
    // Each start would log what it does not have to do.
  }

  log(): void {
    // TypeORM's remarks are for its developers.
  }
}
