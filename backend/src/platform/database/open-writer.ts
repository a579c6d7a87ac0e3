import { DataSource, type DataSourceOptions } from 'typeorm';
import { withNamedLock } from './named-lock.js';

/**
 * Opens the connection that writes and brings the schema up to date.
 * @throws the driver's error when the database can't be reached or opened
 */
export async function openWriter(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('A connection needs options');
  const writer = await new DataSource(options).initialize();
  if (options.type === 'better-sqlite3') await writer.runMigrations({ transaction: 'each' });
  else await migrateServer(options);
  return writer;
}

/**
 * Several processes may start at once on one server: one migrates, the others wait for it. A change of a large table takes its
 * time, so the statements have no limit, on a connection of their own.
 */
async function migrateServer(options: DataSourceOptions): Promise<void> {
  const patient = await new DataSource({ ...options, driver: undefined }).initialize();
  try {
    await withNamedLock(patient, 'forja_migrations', () => patient.runMigrations({ transaction: 'each' }));
  } finally {
    await patient.destroy();
  }
}
