import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, integer, longText, text } from '../table-builder.js';

/** SQLite finds beginnings of two to eight letters by an index of their own, at about 40 MB a million orders each. */
const FTS5 = `fts5(words, content='', contentless_delete=1, detail=none, prefix='2 3 4 5 6 7 8',
  tokenize="ascii tokenchars '_'")`;

/**
 * What search finds orders and entries of catalogues by, and how far the index has been filled from the records that
 * there were before it. SQLite has FTS5, a server tables of words of our own (`search/index`).
 */
export class SearchIndex1795301400000 implements MigrationInterface {
  name = 'SearchIndex1795301400000';

  async up(runner: QueryRunner): Promise<void> {
    const id = integer('id', { isPrimary: true });
    for (const shelf of SHELVES) await createTable(runner, shelf, [id, longText('words')]);
    await createTable(runner, 'search_fill', [text('shelf', 10, { isPrimary: true }), integer('next_id')]);
    for (const statement of isEmbedded(runner) ? VIRTUAL : WORD_TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const own = isEmbedded(runner)
      ? SHELVES.map((shelf) => `${shelf}_fts`)
      : ['search_postings', 'search_words'];
    for (const table of [...own, 'search_fill', ...SHELVES]) await runner.query(`DROP TABLE ${table}`);
  }
}

const SHELVES = ['search_orders', 'search_entries'];

const isEmbedded = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';

const VIRTUAL = SHELVES.map((shelf) => `CREATE VIRTUAL TABLE ${shelf}_fts USING ${FTS5}`);

const WORD_TABLES = [
  `CREATE TABLE search_words (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    word VARCHAR(48) CHARACTER SET ascii COLLATE ascii_bin NOT NULL UNIQUE
  ) ENGINE=InnoDB`,
  `CREATE TABLE search_postings (
    shelf TINYINT UNSIGNED NOT NULL, word_id INT UNSIGNED NOT NULL, doc_id INT NOT NULL,
    PRIMARY KEY (shelf, word_id, doc_id)
  ) ENGINE=InnoDB`,
];
