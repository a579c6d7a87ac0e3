import { DataSource, type DataSourceOptions } from 'typeorm';
import { withNamedLock } from './named-lock.js';

/**
 * Opens the connection that writes and brings the schema up to date.
 * @throws the driver's error when the database can't be reached or opened
 */
export async function openWriter(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('A connection needs options');
  const writer = await new DataSource(options).initialize();
  const migrate = () => writer.runMigrations({ transaction: 'each' });
  // Several processes may start at once on one server: one migrates, the others wait for it.
  if (options.type === 'better-sqlite3') await migrate();
  else await withNamedLock(writer, 'forja_migrations', migrate);
  return writer;
}
