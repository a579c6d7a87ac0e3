import './lib/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import Sqlite from 'libsql';
import { createConnection } from 'mysql2/promise';
import { environment, fromBuild, withServer } from './lib/bench.mjs';
import { prepare } from './lib/launch.mjs';
import { inRoot, temporaryFolder } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { PlainError, say } from './lib/say.mjs';
import { startServices } from './lib/services.mjs';

/**
 * `node scripts/schema-snapshot.mjs NAME [MIGRATION]`: keeps the schema that the migrations up to this one make, as both
 * databases describe it, with the demo data's rows, in backend/test/upgrades: each is upgraded by a test from then on.
 */
const LEFT_OUT = /^(migrations|search_.*|sqlite_.*|sessions)$/;

/** The demo data, as rows of this version's tables. */
async function demoRows(folder) {
  await withServer(environment(folder), async () => undefined);
  const file = new Sqlite(path.join(folder, 'forja.sqlite'));
  const names = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  const tables = names.map(({ name }) => name).filter((name) => !LEFT_OUT.test(name));
  return Object.fromEntries(tables.map((name) => [name, file.prepare(`SELECT * FROM ${name}`).all()]));
}

async function migratedTo(options, migrations) {
  const { DataSource } = await import('typeorm');
  const source = await new DataSource({ ...options, entities: [], migrations }).initialize();
  await source.runMigrations({ transaction: 'each' });
  await source.destroy();
}

async function embeddedSchema(file, migrations) {
  await migratedTo({ type: 'better-sqlite3', driver: Sqlite, database: file }, migrations);
  const database = new Sqlite(file);
  const rows = database
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
       AND name NOT LIKE '%\\_fts\\_%' ESCAPE '\\' ORDER BY rowid`,
    )
    .all();
  const columns = {};
  for (const { name } of database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all())
    columns[name] = database
      .prepare(`PRAGMA table_info(${name})`)
      .all()
      .map((column) => column.name);
  return { statements: rows.map(({ sql }) => sql), columns };
}

async function serverSchema(url, migrations) {
  const { hostname: host, port, username, password, pathname } = new URL(url);
  const database = pathname.slice(1);
  const place = { host, port: Number(port), database, password };
  await migratedTo({ type: 'mariadb', username, charset: 'utf8mb4_unicode_ci', ...place }, migrations);
  const connection = await createConnection({ ...place, user: username });
  const [tables] = await connection.query('SHOW TABLES');
  const statements = [];
  for (const row of tables) {
    const [[shown]] = await connection.query(`SHOW CREATE TABLE ${Object.values(row)[0]}`);
    statements.push(shown['Create Table'].replace(/ AUTO_INCREMENT=\d+/, ''));
  }
  await connection.end();
  return statements;
}

/** The rows as the older tables have them: what they have no column for is left out. */
function projected(rows, columns) {
  const kept = Object.entries(rows).filter(([table]) => columns[table]);
  return Object.fromEntries(
    kept.map(([table, list]) => [
      table,
      list.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => columns[table].includes(name))),
      ),
    ]),
  );
}

await main(async () => {
  const [name, until] = process.argv.slice(2);
  if (!name) throw new PlainError('Usage: node scripts/schema-snapshot.mjs NAME [MIGRATION]');
  await prepare(['backend']);
  const { migrations: all } = await fromBuild('platform/database/migrations/index.js');
  const last = until ? all.findIndex((migration) => migration.name === until) : all.length - 1;
  if (last < 0) throw new PlainError(`No migration ${until}.`);
  const migrations = all.slice(0, last + 1);
  const [demo, old] = ['demo', 'schema'].map((each) => temporaryFolder(each));
  const rows = await demoRows(demo);
  const { statements, columns } = await embeddedSchema(path.join(old, 'old.sqlite'), migrations);
  const services = await startServices();
  const server = await serverSchema(services.env.DATABASE_URL, migrations);
  await services.end();
  const snapshot = {
    migrations: migrations.map((migration) => migration.name),
    embedded: statements,
    server,
    rows: projected(rows, columns),
  };
  const file = inRoot('backend/test/upgrades', `${name}.json.gz`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(snapshot), { level: 9 }));
  say(file);
});
