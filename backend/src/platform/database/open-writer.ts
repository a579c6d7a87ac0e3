import { DataSource, type DataSourceOptions, MigrationExecutor } from 'typeorm';
import { withFileLock } from './embedded/file-lock.js';
import { recoverably } from './migration-steps.js';
import { withNamedLock } from './named-lock.js';
import { refuseNewerSchema } from './newer-schema.js';

/**
 * Opens the connection that writes and brings the schema up to date.
 * @throws the driver's error when the database can't be reached or opened; NewerSchema, HalfMoved
 */
export async function openWriter(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('A connection needs options');
  const writer = await new DataSource(options).initialize();
  try {
    if (options.type === 'better-sqlite3') await migrateEmbedded(writer, options.database);
    else await migrateServer(options);
  } catch (error) {
    await writer.destroy();
    throw error;
  }
  return writer;
}

/** SQLite takes back what a killed process left of a migration's transaction. Of processes that start at once one migrates. */
async function migrateEmbedded(writer: DataSource, file: string): Promise<void> {
  await refuseNewerSchema(writer);
  // To ask what is pending makes the table of migrations: of an empty database only who holds the lock may ask.
  const [begun] = await writer.query<unknown[]>("SELECT 1 FROM sqlite_master WHERE name = 'migrations'");
  if (begun && !(await writer.showMigrations())) return;
  await withFileLock(`${file}-migrating`, () => writer.runMigrations({ transaction: 'each' }));
}

/**
 * Several processes may start at once on one server: one migrates, the others wait for it. A change of a large table takes its
 * time, so the statements have no limit, on a connection of their own.
 */
async function migrateServer(options: DataSourceOptions): Promise<void> {
  const patient = await new DataSource({ ...options, driver: undefined }).initialize();
  try {
    await withNamedLock(patient, 'forja_migrations', async (runner) => {
      await refuseNewerSchema(patient);
      // On the lock's own connection: of a process that was killed, the server may still be at its last statement, and keeps both until that ends.
      const executor = new MigrationExecutor(patient, runner);
      executor.transaction = 'each';
      if (!(await executor.showMigrations())) return;
      const query = (sql: string) => runner.query(sql);
      await recoverably(patient.migrations, query, () => executor.executePendingMigrations());
    });
  } finally {
    await patient.destroy();
  }
}
