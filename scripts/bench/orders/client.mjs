import { Agent, request } from 'node:http';

/**
 * A client that costs little itself, since it runs on the cores that it measures: kept connections, answers packed as
 * a browser asks for them and read without being unpacked.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * @param {{ base: string, token?: string }} server
 * @returns {(method: string, path: string, body?: unknown, etag?: string) => Promise<number>} bytes of the answer as
 *   sent; rejects unless it is a success, with an etag unless nothing has changed
 */
export const packedClient =
  ({ base, token }) =>
  (method, path, body, etag) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        'Accept-Encoding': 'gzip, deflate, br',
        ...(etag && { 'If-None-Match': etag }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
      };
      const call = request(new URL(path, base), { agent, method, headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk) => (bytes += chunk.length));
        response.once('error', reject);
        response.once('end', () => {
          const { statusCode } = response;
          if (etag ? statusCode === 304 : statusCode < 300) resolve(bytes);
          else reject(new Error(`${method} ${path}: ${String(statusCode)}`));
        });
      });
      call.once('error', reject);
      call.end(text);
    });

/** Ends the kept connections, so that the process can end. */
export const endClient = () => agent.destroy();
