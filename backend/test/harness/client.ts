import type { Server } from 'node:http';
import request, { type Test } from 'supertest';

/** Calls the API as one user (or without a session), the way the browser does. */
export class Client {
  constructor(
    /** In this process, or the address of one. */
    private readonly server: Server | string,
    readonly token?: string,
    readonly userId?: number,
  ) {}

  get(path: string): Test {
    return this.as(request(this.server).get(path));
  }

  head(path: string): Test {
    return this.as(request(this.server).head(path));
  }

  /** POST; with a body as JSON, without one ready for `.field()` and `.attach()`. */
  post(path: string, body?: object): Test {
    const call = this.as(request(this.server).post(path));
    return body === undefined ? call : call.send(body);
  }

  put(path: string, body?: object): Test {
    const call = this.as(request(this.server).put(path));
    return body === undefined ? call : call.send(body);
  }

  patch(path: string, body?: object): Test {
    const call = this.as(request(this.server).patch(path));
    return body === undefined ? call : call.send(body);
  }

  delete(path: string): Test {
    return this.as(request(this.server).delete(path));
  }

  private as(call: Test): Test {
    return this.token === undefined ? call : call.set('Authorization', `Bearer ${this.token}`);
  }
}
