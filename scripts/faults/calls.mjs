/** A client waits no longer, as a proxy would not. */
const LIMIT_MS = 20_000;

/**
 * Calls of clients, each to one of the API processes, and how they ended.
 * @typedef {{ kind: string, status: number, ended: number, text: boolean, givenUp: boolean }} Call
 *   status: 0 where no answer came; ended: milliseconds; text: whether an error had a message for the user; givenUp: the client's limit
 *   passed without an answer
 */
export class Calls {
  /** @type {Call[]} */
  made = [];
  #next = 0;

  /** @param {string[]} bases addresses of the API processes */
  constructor(bases, token) {
    this.bases = bases;
    this.token = token;
  }

  /**
   * One call, to one process after the other.
   * @returns {Promise<{ status: number, body: any }>} status 0 where no answer came
   */
  async call(kind, method, url, { body, raw = false } = {}) {
    const base = this.bases[(this.#next += 1) % this.bases.length];
    const form = body instanceof globalThis.FormData;
    let status;
    let answer = null;
    const cut = new globalThis.AbortController();
    // A timer of its own: the one of AbortSignal.timeout can be collected with its signal, and the call would never end.
    const limit = setTimeout(() => cut.abort(), LIMIT_MS);
    try {
      const response = await fetch(base + url, {
        method,
        headers: {
          Authorization: `Bearer ${this.token}`,
          ...(!form && body !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: form || body === undefined ? body : JSON.stringify(body),
        signal: cut.signal,
      });
      answer = raw && response.ok ? Buffer.from(await response.arrayBuffer()) : await response.json();
      status = response.status;
    } catch {
      // Refused, cut off or silent: the client has no answer.
      status = 0;
    } finally {
      clearTimeout(limit);
    }
    const text = status < 400 || typeof answer?.message === 'string';
    this.made.push({ kind, status, ended: Date.now(), text, givenUp: cut.signal.aborted });
    return { status, body: answer };
  }

  /** @throws Error where it is no success; for what is set up before the load */
  async sure(method, url, body) {
    const answer = await this.call('setup', method, url, { body });
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
