import { act, screen, waitFor, within } from '@testing-library/react';
import type { components } from '../api/schema';
import { on } from '../../test/api';
import { onOrder, order, part, set, totals } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Schemas = components['schemas'];

const amount = (weight: number, value: number | null) => ({ weight, value });
const sums = {
  bought: amount(84.78, 754.54),
  own: amount(0, 0),
  used: amount(61.7952, 549.98),
  kept: amount(10.3149, 91.8),
  scrap: amount(12.6699, 112.76),
  utilisation: 82.99,
};
const placedAt = (place: Partial<Schemas['PlacedCutView']>): Schemas['PlacedCutView'] => ({
  part_id: 1,
  x: 0,
  y: 0,
  width: 580,
  length: 700,
  angle: null,
  corner_x: place.x ?? 0,
  corner_y: place.y ?? 0,
  ...place,
});
const plan: Schemas['GroupPlanView'] = {
  ...sums,
  outdated: false,
  changed: [],
  digest: 'as-shown',
  proved: true,
  cuts: [
    {
      stock: 'Chapa 3 mm',
      width: 1200,
      length: 3000,
      used: 2635,
      count: 1,
      locked: false,
      placed: [placedAt({ x: 10, y: 10 })],
    },
  ],
  released: [],
  new_sheets: [],
  purchases: [{ id: 3, name: 'Chapa 3 mm', count: 1, ...sums.bought }],
  items: [],
  loss: 20.5,
  uncovered: 0,
};
const group: Schemas['OrderCutGroupView'] = {
  key: 'sheet-1-3',
  kind: 'sheet',
  name: 'Aço 1020',
  thickness: 3,
  stock: [{ id: 3, own: false, name: 'Chapa 3 mm' }],
  parts: [
    {
      id: 1,
      title: 'Tampa',
      set: 'Base',
      number: 1,
      pieces: 4,
      width: 580,
      length: 700,
      outline: null,
    },
  ],
  outside: [],
  plan,
  stored_loss: 5,
  applicable: true,
  value: 676.1,
  new_value: 750,
};
const cutting = (fields: Partial<Schemas['CuttingView']> = {}): Schemas['CuttingView'] => ({
  batch_id: null,
  digest: 'as-shown',
  made_at: '2026-11-27T15:00:00.000Z',
  settings: {
    method: 'free',
    gap: 5,
    edge: 10,
    kerf: 3,
    trim: 0,
    unturned_part_ids: [],
    left_out_part_ids: [],
    unused_sheet_ids: [],
    unused_item_ids: [],
  },
  groups: [group],
  sums,
  total: 709.91,
  new_total: 787.5,
  difference: 77.59,
  changes: 1,
  ...fields,
});

const onCutting = (shown: Schemas['CuttingView'], fields: Parameters<typeof order>[0] = {}) => {
  onOrder(order(fields));
  return on('get', '/api/orders/{id}/cutting', { 200: shown });
};
const textOf = async (table: string, row: string) =>
  (
    await within(await screen.findByRole('table', { name: table })).findByRole('row', {
      name: new RegExp(`^${row}`),
    })
  ).textContent.replaceAll('\u00A0', ' ');

