import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import type { PersonalSection } from './personal-sections.js';
import { privacyTexts } from './privacy.texts.js';

/** Rows of one statement: what is in memory at a time. */
const PAGE = 500;

type Row = Record<string, unknown>;

/** Reads what the sections say, a page at a time. */
@Injectable()
export class PersonalRows {
  constructor(private readonly db: Database) {}

  /** The section's rows about the person, in words. */
  async *rows({ table, condition, columns }: PersonalSection, id: number): AsyncGenerator<Row> {
    const ids = Array.from(condition.matchAll(/\?/g), () => id);
    const selected = columns.map(({ column }, index) => `${column} AS c${String(index)}`).join(', ');
    let after: unknown = null;
    for (;;) {
      const page = await this.db.manager.query<Row[]>(
        `SELECT id AS row_id, ${selected} FROM ${table}
         WHERE (${condition})${after === null ? '' : ' AND id > ?'} ORDER BY id LIMIT ${String(PAGE)}`,
        after === null ? ids : [...ids, after],
      );
      for (const row of page) {
        yield Object.fromEntries(
          columns.map(({ title, kind }, index) => [title, shown(row[`c${String(index)}`], kind)]),
        );
      }
      if (page.length < PAGE) return;
      after = page.at(-1)?.row_id;
    }
  }
}

function shown(value: unknown, kind: 'flag' | 'json' | undefined): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'flag') return Number(value) === 1 ? privacyTexts.yes : privacyTexts.no;
  return kind === 'json' && typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
}
