import type { DataSource, QueryRunner } from 'typeorm';

/** How a server says where its log of changes stands, and how a replica of it waits for that. */
interface Dialect {
  position: string;
  /** Parameters: the position, seconds. Answers 0 once the position is reached. */
  wait: string;
}

const MARIADB: Dialect = {
  position: 'SELECT @@GLOBAL.gtid_binlog_pos AS position',
  wait: 'SELECT MASTER_GTID_WAIT(?, ?) AS missed',
};

const MYSQL: Dialect = {
  position: 'SELECT @@GLOBAL.gtid_executed AS position',
  wait: 'SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS missed',
};

/** Global transaction ids: what the primary has committed, and whether a replica has come so far. */
export class Positions {
  private dialect: Dialect | null = null;

  constructor(private readonly primary: DataSource) {}

  /**
   * What the primary has committed by now. A commit is in it before it is acknowledged.
   * @returns '' where the server keeps no log of changes with such ids
   */
  async now(): Promise<string> {
    const { position } = await this.known();
    const [row] = await this.primary.query<{ position: string | null }[]>(position);
    return row?.position ?? '';
  }

  /** Whether the replica behind this connection reaches the position within so many milliseconds. */
  async reached(replica: QueryRunner, position: string, ms: number): Promise<boolean> {
    const { wait } = await this.known();
    const answer = (await replica.query(wait, [position, ms / 1000])) as { missed: number | string | null }[];
    const missed = answer[0]?.missed;
    return missed !== null && missed !== undefined && Number(missed) === 0;
  }

  private async known(): Promise<Dialect> {
    if (this.dialect) return this.dialect;
    const [row] = await this.primary.query<{ version: string }[]>('SELECT VERSION() AS version');
    this.dialect = row?.version.includes('MariaDB') ? MARIADB : MYSQL;
    return this.dialect;
  }
}