describe('the cutting plan', () => {
  it('is searched group by group, and can be stopped between two', async () => {
    const other = { ...group, key: 'sheet-1-5', thickness: 5 };
    const unplanned = [group, other].map((each) => ({ ...each, plan: null }));
    onCutting(cutting({ made_at: null, sums: null, groups: unplanned }));
    const { user } = showApp('/order/1/cutting');
    const asked = on('post', '/api/orders/{id}/cutting', { 200: cutting({ groups: [group, other] }) });
    await user.click(await screen.findByRole('button', { name: 'Calcular corte' }));
    await screen.findByText(/^Calculado em/);
    expect(asked.map(({ body }) => body)).toMatchObject([{ group: group.key }, { group: other.key }]);
    let answer: (() => void) | undefined;
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const again = on('post', '/api/orders/{id}/cutting', async () => {
      await waits;
      return { 200: cutting({ groups: [group, other] }) };
    });
    await user.click(screen.getByRole('button', { name: 'Calcular de novo' }));
    await screen.findByText('Calculando 1 de 2…');
    await user.click(screen.getByRole('button', { name: 'Parar' }));
    await screen.findByRole('button', { name: /^Calcular/ });
    answer?.();
    expect(again).toHaveLength(1);
  });

  it('is computed with the chosen settings, and says what to buy and what it is worth', async () => {
    onCutting(cutting({ made_at: null, sums: null, groups: [{ ...group, plan: null, applicable: false }] }));
    const asked = on('post', '/api/orders/{id}/cutting', { 500: {} });
    const { user } = showApp('/order/1/cutting');
    await user.click(await screen.findByRole('button', { name: 'Guilhotina' }));
    await user.click(screen.getByRole('checkbox', { name: 'Girar: Tampa' }));
    await user.click(screen.getByRole('button', { name: 'Calcular corte' }));
    await screen.findByText('Erro ao calcular o corte');
    expect(asked.at(-1)?.body).toMatchObject({
      method: 'sheared',
      gap: 0,
      edge: 10,
      unturned_part_ids: [1],
    });
    on('post', '/api/orders/{id}/cutting', { 200: cutting() });
    await user.click(screen.getByRole('button', { name: 'Calcular corte' }));
    expect(await textOf('O que comprar', 'Chapa 3 mm')).toBe(
      'Chapa 3 mmAço 1020 · 3,00 mm184,78 kgR$ 754,54',
    );
    expect(await textOf('O que comprar', 'Sucata')).toBe('Sucata12,67 kgR$ 112,76');
    on('get', '/api/orders/{id}/cutting/pdf', { 500: {} });
    await user.click(screen.getByRole('button', { name: 'Plano em PDF' }));
    await screen.findByText('Erro ao gerar o PDF do corte');
    screen.getByRole('img', { name: 'Chapa 3 mm, 1 ×: 1 Tampa, retalho 1.200 × 365 mm' });
    await user.click(screen.getByRole('button', { name: /^Ampliar 1 × Chapa 3 mm/ }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('columnheader', { name: 'Por chapa' });
    expect(dialog.getByRole('row', { name: /Tampa/ }).textContent).toBe('1TampaBase1580 × 700 mm');
    const sheets = on('get', '/api/orders/{id}/cutting/dxf', { 500: {} });
    await user.click(dialog.getByRole('button', { name: 'DXF da chapa' }));
    await screen.findByText('Erro ao baixar o DXF da chapa');
    expect(sheets.at(-1)?.query).toMatchObject({ group: 'sheet-1-3', cut: '0' });
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    screen.getByText(
      'Aproveitamento: 82,99% do material gasto · Perda do corte: 20,5% sobre o peso das peças · Menor número possível de chapas',
    );
  });

  it('keeps sheets that are locked, and moves a piece to another sheet by its menu', async () => {
    const [sheet] = plan.cuts;
    const cuts = [sheet!, { ...sheet!, used: 3000 }, { ...sheet!, locked: true }];
    onCutting(cutting({ groups: [{ ...group, plan: { ...plan, cuts } }] }));
    const { user } = showApp('/order/1/cutting');
    const lock = await screen.findByRole('button', { name: 'Travar Chapa 2 · 1 × Chapa 3 mm' });
    expect(lock.getAttribute('aria-pressed')).toBe('false');
    on('put', '/api/orders/{id}/cutting/sheet', { 500: {} });
    await user.click(lock);
    await screen.findByText('Erro ao mudar a chapa');
    const locked = cuts.map((cut) => ({ ...cut, locked: true }));
    const changes = on('put', '/api/orders/{id}/cutting/sheet', {
      200: cutting({ groups: [{ ...group, plan: { ...plan, cuts: [sheet!, ...locked.slice(1)] } }] }),
    });
    await user.click(lock);
    await waitFor(() => expect(lock.getAttribute('aria-pressed')).toBe('true'));
    expect(changes.at(-1)?.body).toEqual({
      group: 'sheet-1-3',
      digest: 'as-shown',
      cut: 1,
      locked: true,
    });
    // Every other sheet is locked: there is none to go to.
    await user.click(screen.getByRole('button', { name: /^Ampliar Chapa 1/ }));
    expect(within(await screen.findByRole('dialog')).queryByRole('combobox', { name: /^Mover/ })).toBeNull();
    await user.keyboard('{Escape}');
    const new_sheets = [{ stock: 2, name: 'Chapa 3 mm' }];
    const moves = on('put', '/api/orders/{id}/cutting/sheet', {
      200: cutting({ groups: [{ ...group, plan: { ...plan, cuts, new_sheets } }] }),
    });
    await user.click(lock);
    await waitFor(() => expect(lock.getAttribute('aria-pressed')).toBe('false'));
    act(() => screen.getByRole('button', { name: /^Ampliar Chapa 1/ }).focus());
    await user.keyboard('{Enter}');
    const openMenu = async () => {
      const dialog = within(await screen.findByRole('dialog'));
      act(() => dialog.getByRole('combobox', { name: 'Mover uma peça Tampa para…' }).focus());
      await user.keyboard('{Enter}');
      const menu = within(await screen.findByRole('listbox'));
      return menu.getAllByRole('option').map((item) => item.textContent);
    };
    expect(await openMenu()).toEqual(['Chapa 2 · 1 × Chapa 3 mm', 'Nova chapa: Chapa 3 mm']);
    await user.keyboard('{Enter}');
    await screen.findByText('Peça movida: Chapa 2.');
    const asked = { group: 'sheet-1-3', digest: 'as-shown', cut: 0, piece: 0 };
    expect(moves.at(-1)?.body).toEqual({ ...asked, to: 1 });
    act(() => screen.getByRole('button', { name: /^Ampliar Chapa 1/ }).focus());
    await user.keyboard('{Enter}');
    await openMenu();
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByText('Peça movida: Nova chapa: Chapa 3 mm.');
    expect(moves.at(-1)?.body).toEqual({ ...asked, new_stock: 2 });
  });

  it('shows both prices, and gives the parts its loss once that is confirmed', async () => {
    onCutting(cutting());
    const applied = on('put', '/api/orders/{id}/cutting/loss', { 500: {} });
    const { user } = showApp('/order/1/cutting');
    expect(await textOf('Perda no preço', 'Aço 1020')).toBe('Aço 1020 · 3,00 mm5%20,5%R$ 676,10R$ 750,00');
    const apply = async () => {
      await user.click(screen.getByRole('button', { name: 'Aplicar perda' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Aplicar a perda do corte' }));
      dialog.getByText(/709,91 → R\$\s787,50/);
      await user.click(dialog.getByRole('button', { name: 'Aplicar perda' }));
    };
    await apply();
    await screen.findByText('Erro ao aplicar a perda');
    on('put', '/api/orders/{id}/cutting/loss', {
      200: order({ version: 2, totals: totals({ total: 787.5 }) }),
    });
    await apply();
    await screen.findByText(/^Perda aplicada: total de R\$\s709,91 para R\$\s787,50/);
    expect(applied.at(-1)?.body).toEqual({ digest: 'as-shown' });
  });

  it('says why it is out of date, what it does not cut, and which weights no part pays', async () => {
    const outside: Schemas['OutsidePartView'][] = [
      { id: 9, title: 'Enorme', reason: 'too_large', pieces: null },
    ];
    const released = [{ cut: 1, name: 'Chapa 3 mm', reason: 'settings' as const }];
    const outdated = { ...plan, outdated: true, changed: ['Tampa'], uncovered: 7.0874, released };
    const shown = { ...group, plan: outdated, outside, applicable: false };
    onCutting(cutting({ groups: [shown], changes: 0 }));
    const asked = on('post', '/api/orders/{id}/cutting', { 200: cutting() });
    const { user } = showApp('/order/1/cutting');
    await screen.findByText('1 grupo mudou depois do cálculo: calcule de novo.');
    screen.getByText('Desatualizado: mudou Tampa.');
    screen.getByText(
      'Não ficou travada: Chapa 2 · Chapa 3 mm do plano anterior, porque as opções de corte mudaram.',
    );
    screen.getByText('Enorme: nenhuma chapa ou barra deste material no cadastro tem o tamanho');
    screen.getByText(/7,09 kg sem peça que pague: há pesos brutos travados · há peças fora do plano/);
    expect(screen.queryByRole('button', { name: 'Aplicar perda' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'No plano: Enorme' }));
    screen.getByText('As opções mudaram: calcule de novo.');
    await user.click(screen.getByRole('button', { name: 'Calcular de novo' }));
    await screen.findByText(/^Calculado em/);
    expect(asked.at(-1)?.body).toMatchObject({ left_out_part_ids: [9] });
  });

  it('shows no money of material to those who see no costs, and on an order the loss alone', async () => {
    const hidden = Object.fromEntries(
      Object.entries(sums).map(([name, one]) => [
        name,
        typeof one === 'number' ? one : { ...one, value: null },
      ]),
    ) as typeof sums;
    const purchases = [{ id: 3, name: 'Chapa 3 mm', count: 1, weight: 84.78, value: null }];
    const shown = { ...group, plan: { ...plan, ...hidden, purchases }, applicable: false };
    onCutting(cutting({ sums: hidden, groups: [shown], changes: 0 }), {
      type: 'order',
      status: 'in_progress',
    });
    showApp('/order/1/cutting');
    expect(await textOf('O que comprar', 'Chapa 3 mm')).toBe('Chapa 3 mmAço 1020 · 3,00 mm184,78 kg');
    screen.getByText(/Em pedidos a perda é só mostrada\./);
  });

  it('draws pieces as they are cut: by their outlines where the plan has them, turned as they are placed', async () => {
    const outline = { path: 'M0 0L580 0L0 700Z', x: 150, y: 180, room: 90 };
    const placed = [
      placedAt({ x: 10, y: 10, angle: 0 }),
      // Its corner is 700 mm to the left of where its outline begins.
      placedAt({ x: 10, y: 800, width: 700, length: 580, angle: 90, corner_x: 710 }),
      placedAt({ x: 600, y: 10 }),
    ];
    const parts = group.parts.map((part) => ({ ...part, outline }));
    const cuts = plan.cuts.map((cut) => ({ ...cut, placed }));
    onCutting(cutting({ groups: [{ ...group, parts, plan: { ...plan, cuts } }] }));
    showApp('/order/1/cutting');
    const picture = await screen.findByRole('img', { name: /^Chapa 3 mm, 1 ×: 3 Tampa/ });
    const drawn = [...picture.querySelectorAll('g > path')].map((path) => path.getAttribute('transform'));
    // The picture's first axis is along the sheet.
    const numbers = drawn.map((matrix) => /\((.*)\)/.exec(matrix!)![1]!.split(' ').map(Number));
    expect(numbers.map((matrix) => matrix.map((number) => Math.round(number) + 0))).toEqual([
      [0, 1, 1, 0, 10, 10],
      [1, 0, 0, -1, 800, 710],
    ]);
    expect(picture.querySelectorAll('g > rect')).toHaveLength(1);
    const [first, second] = [...picture.querySelectorAll('text')].map((label) => [
      label.getAttribute('x'),
      label.getAttribute('y'),
    ]);
    expect(first).toEqual(['190', '160']);
    expect(second).toEqual(['950', '530']);
  });

  it('says when no piece is cut by its outline although that was asked for, and lets outlines turn freely', async () => {
    const { settings } = cutting();
    onCutting(cutting({ settings: { ...settings, method: 'shapes' } }));
    const asked = on('post', '/api/orders/{id}/cutting', { 500: {} });
    const { user } = showApp('/order/1/cutting');
    await screen.findByText(/^Calculado em .*\. Nenhuma peça foi cortada pelo contorno/);
    await user.click(screen.getByRole('checkbox', { name: 'Giro livre' }));
    await user.click(screen.getByRole('button', { name: 'Calcular de novo' }));
    await screen.findByText('Erro ao calcular o corte');
    expect(asked.at(-1)?.body).toMatchObject({ method: 'turned' });
    await user.click(screen.getByRole('button', { name: 'Laser' }));
    expect(screen.queryByRole('checkbox', { name: 'Giro livre' })).toBeNull();
  });

  it('is asked for by the strip, which counts what no plan has checked, until there is one', async () => {
    const unplanned = [{ ...group, plan: null }];
    onCutting(cutting({ made_at: null, sums: null, groups: unplanned }), {
      sets: [set({ parts: [part({ type: 'sheet', sheet_id: 3 })] })],
      transitions: [{ status: 'waiting_response', kind: 'next', label: 'Próximo', confirm: false }],
    });
    const bar = { key: 'bar-4', name: 'Barra 1/2"', thickness: null };
    on('get', '/api/orders/{id}/cutting/unchecked', {
      200: [group, bar].map(({ key, name, thickness }) => ({ key, name, thickness })),
    });
    const { user } = showApp('/order/1');
    const finding = 'perda não conferida pelo corte: 2 materiais';
    await screen.findByRole('button', { name: finding });
    await user.click(screen.getByRole('button', { name: 'Enviar ao cliente…' }));
    within(await screen.findByRole('dialog')).getByText(finding);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: finding }));
    on('post', '/api/orders/{id}/cutting', { 200: cutting() });
    on('get', '/api/orders/{id}/cutting/unchecked', { 200: [] });
    await user.click(await screen.findByRole('button', { name: 'Calcular corte' }));
    await waitFor(() => expect(screen.queryByText(finding)).toBeNull());
  });

  it('says that it can’t be loaded, and when nothing is cut', async () => {
    onOrder(order());
    on('get', '/api/orders/{id}/cutting', { 500: {} });
    const { user } = showApp('/order/1/cutting');
    await screen.findByText('Erro ao carregar o corte');
    on('get', '/api/orders/{id}/cutting', { 200: cutting({ groups: [] }) });
    await user.click(screen.getByText('Tentar de novo'));
    await screen.findByText('Nenhuma peça é cortada de chapa ou barra.');
  });
});
