import type { Page } from '@playwright/test';
import { type Api, unique } from '../support/api.js';
import { seriousIn } from '../support/axe.js';
import { makePricedQuote } from '../support/factories.js';
import { chooseOption, closeByEscape, visit, openTab } from '../support/screens.js';
import { expect, test } from '../support/test.js';

/** A part's figures are dimmed while they are calculated. */
const settled = (page: Page) =>
  expect(
    page.locator('.MuiTextField-root', { has: page.getByRole('textbox', { name: 'Valor unitário' }) }),
  ).toHaveCSS('opacity', '1');

/** A quote with quantity breaks and two revisions, which waits for its answer. @returns it with the path of its customer's page */
async function sentTwice(api: Api) {
  const { order, set } = await makePricedQuote(api);
  const steel = { name: unique('Aço'), specific_weight: 0.00785, price_kg: 10 };
  const { id: material } = await api.post<{ id: number }>('/materials', steel);
  const sizes = { thickness: 10, width: 100, length: 100, quantity: 1 };
  await api.post(`/sets/${set.id}/parts`, { type: 'material', material_id: material, ...sizes });
  await api.post(`/sets/${set.id}/update`, { breaks: [5, 50] });
  const move = (status: string) => api.put(`/orders/${order.id}/update-status`, { status });
  await move('waiting_response');
  await move('in_progress');
  await api.put(`/orders/${order.id}`, { service_value: 150 });
  await move('waiting_response');
  const { path } = await api.post<{ path: string }>(`/orders/${order.id}/links`);
  return { order, material, path };
}

test('axe finds nothing serious on the screens of an order', { tag: '@wide' }, async ({ page, admin }) => {
  // Axe looks through one screen after the other: minutes, where a machine does much else.
  test.setTimeout(900_000);
  const { order, set, part } = await makePricedQuote(admin);
  await admin.post(`/sets/${set.id}/update`, { breaks: [5, 50] });
  await page.goto('/orders');
  await expect(page.getByRole('table', { name: 'Orçamentos' })).toBeVisible();
  expect.soft(await seriousIn(page), 'list').toEqual([]);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Busca' });
  await palette.getByRole('combobox').fill(part.title);
  await expect(palette.getByRole('option').first()).toBeVisible();
  expect.soft(await seriousIn(page), 'palette').toEqual([]);
  await closeByEscape(page, palette);

  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Precisa de mim' })).toBeVisible();
  expect.soft(await seriousIn(page), 'dashboard').toEqual([]);
  await page.getByRole('button', { name: 'Ver como tabela' }).first().click();
  await expect(page.getByRole('table', { name: /^Faturamento/ }).getByRole('link')).not.toHaveCount(0);
  expect.soft(await seriousIn(page), 'dashboard as a table').toEqual([]);

  await visit(page, `/order/${order.id}`);
  await page.getByRole('button', { name: /Informações gerais/ }).click();
  await expect(page.getByRole('textbox', { name: 'Markup' })).toBeVisible();
  expect.soft(await seriousIn(page), 'order').toEqual([]);
  await openTab(page, 'Valores');
  await expect(page.getByRole('table', { name: `Faixas de ${set.name}` })).toBeVisible();
  expect.soft(await seriousIn(page), 'values').toEqual([]);
  await page.getByRole('button', { name: 'Definir faixas' }).click();
  const breaks = page.getByRole('dialog', { name: 'Faixas de quantidade' });
  await expect(breaks.getByRole('rowheader', { name: '50' })).toBeVisible();
  expect.soft(await seriousIn(page), 'quantity breaks').toEqual([]);
  await closeByEscape(page, breaks);

  await visit(page, `/order/${order.id}/grid`);
  await page.getByRole('gridcell', { name: part.title }).click();
  expect.soft(await seriousIn(page), 'grid').toEqual([]);
  await page.getByRole('gridcell', { name: 'Chapa 1020 3,00 × 1200 × 3000' }).click();
  await page.keyboard.type('Chapa');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await seriousIn(page), 'options of a cell').toEqual([]);
  await page.keyboard.type(' nenhuma');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('“Chapa nenhuma” não está em Chapas.')).toBeVisible();
  expect.soft(await seriousIn(page), 'a refused cell').toEqual([]);
  await page.keyboard.press('Escape');

  await visit(page, `/order/${order.id}?part=${part.id}`);
  await expect(page.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('10');
  expect.soft(await seriousIn(page), 'part').toEqual([]);

  await visit(page, `/order/${order.id}?set=${set.id}`);
  await expect(page.getByRole('textbox', { name: 'Nome do conjunto' })).toBeVisible();
  expect.soft(await seriousIn(page), 'set').toEqual([]);
});
test(
  'axe finds nothing serious in what revises, sends and answers a quote',
  { tag: '@wide' },
  async ({ page, admin }) => {
    // Axe looks through one screen after the other: minutes, where a machine does much else.
    test.setTimeout(900_000);
    const { order, material, path } = await sentTwice(admin);
    await page.goto(path);
    for (const [link, heading] of [
      ['Perguntar', 'Fazer uma pergunta'],
      ['Aceitar', 'Aceitar o orçamento'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('region', { name: heading })).toBeVisible();
      expect.soft(await seriousIn(page), `customer’s page: ${link}`).toEqual([]);
    }
    const asked = { form: { name: 'Ana Lima', text: 'Entregam em maio?' } };
    expect((await page.request.post(`${path}/ask`, asked)).ok()).toBe(true);

    await page.goto(`/order/${order.id}`);
    await openTab(page, 'Envios e revisões');
    const actions = page.getByRole('button', { name: 'Ações da revisão R0' });
    await expect(actions).toBeVisible();
    await expect(page.getByText('Entregam em maio?')).toBeVisible();
    expect.soft(await seriousIn(page), 'answers and revisions').toEqual([]);
    await page.getByRole('button', { name: 'Enviar ao cliente…' }).click();
    const send = page.getByRole('dialog', { name: /^Enviar orçamento/ });
    await expect(send.getByRole('button', { name: /^Retirar o link/ })).toBeVisible();
    await send.getByRole('button', { name: 'Link da página do cliente' }).press('Delete');
    await expect(send.getByRole('button', { name: 'Inserir link' })).toBeVisible();
    expect.soft(await seriousIn(page), 'sending').toEqual([]);
    await send.getByRole('button', { name: 'Fechar' }).last().click();
    await page.getByRole('button', { name: 'Descartar alterações' }).click();
    await expect(send).toBeHidden();

    await page.getByRole('button', { name: 'Revisar' }).click();
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible();
    for (const [item, title] of [
      ['Ver', /^Orçamento \d{6} R0/],
      ['O que mudou', 'O que mudou, em dinheiro'],
      ['Retomar', 'Retomar R0'],
    ] as const) {
      await actions.click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('progressbar')).toHaveCount(0);
      if (item !== 'Retomar') await expect(dialog.getByRole('table').first()).toBeVisible();
      expect.soft(await seriousIn(page), item).toEqual([]);
      await closeByEscape(page, dialog);
    }

    await visit(page, `/materials/${material}`);
    const form = page.getByRole('dialog', { name: 'Editar material' });
    await form.getByLabel(/Preço/).fill('12');
    await form.getByLabel(/Preço/).press('Tab');
    await form.getByRole('button', { name: 'Impacto' }).click();
    const impact = page.getByRole('dialog', { name: /^Impacto: / });
    await expect(impact.getByRole('table')).toBeVisible();
    expect.soft(await seriousIn(page), 'impact').toEqual([]);
  },
);

