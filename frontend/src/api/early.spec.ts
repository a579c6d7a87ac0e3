import { fetchOrEarly, hasEarlyList } from './early';

const PAGE = '/api/orders/page?sort=id&order=DESC&size=50&skip=0';
const asked: string[] = [];

const early = (token: string, at = Date.now(), answer = Promise.resolve(new Response('early'))) => {
  answer.catch(() => undefined);
  Object.assign(globalThis, { early: { token, at, answers: new Map([[PAGE, answer]]) } });
};

const textOf = async (path: string, method = 'GET') =>
  (await fetchOrEarly(new Request(`http://forja.test${path}`, { method }))).text();

beforeAll(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => 'mine' },
    fetch: ({ url }: Request) => {
      asked.push(url);
      return Promise.resolve(new Response('now'));
    },
  });
});

it.each<[string, () => void, string, string]>([
  ['of another user', () => early('former'), PAGE, 'GET'],
  ['of a while ago', () => early('mine', Date.now() - 60_000), PAGE, 'GET'],
  ['that failed', () => early('mine', Date.now(), Promise.reject(new Error('offline'))), PAGE, 'GET'],
  ['of another address', () => early('mine'), `${PAGE}&status=finished`, 'GET'],
  ['for a change', () => early('mine'), PAGE, 'POST'],
])('takes no answer %s', async (_, given, path, method) => {
  given();
  expect(await textOf(path, method)).toBe('now');
});

it('takes an answer that was asked for early, once', async () => {
  early('mine');
  asked.length = 0;
  expect(await textOf(PAGE)).toBe('early');
  expect(hasEarlyList()).toBe(true);
  expect(asked).toEqual([]);
  expect(await textOf(PAGE)).toBe('now');
  expect(asked).toEqual([`http://forja.test${PAGE}`]);
});
