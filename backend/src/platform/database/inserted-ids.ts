import type { EntityManager } from 'typeorm';

/**
 * Whether a statement that inserts several rows says each one's id. MySQL says the first one's alone, and what follows is not one
 * more each where the server counts in steps (`auto_increment_increment`), as nodes of a cluster do; TypeORM takes it to be. SQLite has one
 * writer, and MariaDB returns the ids, if it is addressed as such (`mariadb://`).
 */
export function saysEachId({ dataSource }: EntityManager): boolean {
  return dataSource.options.type !== 'mysql' || dataSource.driver.isReturningSqlSupported('insert');
}
