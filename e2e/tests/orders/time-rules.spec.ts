import { readFile } from 'node:fs/promises';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';
import type { Locator, Page } from '@playwright/test';
import { type Api, type Named, unique } from '../../support/api.js';
import { makePricedQuote } from '../../support/factories.js';
import { chooseOption, chooseValue, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

/** A cut at 2,400 mm/min, 0.8 s a pierce, 6 s of handling, at least half a minute, of plates from 2 mm on. */
const makeRule = (admin: Api, fields: object = {}) =>
  admin.post<Named>('/time-rules', {
    name: unique('Laser'),
    driver: 'cut',
    handling_seconds: 6,
    minimum: 0.5,
    rows: [{ from: 2, speed: 2400, pierce_seconds: 0.8 }],
    ...fields,
  });

const makeProcess = async (admin: Api, rule_id: number) => {
  const title = unique('Corte');
  await admin.post('/processes', { title, value_per_minute: 7.8, rule_id });
  return title;
};

const table = (form: Locator) => form.getByRole('region', { name: 'Tabela de velocidades' });
const field = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').first();
const firstRow = (page: Page) =>
  dialog(page).getByRole('region', { name: 'Processos' }).getByRole('listitem').first();

test('a rule is made, its lines refused where they overlap, and a process is given it', async ({
  page,
  admin,
}) => {
  const name = unique('Laser');
  await page.goto('/time-rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regras de tempo');
  await page.getByRole('button', { name: 'Adicionar' }).first().click();
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Nome' }).fill(name);
  await chooseValue(form, 'O que determina os minutos', 'Comprimento de corte e furações');
  await field(form, 'Manuseio por peça').fill('6');
  await field(form, 'Mínimo por peça').fill('0,5');
  const lines = table(form).getByRole('listitem');
  await chooseValue(lines.first(), 'Grupo do material', 'Inox');
  await field(lines.first(), 'Espessura de').fill('2');
  await field(lines.first(), 'Abaixo de').fill('4');
  await field(lines.first(), 'Velocidade').fill('2400');
  await field(lines.first(), 'Tempo por furação').fill('0,8');
  await form.getByRole('button', { name: 'Adicionar linha' }).click();
  const second = lines.nth(1);
  await expect(field(second, 'Espessura de')).toBeFocused();
  await expect(field(second, 'Espessura de')).toHaveValue('4,00');
  await field(second, 'Espessura de').fill('3');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(second.getByText('Velocidade é obrigatória')).toBeVisible();
  await field(lines.first(), 'Velocidade').press('ArrowDown');
  await expect(field(second, 'Velocidade')).toBeFocused();
  await page.keyboard.type('1200');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(second.getByText('A faixa se sobrepõe à da linha 1')).toBeVisible();
  await expect(field(second, 'Espessura de')).toBeFocused();
  await field(second, 'Espessura de').fill('4');
  await expect(second.getByText('A faixa se sobrepõe à da linha 1')).toBeHidden();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/time-rules(\?|$)/);
  const row = page.getByRole('table', { name: 'Regras de tempo' }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Comprimento de corte e furações');
  const rules = await admin.get<(Named & { rows: object[] })[]>('/time-rules');
  const rule = rules.find((each) => each.name === name);
  expect(rule).toMatchObject({
    driver: 'cut',
    sides: 1,
    handling_seconds: 6,
    minimum: 0.5,
    rows: [
      { group: 'stainless', from: 2, to: 4, speed: 2400, pierce_seconds: 0.8 },
      { group: 'stainless', from: 4, to: null, speed: 1200, pierce_seconds: 0.8 },
    ],
  });

  const title = unique('Corte');
  await page.goto('/processes/new');
  await field(form, 'Nome').fill(title);
  await field(form, 'Valor por minuto').fill('7,8');
  await chooseOption(form, 'Regra de tempo', name);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/processes(\?|$)/);
  const processes = await admin.get<(Named & { title: string })[]>('/processes');
  expect(processes.find((process) => process.title === title)).toMatchObject({ rule_id: rule?.id });
});

test(
  'the table of a rule goes to Excel and comes back changed; a cell that can’t be read refuses all of it',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const rule = await makeRule(admin);
    await page.goto(`/time-rules/${rule.id}`);
    const region = table(page.getByRole('main'));
    const lines = region.getByRole('listitem');
    const download = page.waitForEvent('download');
    await region.getByRole('button', { name: 'Exportar tabela' }).click();
    const { sheets } = await readXlsx(await readFile(await (await download).path()));
    const [headings = [], first = []] = sheets[0]?.rows ?? [];
    expect(first).toEqual(['Todos', 2, null, 2400, 0.8]);

    const choose = async (rows: CellValue[][]) => {
      const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Plan1', rows: [headings, ...rows] }] }));
      const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      await region
        .getByLabel('Importar tabela')
        .last()
        .setInputFiles({ name: 'tabela.xlsx', mimeType, buffer });
    };
    await choose([first, ['Inox', 3, null, 'rápido', 1]]);
    await expect(
      toast(page, 'Nada foi importado. Linha 3, Velocidade: "rápido": Digite um número'),
    ).toBeVisible();
    await expect(lines).toHaveCount(1);
    await choose([first, ['Inox', 3.5, null, 1200.5, 1]]);
    await expect(toast(page, '2 linhas importadas. Confira e salve.')).toBeVisible();
    await expect(field(lines.nth(1), 'Espessura de')).toHaveValue('3,50');
    await expect(region.getByRole('button', { name: 'Exportar tabela' })).toBeDisabled();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page).toHaveURL(/\/time-rules(\?|$)/);
    expect(await admin.get(`/time-rules/${rule.id}`)).toMatchObject({
      rows: [
        { group: null, from: 2, to: null, speed: 2400, pierce_seconds: 0.8 },
        { group: 'stainless', from: 3.5, to: null, speed: 1200.5, pierce_seconds: 1 },
      ],
    });
  },
);

