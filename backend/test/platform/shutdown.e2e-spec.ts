import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';

/** The built HTTP process, as it is served. */
class Running {
  private constructor(
    readonly process: ChildProcess,
    readonly port: number,
    private readonly folder: string,
    private readonly printed: string[],
  ) {}

  static async start(SHUTDOWN_TIMEOUT: string): Promise<Running> {
    const folder = mkdtempSync(join(tmpdir(), 'forja-shutdown-'));
    const port = await freePort();
    const child = spawn(process.execPath, [join(__dirname, '../../dist/main.js')], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        SEED: 'none',
        SHUTDOWN_TIMEOUT,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const printed: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    const running = new Running(child, port, folder, printed);
    while (!running.output.includes(`localhost:${String(port)}`)) await once(child.stdout, 'data');
    return running;
  }

  get output(): string {
    return this.printed.join('');
  }

  /** A sign-in whose body is still being sent: the request is in flight until `end` is called. */
  begin(agent: Agent): ClientRequest {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 2, 'X-Test': 'x' };
    const call = request({
      port: this.port,
      host: '127.0.0.1',
      path: '/api/login',
      method: 'POST',
      agent,
      headers,
    });
    call.on('error', () => undefined);
    call.write('{');
    return call;
  }

  /** Asks it to end. @returns its exit code */
  async end(meanwhile: () => void = () => undefined): Promise<number> {
    this.process.kill('SIGTERM');
    const gone = once(this.process, 'exit') as Promise<[number]>;
    while (!this.output.includes('Ending')) await once(this.process.stdout ?? this.process, 'data');
    meanwhile();
    const [code] = await gone;
    rmSync(this.folder, { recursive: true, force: true });
    return code;
  }
}

const arrived = async (port: number, agent: Agent): Promise<IncomingMessage> => {
  const call = request({ port, host: '127.0.0.1', path: '/health/live', agent }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
};

describe('a server that is asked to end @wide @servers', () => {
  it('finishes what is in flight, ends its connections, and does not wait for idle ones', async () => {
    const server = await Running.start('20');
    const agent = new Agent({ keepAlive: true });
    const idle = connect(server.port, '127.0.0.1');
    expect((await arrived(server.port, agent)).headers.connection).toBe('keep-alive');
    const call = server.begin(agent);
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    await arrived(server.port, new Agent());
    // As npm, systemd and a terminal do: the same signal once more is no second one.
    const code = await server.end(() => {
      server.process.kill('SIGTERM');
      setTimeout(() => call.end('}'), 300);
    });
    const [answer] = await answered;
    expect(answer.statusCode).toBe(422);
    expect(answer.headers.connection).toBe('close');
    expect(code).toBe(0);
    expect(server.output).not.toContain('Cut off');
    idle.destroy();
  });

  it('cuts off what does not end within the limit, and says what that was', async () => {
    const server = await Running.start('1');
    server.begin(new Agent({ keepAlive: true }));
    await arrived(server.port, new Agent());
    const code = await server.end();
    expect(code).toBe(0);
    expect(server.output).toMatch(/"requests":\["POST \/api\/login \(\d+ s\)"\].*Cut off after 1 s/);
  });

  it('cuts off at once by a second signal', async () => {
    const server = await Running.start('60');
    server.begin(new Agent({ keepAlive: true }));
    await arrived(server.port, new Agent());
    const since = Date.now();
    expect(await server.end(() => setTimeout(() => server.process.kill('SIGTERM'), 1100))).toBe(0);
    expect(Date.now() - since).toBeLessThan(30_000);
    expect(server.output).toContain('by a second signal');
  });
});
