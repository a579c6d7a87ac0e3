import type { DataSource, QueryRunner } from 'typeorm';
import { missingOfDomains, sizeOfSet } from './gtids.js';

/** How a server says where its log of changes stands, and how a replica of it waits for that. */
interface Dialect {
  position: string;
  /** Parameters: the position, seconds. Answers 0 once the position is reached. */
  wait: string;
  /** On the replica; answers `state`. `?`: the position. */
  state: string;
  /** How many transactions the replica lacks, of the position and the answered state. */
  missing: (position: string, state: string) => number;
}

const MARIADB: Dialect = {
  position: 'SELECT @@GLOBAL.gtid_binlog_pos AS position',
  wait: 'SELECT MASTER_GTID_WAIT(?, ?) AS missed',
  state: 'SELECT @@GLOBAL.gtid_slave_pos AS state, ? AS position',
  missing: missingOfDomains,
};

const MYSQL: Dialect = {
  position: 'SELECT @@GLOBAL.gtid_executed AS position',
  wait: 'SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS missed',
  state: 'SELECT GTID_SUBTRACT(?, @@GLOBAL.gtid_executed) AS state',
  missing: (_position, state) => sizeOfSet(state),
};

/** Global transaction ids: what the primary has committed, and whether a replica has come so far. */
export class Positions {
  private dialect: Dialect | null = null;

  constructor(private readonly primary: DataSource) {}

  /**
   * The position that the primary has committed by now. A commit is in it before it is acknowledged.
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

  /** How many of the transactions up to the position the replica behind this connection lacks. */
  async missing(replica: QueryRunner, position: string): Promise<number> {
    const dialect = await this.known();
    const answer = (await replica.query(dialect.state, [position])) as { state: string | null }[];
    return dialect.missing(position, answer[0]?.state ?? '');
  }

  private async known(): Promise<Dialect> {
    if (this.dialect) return this.dialect;
    const [row] = await this.primary.query<{ version: string }[]>('SELECT VERSION() AS version');
    this.dialect = row?.version.includes('MariaDB') ? MARIADB : MYSQL;
    return this.dialect;
  }
}