test('a row follows the rule of its process until minutes are typed, and F9 brings the rule back', async ({
  page,
  admin,
}) => {
  const title = await makeProcess(admin, (await makeRule(admin)).id);
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  const row = firstRow(page);
  const time = row.getByRole('textbox', { name: 'Tempo' });
  const value = row.getByRole('textbox', { name: 'Valor final' });
  await chooseOption(row, 'Processo', title);
  // 1,300 mm ÷ 2,400 + 0.8 s + 6 s = 0.655 min
  await expect(row.getByText('ƒ')).toBeVisible();
  await expect(time).toHaveValue('0,66');
  await expect(value).toHaveValue('5,11');
  await row.getByRole('button', { name: 'Como se chegou aos minutos do processo 1' }).click();
  const explanation = page.getByRole('dialog', { name: 'Como se chegou a este valor' });
  await expect(explanation.getByRole('heading', { name: `Tempo: ${title}` })).toBeVisible();
  await expect(explanation).toContainText(/2\.400.* mm\/min/);
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();

  await time.fill('5');
  await expect(row.getByRole('button', { name: 'Voltar à regra' })).toBeVisible();
  await expect(value).toHaveValue('39,00');
  await page.keyboard.press('F9');
  await expect(time).toHaveValue('0,66');
  await expect(time).toBeFocused();
  await expect(value).toHaveValue('5,11');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  await expect(time).toHaveValue('0,66');
  const pivot = { rule: true, exact_time: 0.655, time: 1, final_value: 5.11 };
  expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({ processes: [{ has_rule: true, pivot }] });

  await page.reload();
  await expect(time).toHaveValue('0,66');
  await value.fill('99');
  await expect(row.getByRole('button', { name: 'Voltar à regra' })).toBeVisible();
  await row.getByRole('button', { name: 'Voltar à regra' }).click();
  await expect(value).toHaveValue('5,11');
});

test('the bends of a part give its minutes, and a row without them says what is missing', async ({
  page,
  admin,
}) => {
  const rule = await makeRule(admin, {
    driver: 'bends',
    handling_seconds: 0,
    minimum: 0,
    rows: [{ speed: 2 }],
  });
  const title = await makeProcess(admin, rule.id);
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  const row = firstRow(page);
  await chooseOption(row, 'Processo', title);
  await expect(row.getByText('Pela regra, sem minutos: sem geometria')).toBeVisible();
  await field(dialog(page), 'Dobras').fill('3');
  await expect(row.getByRole('textbox', { name: 'Tempo' })).toHaveValue('1,50');
  await field(dialog(page), 'Furos').fill('4');
  await field(dialog(page), 'Solda').fill('120,5');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({ bends: 3, holes: 4, weld: 120.5 });
});

test('a rule is tried on a part before it is saved', async ({ page, admin }) => {
  const rule = await makeRule(admin);
  const { part } = await makePricedQuote(admin);
  await page.goto(`/time-rules/${rule.id}`);
  const form = page.getByRole('main');
  const tried = form.getByRole('region', { name: 'Experimentar a regra' });
  const attempt = tried.getByRole('button', { name: 'Calcular minutos' });
  await expect(attempt).toBeDisabled();
  await chooseOption(tried, 'Peça', part.title);
  await attempt.click();
  await expect(tried).toContainText(/1\.300.* mm/);
  await expect(tried.getByText('Na peça: 1 min, arredondado para cima')).toBeVisible();
  await field(table(form), 'Espessura de').fill('10');
  await expect(tried.getByText('Na peça')).toBeHidden();
  await attempt.click();
  await expect(tried.getByText(/A regra não dá minutos: sem regra para .* 3 mm/)).toBeVisible();
  await chooseValue(tried, 'Em que experimentar', 'Valores digitados');
  await field(tried, 'Comprimento de corte').fill('3480');
  await field(tried, 'Furações').fill('7');
  await field(tried, 'Espessura').fill('12');
  await field(tried, 'Peças do lote').fill('10');
  await attempt.click();
  // 3,480 ÷ 2,400 + 7 × 0.8 s + 6 s, ten times.
  await expect(tried.getByText('16,4330 min')).toBeVisible();
  // Cells as Excel copies them, from the field in focus on.
  await field(table(form), 'Velocidade').first().click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1800\t0,5\r\n900\t0,75\r\n');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await expect(field(table(form), 'Velocidade').nth(1)).toHaveValue(/900/);
  await expect(field(table(form), 'Tempo por furação').nth(1)).toHaveValue('0,75');
  await table(form).getByRole('button', { name: 'Remover linha 2' }).click();
  await field(table(form), 'Velocidade').fill('0');
  await attempt.click();
  await expect(table(form).getByText('Velocidade deve ser maior que 0')).toBeVisible();
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(page).toHaveURL(/\/time-rules(\?|$)/);
});