test('axe finds nothing serious on the rules for minutes', { tag: '@wide' }, async ({ page, admin }) => {
  const rule = await admin.post<{ id: number }>('/time-rules', {
    name: unique('Laser'),
    driver: 'cut',
    rows: [{ from: 5, speed: 2400, pierce_seconds: 0.8 }],
  });
  const title = unique('Corte');
  await admin.post('/processes', { title, value_per_minute: 7.8, rule_id: rule.id });
  const { order, part } = await makePricedQuote(admin);
  await page.goto('/time-rules');
  await expect(page.getByRole('table', { name: 'Regras de tempo' })).toBeVisible();
  expect.soft(await seriousIn(page), 'list').toEqual([]);

  await visit(page, `/time-rules/${rule.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Adicionar linha' }).click();
  await main.getByRole('button', { name: 'Salvar' }).click();
  await expect(main.getByText('Velocidade é obrigatória')).toBeVisible();
  await main.getByRole('textbox', { name: 'Velocidade' }).last().fill('600');
  await main.getByRole('textbox', { name: 'Abaixo de' }).first().fill('8');
  await main.getByRole('textbox', { name: 'Espessura de' }).last().fill('8');
  await chooseOption(main, 'Peça', part.title);
  await main.getByRole('button', { name: 'Calcular minutos' }).click();
  await expect(main.getByText('A regra não dá minutos')).toBeVisible();
  expect.soft(await seriousIn(page), 'form').toEqual([]);

  await page.goto(`/order/${order.id}?part=${part.id}`);
  const row = page.getByRole('region', { name: 'Processos' }).getByRole('listitem');
  await chooseOption(row, 'Processo', title);
  await expect(row.getByText(/Pela regra, sem minutos/)).toBeVisible();
  await settled(page);
  expect.soft(await seriousIn(page), 'row that follows a rule').toEqual([]);
  await row.getByRole('textbox', { name: 'Tempo' }).fill('3');
  await expect(row.getByRole('button', { name: 'Voltar à regra' })).toBeVisible();
  await expect(row.getByRole('textbox', { name: 'Valor final' })).toHaveValue('23,40');
  await settled(page);
  expect.soft(await seriousIn(page), 'row that was typed over').toEqual([]);
});
