import { mayPass } from './errors';

/** A name that no other has: crypto.randomUUID is not there where the page came without https. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Names this tab to the server, which announces what a tab stores to the others alone. */
export const TAB_ID = randomId();

/** Someone who repeats what seemed to fail does so soon; later it is wanted once more. */
const KEPT_MS = 10 * 60 * 1000;

/**
 * Names for calls that make something each time they are sent. Each call has one of its own, but for one that asks for the
 * same as a call without an answer did: that one may have been carried out, and the server knows it by its name.
 */
export class CallKeys {
  private readonly unanswered = new Map<string, { key: string; since: number }>();

  /** @param request what is asked for, for comparison with others @throws what the call throws */
  async named<T>(request: unknown, call: (key: string) => Promise<T>): Promise<T> {
    const asked = JSON.stringify(request);
    const known = this.unanswered.get(asked);
    this.unanswered.delete(asked);
    const key = known && Date.now() - known.since < KEPT_MS ? known.key : randomId();
    try {
      return await call(key);
    } catch (error) {
      if (mayPass(error)) this.unanswered.set(asked, { key, since: Date.now() });
      throw error;
    }
  }
}
