import { BASE } from './base';
import { readToken } from './middleware';

/** The requests that `public/first-paint.js` made before this code was here. */
interface Early {
  token: string;
  /** When, in milliseconds. */
  at: number;
  /** By path and query. */
  answers: Map<string, Promise<Response>>;
}

/** An answer that nothing has taken for so long is no longer that of this moment, in milliseconds. */
const STALE_MS = 30_000;

let listTaken = false;

/** Whether the list's page was such an answer: what was changed before the list could hear of changes is not in it. */
export const hasEarlyList = (): boolean => listTaken;

const earlyAnswer = ({ method, url }: Request): Promise<Response> | undefined => {
  const { early } = globalThis as { early?: Early };
  if (!early || method !== 'GET' || early.token !== readToken() || Date.now() - early.at > STALE_MS)
    return undefined;
  const { pathname, search } = new URL(url);
  const answer = early.answers.get(pathname + search);
  early.answers.delete(pathname + search);
  if (answer && pathname === `${BASE}/api/orders/page`) listTaken = true;
  return answer;
};

/** As `fetch`; takes the answer that was asked for early where there is one, each once. */
export const fetchOrEarly = (request: Request): Promise<Response> =>
  earlyAnswer(request)?.catch(() => fetch(request)) ?? fetch(request);
