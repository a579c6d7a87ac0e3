import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';

interface Connection {
  inTransaction: boolean;
  exec(sql: string): unknown;
}

/**
 * Ends what a failed transaction of the embedded database has left. On some errors (a full disk, one that can't be read) SQLite
 * has rolled back by itself; the ROLLBACK that follows then fails, and TypeORM goes on counting an open transaction: it would begin
 * the next ones as savepoints within it, and the first of these that is rolled back would leave a transaction that nothing
 * commits. So its connection's counter is made anew.
 * @throws the driver's error where it can't be rolled back; the next transaction fails then, too
 */
export function endTransaction(writer: DataSource): void {
  const driver = writer.driver as BetterSqlite3Driver;
  if (driver.queryRunner?.isTransactionActive) delete driver.queryRunner;
  const connection = driver.databaseConnection as Connection;
  if (connection.inTransaction) connection.exec('ROLLBACK');
}
