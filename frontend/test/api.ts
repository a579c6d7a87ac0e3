import type * as Msw from 'msw';
import type * as MswNode from 'msw/node';
import type { paths } from '../src/api/schema';

const { http, HttpResponse, setupServer } = (globalThis as unknown as { msw: typeof Msw & typeof MswNode })
  .msw;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation<M extends Method, P extends keyof paths> =
  paths[P] extends Record<M, infer Found extends { responses: object }> ? Found : never;
type PathOf<M extends Method> = {
  [P in keyof paths]: Operation<M, P> extends never ? never : P;
}[keyof paths];
type ContentOf<Of> = Of extends { content: infer Content } ? Content[keyof Content] : null;

/**
 * By status, as the API's document has it: `{ 200: order() }`, `{ 409: { message: 'Alterado' } }`, `{ 204: null }`. Any
 * operation may fail: `{ 500: {} }`.
 */
type Answer<M extends Method, P extends keyof paths> = {
  [S in keyof Operation<M, P>['responses']]?: ContentOf<Operation<M, P>['responses'][S]>;
} & { 500?: { message?: string } };

/** What a screen has sent; a form's fields by name. */
interface Call<M extends Method, P extends keyof paths> {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Operation<M, P> extends { requestBody?: infer Body } ? ContentOf<NonNullable<Body>> : undefined;
}

/** The line is cut: no answer comes. */
export const CUT = 'cut';

/** Calls that no test has an answer for. */
const unanswered = new Set<string>();
const underWay = new Set<Promise<unknown>>();
/** Cuts the calls that are still waiting for their answer. */
let cut: () => void = () => undefined;
let ended: Promise<typeof CUT> = Promise.resolve(CUT);

/** A network error of MSW's own is, for a moment, one that nothing handles, which ends the process: fetch is to make it. */
const CUT_MARK = 'X-Cut';
const cutResponse = () => new HttpResponse(null, { status: 502, headers: { [CUT_MARK]: '1' } });

const server = setupServer(
  http.all('*', ({ request: { method, url } }) => {
    unanswered.add(`${method} ${new URL(url).pathname}`);
    return cutResponse();
  }),
);

/** A form that replaces a record is sent as POST (src/api/middleware.ts). */
const methodOf = ({ headers, method }: Request) =>
  (headers.get('X-HTTP-Method-Override') ?? method).toLowerCase();

/** MSW can't read a form with a file in it: its fields are not known here. */
const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.headers.get('Content-Type')?.startsWith('multipart/') === true)
    return request.formData().then(Object.fromEntries, () => undefined);
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

const responseOf = (answer: object | typeof CUT, headers: Record<string, string>) => {
  const [[status, content] = []] = answer === CUT ? [] : Object.entries(answer);
  if (status === undefined) return cutResponse();
  const range = Array.isArray(content) && { 'Content-Range': `items 0-${content.length}/${content.length}` };
  const init = { status: Number(status), headers: { ...range, ...headers } };
  return content === null ? new HttpResponse(null, init) : HttpResponse.json(content as object, init);
};

/**
 * Answers the calls of an operation until the test ends, or `on` gives it another answer. The compiler refuses what the
 * API's document does not have. A list says that it is whole.
 * @param answer or what makes it of a call; its promise holds the call
 * @returns the calls so far, the newest last
 */
export const on = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  answer:
    | Answer<M, P>
    | typeof CUT
    | ((call: Call<M, P>) => Answer<M, P> | typeof CUT | Promise<Answer<M, P> | typeof CUT>),
  headers: Record<string, string> = {},
): Call<M, P>[] => {
  const calls: Call<M, P>[] = [];
  server.use(
    http.all(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      if (methodOf(request) !== method) return undefined;
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const call = { params, query, body: await bodyOf(request) } as Call<M, P>;
      calls.push(call);
      const given = typeof answer === 'function' ? Promise.race([answer(call), ended]) : answer;
      return responseOf(await given, headers);
    }),
  );
  return calls;
};

export const listen = (): void => {
  server.listen();
  const { fetch } = globalThis;
  globalThis.fetch = (request) => {
    const call = fetch(request).then((response) => {
      if (response.headers.has(CUT_MARK)) throw new TypeError('Failed to fetch');
      return response;
    });
    underWay.add(call);
    const remove = () => void underWay.delete(call);
    call.then(remove, remove);
    return call;
  };
};

export const close = (): void => server.close();

export const beginAnswers = (): void => {
  ended = new Promise((resolve) => {
    cut = () => resolve(CUT);
  });
};

/**
 * Waits for the calls under way, so that none of them is one of the next test's.
 * @throws where there was a call without an answer
 */
export const endAnswers = async (): Promise<void> => {
  cut();
  await Promise.allSettled(underWay);
  server.resetHandlers();
  const missing = [...unanswered].join(', ');
  unanswered.clear();
  if (missing !== '') throw new Error(`No answer was given to ${missing}: see on() in test/api.ts`);
};
