import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a dependency that can be cut or frozen, as the dependency itself would be, while others use it on. */
export class Proxy {
  private readonly sockets = new Set<Socket>();
  private frozen = false;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** Starts one to the port of this machine. */
  static async to(target: number): Promise<Proxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new Proxy(server, (server.address() as AddressInfo).port);
    server.on('connection', (client: Socket) => proxy.join(client, connect(target, '127.0.0.1')));
    return proxy;
  }

  /** Connections stay open and new ones are accepted, as the kernel does for a stopped process; nothing is answered. */
  freeze(): void {
    this.frozen = true;
    this.sockets.forEach((socket) => socket.pause());
  }

  thaw(): void {
    this.frozen = false;
    this.sockets.forEach((socket) => socket.resume());
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    this.sockets.forEach((socket) => socket.destroy());
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  async restore(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private join(client: Socket, service: Socket): void {
    for (const [from, to] of [
      [client, service],
      [service, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.once('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.frozen) from.pause();
    }
  }
}
