import { answer, api } from './client';
import { ApiError, fieldMessages } from './errors';
import { toFormData } from './files';
import { onForbidden } from './refusals';

const assign = jest.fn();
const stored = new Map<string, string>();

beforeAll(() => {
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    window: { location: { assign } },
  });
});

beforeEach(() => {
  stored.clear();
  stored.set('authToken', 'mine');
  assign.mockClear();
});

/** A server that answers every request with `respond`, and keeps the requests. */
const serverThat = (respond: () => Response | Promise<never>) => {
  const requests: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    requests.push(request);
    return Promise.resolve().then(respond);
  };
  return { requests, options: { baseUrl: 'http://forja.test', fetch } };
};

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (failure instanceof ApiError) return failure;
  throw new Error('The call did not fail as expected.', { cause: failure });
};

it('sends the token and hands back the answer', async () => {
  const { requests, options } = serverThat(json(200, { name: 'Forja' }));
  await expect(answer(api.GET('/api/company', options))).resolves.toEqual({ name: 'Forja' });
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer mine');
  expect(requests[0]?.headers.get('Accept')).toBe('application/json');
});

it('ends the session whose token is refused, and goes to the root path', async () => {
  const { options } = serverThat(json(401, { message: 'Não autenticado.' }));
  expect((await failureOf(api.GET('/api/user', options))).message).toBe('Não autenticado.');
  expect(stored.has('authToken')).toBe(false);
  expect(assign).toHaveBeenCalledWith('/');
});

it('leaves a session alone that began while another token was refused', async () => {
  const { options } = serverThat(() => {
    stored.set('authToken', 'newer');
    return new Response(null, { status: 401 });
  });
  await failureOf(api.GET('/api/user', options));
  expect(stored.get('authToken')).toBe('newer');
  expect(assign).not.toHaveBeenCalled();
});

it('announces a refused permission', async () => {
  const heard = jest.fn();
  onForbidden(heard);
  expect((await failureOf(api.GET('/api/user', serverThat(json(403, {})).options))).status).toBe(403);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('hands the complaints of a form to its fields', async () => {
  const { options } = serverThat(json(422, { message: 'Inválido', errors: { name: ['Falta', 'Curto'] } }));
  const failure = await failureOf(api.POST('/api/login', { ...options, body: { email: '', password: '' } }));
  expect(fieldMessages(failure)).toEqual({ name: 'Falta' });
});

it('leaves the message empty where the answer is not of the API', async () => {
  const { options } = serverThat(() => new Response('<html>Bad gateway</html>', { status: 502 }));
  expect(await failureOf(api.GET('/api/user', options))).toMatchObject({ status: 502, message: '' });
});

it('distinguishes a lost connection from a call that was aborted', async () => {
  const lost = serverThat(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await failureOf(api.GET('/api/user', lost.options))).status).toBe(0);
  const aborted = serverThat(() => Promise.reject(new DOMException('Aborted', 'AbortError')));
  await expect(api.GET('/api/user', aborted.options)).rejects.toMatchObject({ name: 'AbortError' });
});

it('updates a form with files by POST and a header', async () => {
  const { requests, options } = serverThat(json(200, {}));
  await api.PUT('/api/orders/{id}', {
    ...options,
    params: { path: { id: 7 } },
    body: { markup: null, os_file: new Blob(['os']) },
    bodySerializer: toFormData,
  });
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['POST', 'http://forja.test/api/orders/7']);
  expect(request?.headers.get('X-HTTP-Method-Override')).toBe('PUT');
  const form = await request?.formData();
  expect(form?.get('markup')).toBe('');
  expect(form?.get('os_file')).toBeInstanceOf(Blob);
});

it.each([
  ['7', 7],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  [undefined, null],
])('a refusal with Retry-After %s names %s seconds', async (header, seconds) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'Retry-After': header };
  const { options } = serverThat(() => new Response('{"message":"Aguarde"}', { status: 429, headers }));
  expect(await failureOf(api.GET('/api/company', options))).toMatchObject({ retryAfter: seconds });
});
