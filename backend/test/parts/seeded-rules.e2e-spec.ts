import { createApi } from '../../src/create-api.js';
import { TestApp } from '../harness/test-app.js';

interface Row {
  title: string | null;
  has_rule: boolean;
  pivot: { time: number; exact_time: number | null; rule: boolean; final_value: number };
}

interface Order {
  id: number;
  sets: {
    parts: { title: string; processes: Row[]; cut: { cut_length: number; pierces: number } | null }[];
  }[];
}

interface Rule {
  name: string;
  version_id: number | null;
  rows: object[];
}

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.startOwn({ SEED: 'demo' });
});
afterAll(() => app.close());

const rules = async () => (await app.admin.get('/api/time-rules').expect(200)).body as Rule[];

const rowOf = async (partTitle: string, process: string): Promise<Row['pivot']> => {
  const listed = (await app.admin.get('/api/orders').expect(200)).body as { id: number }[];
  for (const { id } of listed) {
    const { body } = await app.admin.get(`/api/orders/${String(id)}`).expect(200);
    const part = (body as Order).sets.flatMap(({ parts }) => parts).find(({ title }) => title === partTitle);
    const row = part?.processes.find(({ title }) => title === process);
    if (row) return row.pivot;
  }
  throw new Error(`${partTitle} has no ${process}`);
};

describe('the rules of the demo data', () => {
  it('are typical values to be replaced, and processes and materials know them', async () => {
    const found = await rules();
    expect(found).toHaveLength(6);
    for (const { name, version_id } of found) {
      expect(name).toContain('valores típicos');
      expect(version_id).not.toBeNull();
    }
    const { body } = await app.admin.get('/api/processes').expect(200);
    const ruled = (body as { title: string; rule_id: number | null }[]).filter(
      ({ rule_id }) => rule_id !== null,
    );
    expect(ruled.map(({ title }) => title).sort()).toEqual([
      'Corte a laser',
      'Dobra',
      'Furação',
      'Pintura eletrostática',
      'Solda MIG',
      'Solda TIG',
    ]);
    const materials = (await app.admin.get('/api/materials').expect(200)).body as {
      name: string;
      group: string;
    }[];
    const groupOf = (wanted: string) => materials.find(({ name }) => name === wanted)?.group;
    expect(groupOf('Aço SAE 1020')).toBe('carbon');
    expect(groupOf('Inox AISI 304')).toBe('stainless');
    expect(groupOf('Nylon 6')).toBe('other');
  });

  it.each<[string, string, Partial<Row['pivot']>]>([
    // DXF, 1.5 mm: 1,037.08 ÷ 9,500 + 6 × 0.3 ÷ 60 + 8 ÷ 60; × 7.80
    ['Tampa cega', 'Corte a laser', { exact_time: 0.2725, time: 1, final_value: 2.13 }],
    // Its drawing's two bends: 2 ÷ 2.5 + 15 ÷ 60; × 2.50
    ['Tampa cega', 'Dobra', { exact_time: 1.05, time: 2, final_value: 2.63 }],
    // Stainless steel, 1.5 mm, as a rectangle: 1,000 ÷ 10,000 + 0.3 ÷ 60 + 8 ÷ 60 is below the least; × 7.80
    ['Tampa de inspeção', 'Corte a laser', { exact_time: 0.25, time: 1, final_value: 1.95 }],
    // 640 ÷ 220 + 45 ÷ 60; × 2.90
    ['Corpo do painel', 'Solda MIG', { exact_time: 3.6591, time: 4, final_value: 10.61 }],
    // 2 × 440 × 640 ÷ 200,000 + 60 ÷ 60; × 2.10
    ['Porta do painel', 'Pintura eletrostática', { exact_time: 3.816, time: 4, final_value: 8.01 }],
  ])('give %s its minutes of %s', async (part, process, expected) => {
    expect(await rowOf(part, process)).toMatchObject({ ...expected, rule: true });
  });

  it('leave the worked example as it was typed', async () => {
    expect(await rowOf('Chapa base', 'Dobra')).toMatchObject({ time: 12, final_value: 30, rule: false });
  });

  it('are not entered again by a later start', async () => {
    const again = await createApi(app.settings);
    await again.init();
    await again.close();
    expect(await rules()).toHaveLength(6);
  });
});
