import { clausesOf, exactly, marked, type Clause } from '../../src/search/domain/words.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { TestApp } from '../harness/test-app.js';

/** One contract for both adapters: this runs on SQLite, and on MariaDB beside `scripts/services.mjs`. */
describe('the index of the search @servers', () => {
  let app: TestApp;
  let index: SearchIndex;

  beforeAll(async () => {
    app = await TestApp.startOwn();
    index = app.app.get(SearchIndex);
  });
  afterAll(() => app.close());

  const put = (docs: Record<number, string>) =>
    app.db.write(() =>
      index.put(
        'orders',
        Object.entries(docs).map(([id, words]) => ({ id: Number(id), words })),
      ),
    );
  const find = async (clauses: Clause[], limit = 100) => (await index.find('orders', clauses, limit)).ids;
  const typed = (text: string, limit?: number) => find(clausesOf(text), limit);

  it('finds by whole words and beginnings, all clauses at once, the highest ids first', async () => {
    await put({
      101: 'flange cega _77 __u1',
      102: 'flange dupla _78 __u2',
      103: 'flanges 12 _7 __u1',
      104: 'eixo',
    });
    expect(await typed('flange')).toEqual([103, 102, 101]);
    expect(await typed('fla', 2)).toEqual([103, 102]);
    expect(await find(exactly(clausesOf('flange')))).toEqual([102, 101]);
    expect(await typed('flange ce')).toEqual([101]);
    expect(await typed('e')).toEqual([]);
    expect(await find([...clausesOf('flange'), [[{ word: '__u1', prefix: false }]]])).toEqual([103, 101]);
    expect(await find([marked('_', clausesOf('7')[0] ?? []), ...clausesOf('fl')])).toEqual([103]);
    expect(await find(clausesOf('77').map((clause) => marked('_', clause)))).toEqual([101]);
    expect(await typed('eixo xyz')).toEqual([]);
    expect(await find([])).toEqual([]);
    expect(await index.find('entries', clausesOf('dupla'), 9)).toEqual({ ids: [], complete: true });
  });

  it('finds by one of several alternatives, of which all words are there', async () => {
    await put({ 201: 'ab 12 x1', 202: 'ab12 ab 12', 203: 'ab 13', 204: '12' });
    expect(await typed('ab-12')).toEqual([202, 201]);
    expect(await typed('ab12')).toEqual([202, 201]);
    expect(await typed('ab 1')).toEqual([]);
  });

  it('distinguishes long words beyond what it keeps of their beginnings', async () => {
    const docs = Object.fromEntries(
      Array.from({ length: 900 }, (_, at) => [3000 + at, `parafusadeira${String(at)}`]),
    );
    await put({ ...docs, 2999: 'parafusador' });
    expect(await typed('parafusador')).toEqual([2999]);
    expect(await typed('parafusadeira899')).toEqual([3899]);
    expect(await typed('parafusa', 3)).toEqual([3899, 3898, 3897]);
    // A server looks at so many words' documents for a limited time.
    const { ids, complete } = await index.find('orders', clausesOf('parafusadeira'), 1000);
    expect(complete ? ids.length : 900).toBe(900);
  });

  it('follows changes, and says which documents differed', async () => {
    expect(await put({ 301: 'antes igual', 302: 'outro' })).toEqual([301, 302]);
    expect(await put({ 301: 'depois igual', 302: 'outro' })).toEqual([301]);
    expect([await typed('antes'), await typed('depois'), await typed('igual')]).toEqual([[], [301], [301]]);
    expect(await index.stored('orders', [301, 999])).toEqual(new Map([[301, 'depois igual']]));
    await app.db.write(() => index.remove('orders', [301, 999]));
    expect([await typed('igual'), await typed('outro')]).toEqual([[], [302]]);
    await put({ 301: 'igual' });
    expect(await typed('igual')).toEqual([301]);
    expect(await index.idsAfter('orders', 300, 1)).toEqual([301]);
  });

  it('goes back with the transaction', async () => {
    const failing = app.db.write(async () => {
      await index.put('orders', [{ id: 401, words: 'fantasma' }]);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await typed('fantasma')).toEqual([]);
  });

  it('takes words that two transactions bring at once', async () => {
    const words = Array.from({ length: 40 }, (_, at) => `novo${String(at)}`);
    await Promise.all([put({ 501: words.join(' ') }), put({ 502: [...words].reverse().join(' ') })]);
    expect(await typed('novo39')).toEqual([502, 501]);
  });
});
