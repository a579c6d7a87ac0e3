import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createConnection, type Connection } from 'mysql2/promise';

const SCRIPT = join(__dirname, '../../../scripts/services.mjs');

/** Two real servers, the second of which replicates the first. */
export class ReplicatedServers {
  private constructor(
    private readonly script: ChildProcess,
    /** Settings of the product: both addresses. */
    readonly env: Record<string, string>,
    readonly primary: Connection,
    readonly replica: Connection,
  ) {}

  /** Starts them as `node scripts/services.mjs --replica` does. */
  static async start(): Promise<ReplicatedServers> {
    const script = spawn(process.execPath, [SCRIPT, '--replica'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const env: Record<string, string> = {};
    for await (const line of createInterface({ input: script.stdout })) {
      const [, name = '', url = ''] = /^(DATABASE_\w+)=(.*)$/.exec(line) ?? [];
      if (name) env[name] = url;
      if (Object.keys(env).length === 2) break;
    }
    try {
      const { username, password, port } = new URL(env.DATABASE_URL ?? '');
      const to = (one: string) =>
        createConnection({ host: '127.0.0.1', port: Number(one), user: username, password });
      const replicaPort = new URL(env.DATABASE_REPLICA_URL ?? '').port;
      return new ReplicatedServers(script, env, await to(port), await to(replicaPort));
    } catch (error) {
      script.kill('SIGTERM');
      throw error;
    }
  }

  /** How many SELECTs a server has answered so far. */
  async selects(server: Connection): Promise<number> {
    const [rows] = await server.query("SHOW GLOBAL STATUS LIKE 'Com_select'");
    return Number((rows as { Value: string }[])[0]?.Value);
  }

  /** The replica's process, for signals. */
  async replicaProcess(): Promise<number> {
    const [rows] = await this.replica.query('SELECT @@pid_file AS file');
    return Number(readFileSync((rows as { file: string }[])[0]?.file ?? '', 'utf8'));
  }

  async stop(): Promise<void> {
    this.primary.destroy();
    this.replica.destroy();
    this.script.kill('SIGTERM');
    await once(this.script, 'exit');
  }
}
