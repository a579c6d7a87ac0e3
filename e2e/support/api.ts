import { expect, request, type APIRequestContext } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}

export interface Named {
  id: number;
  name: string;
}

export interface Part {
  id: number;
  set_id: number;
  title: string;
  version: number;
  unit_value: number;
  final_value: number;
  locked_values: string[];
  status: string;
}

export interface OrderSet {
  id: number;
  name: string;
  parts: Part[];
}

export interface Order {
  id: number;
  type: string;
  status: string;
  totals: { total: number };
  sets: OrderSet[];
}

type Body = Record<string, unknown>;

/** The administrator of the demo data. */
export const ADMIN: Credentials = { email: 'admin@forja.local', password: 'forja-demo' };

let count = 0;

/** A name that no other test uses, also not one that runs at the same time. */
export const unique = (name: string): string =>
  `${name} ${process.pid.toString(36)}${(++count).toString(36)}${Date.now().toString(36).slice(-4)}`;

/** An order's number as the screens show it. */
export const padNumber = (id: number): string => String(id).padStart(6, '0');

/** The API as one signed-in user: for what a test needs before it begins, and for what it checks behind the screen. */
export class Api {
  private constructor(
    readonly http: APIRequestContext,
    readonly token: string,
    private readonly baseURL: string,
  ) {}

  static async signIn(baseURL: string, credentials: Credentials): Promise<Api> {
    const http = await request.newContext({ baseURL });
    const answer = await http.post('/api/login', { data: credentials });
    expect(answer.status(), 'sign-in').toBeLessThan(300);
    const { token } = (await answer.json()) as { token: string };
    return new Api(http, token, baseURL);
  }

  /** Cookies and local storage of a browser in which this user has signed in. */
  async browserState() {
    const { cookies } = await this.http.storageState();
    return {
      cookies,
      origins: [{ origin: this.baseURL, localStorage: [{ name: 'authToken', value: this.token }] }],
    };
  }

  /** @throws when the answer is not a success, with its body */
  private async call<T>(
    method: string,
    path: string,
    options: { data?: Body; multipart?: Upload } = {},
  ): Promise<T> {
    const answer = await this.http.fetch(`/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}` },
      ...options,
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const body = await answer.text();
    return (body === '' ? undefined : JSON.parse(body)) as T;
  }

  get = <T>(path: string) => this.call<T>('GET', path);
  post = <T>(path: string, data: Body = {}) => this.call<T>('POST', path, { data });
  put = <T>(path: string, data: Body) => this.call<T>('PUT', path, { data });
  patch = <T>(path: string, data: Body) => this.call<T>('PATCH', path, { data });
  delete = <T>(path: string) => this.call<T>('DELETE', path);
  upload = <T>(path: string, multipart: Upload) => this.call<T>('POST', path, { multipart });

  private readonly found = new Map<string, Named>();

  /** A stored entry of a catalogue by its name (for a process: its title; for an NCM: its code), which is read once. */
  async find(resource: string, name: string): Promise<Named> {
    const known = this.found.get(`${resource} ${name}`);
    if (known) return known;
    const rows = await this.get<{ id: number; name?: string; title?: string; code?: string }[]>(
      `/${resource}`,
    );
    const row = rows.find((each) => [each.name, each.title, each.code].includes(name));
    if (!row) throw new Error(`${resource} has no ${name}`);
    this.found.set(`${resource} ${name}`, { id: row.id, name });
    return { id: row.id, name };
  }

  dispose = () => this.http.dispose();
}

interface FilePart {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Upload = Record<string, string | number | FilePart>;
