import type { Locator, Page } from '@playwright/test';
import type { Api } from '../support/api.js';
import { makePricedQuote, makeQuote, makeSet, makeSheetPart } from '../support/factories.js';
import { chooseFromMenu, closeByEscape, openTab, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog').first();
const field = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true });
const tiles = (page: Page) => page.getByRole('button', { name: /^Abrir Peça/ });
const code = (name: string) => `Abrir ${name}`;

const threeParts = async (admin: Api) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const titles = ['Peça A', 'Peça B', 'Peça C'];
  for (const title of titles) await admin.post(`/sets/${set.id}/parts`, { set_id: set.id, title });
  return { order, set };
};

test('parts change places by drag, by the keys and by the menu', async ({ page, admin }) => {
  const { order, set } = await threeParts(admin);
  await page.goto(`/order/${order.id}`);
  const stands = async (...titles: string[]) => {
    for (const [index, title] of titles.entries()) {
      await expect(tiles(page).nth(index)).toHaveAccessibleName(code(title));
    }
    await expect
      .poll(async () => (await admin.get<{ title: string }[]>(`/sets/${set.id}/parts`)).map((p) => p.title))
      .toEqual(titles);
  };
  await stands('Peça A', 'Peça B', 'Peça C');
  const tile = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await tile('Peça A').dragTo(tile('Peça C'));
  await stands('Peça B', 'Peça C', 'Peça A');

  await tiles(page).nth(2).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await stands('Peça B', 'Peça A', 'Peça C');
  await expect(page.getByRole('button', { name: code('Peça A') })).toBeFocused();
  await expect(page.getByRole('log', { name: 'Ordem das peças' })).toHaveText('Peça A agora é a peça 2 de 3');

  await chooseFromMenu(page, 'Peça A', 'Mover para antes');
  await stands('Peça A', 'Peça B', 'Peça C');
});

test('a part is added without a drawing, marked, put back and deleted after a question', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: 'Adicionar peça' }).click();
  await expect(toast(page, 'Nova peça adicionada com sucesso.')).toBeVisible();
  await expect(dialog(page).getByText('Nenhuma imagem disponível').first()).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Salvar( Ctrl\+S)?$/ })
    .click();
  await expect(toast(page, 'Erro: A peça não possui tipo definido')).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Processos' }).click();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Fechar', exact: true }).click();
  await chooseFromMenu(page, 'Nova peça', 'Marcar como finalizado');
  await expect(toast(page, 'Peça marcada como finalizado')).toBeVisible();
  await chooseFromMenu(page, 'Nova peça', 'Voltar para produção');
  await expect(toast(page, 'Peça marcada como em produção')).toBeVisible();
  await chooseFromMenu(page, 'Nova peça', 'Excluir');
  const question = page.getByRole('dialog', { name: 'Confirmar exclusão' });
  await expect(question).toContainText(
    'Tem certeza de que deseja excluir esta peça? Esta ação não pode ser desfeita.',
  );
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(toast(page, 'Peça excluída com sucesso.')).toBeVisible();
  await expect(page.getByRole('region', { name: set.name })).toContainText('0 peças');
});

test('a part that is added and not filled in is removed again; one that is filled in stays, and goes with its set', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const parts = async () => (await admin.get<unknown[]>(`/sets/${set.id}/parts`)).length;
  await page.goto(`/order/${order.id}`);
  const add = async () => {
    await page.getByRole('button', { name: 'Adicionar peça' }).click();
    await expect(dialog(page).getByRole('combobox', { name: 'Feita de' })).toBeFocused();
  };
  const nameIt = () => page.getByRole('textbox', { name: 'Nome da peça' }).fill('Suporte');
  await add();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(parts).toBe(0);
  await expect(page.getByRole('region', { name: set.name })).toContainText('0 peças');

  await add();
  await nameIt();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect.poll(parts).toBe(0);

  await add();
  await nameIt();
  await dialog(page).getByRole('radio', { name: 'Processos' }).click();
  await dialog(page).getByRole('button', { name: 'Adicionar processo' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Processo', exact: true })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  // Escape would close the list of processes first, where it is open.
  await dialog(page).getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Abrir Suporte' })).toBeVisible();
  expect(await parts()).toBe(1);

  await chooseFromMenu(page, set.name, 'Excluir');
  const question = page.getByRole('dialog', { name: 'Confirmar exclusão' });
  await expect(question).toContainText(
    'Tem certeza de que deseja excluir este conjunto? Esta ação não pode ser desfeita.',
  );
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(toast(page, 'Conjunto excluído com sucesso.')).toBeVisible();
  await openTab(page, 'Valores');
  await expect(page.getByText('Os valores aparecem aqui quando houver peças.')).toBeVisible();
});

test('Tab leads from the name through the fields to Salvar and past everything else, F6 to that', async ({
  page,
  admin,
}) => {
  const { order, set } = await makePricedQuote(admin);
  await page.setViewportSize({ width: 1366, height: 768 });
  const usual = ['Corte a laser', 'Dobra', 'Solda MIG', 'Pintura eletrostática'];
  const processes = (await admin.get<{ id: number; title: string }[]>('/processes')).filter(({ title }) =>
    usual.includes(title),
  );
  const { id } = await makeSheetPart(admin, set.id, {
    processes: processes.map((process) => ({ id: process.id, pivot: { time: 3 } })),
  });
  await page.goto(`/order/${order.id}?part=${id}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Chapa' })).toBeFocused();
  // All four processes are in sight.
  await expect(dialog(page).getByRole('textbox', { name: 'Valor final' }).last()).toBeInViewport();
  await page.getByRole('textbox', { name: 'Nome da peça' }).focus();
  const stops: string[] = [];
  while (stops.at(-1) !== 'BUTTON Salvar' && stops.length < 40) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { tagName, textContent } = document.activeElement as HTMLElement;
        return tagName === 'BUTTON' ? `BUTTON ${textContent.replace('Ctrl+S', '').trim()}` : tagName;
      }),
    );
  }
  expect(stops.filter((stop) => stop.startsWith('BUTTON'))).toEqual([
    'BUTTON Chapa',
    'BUTTON Adicionar processo',
    'BUTTON Salvar',
  ]);
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('textbox', { name: 'Observações' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(dialog(page).getByRole('button', { name: 'Próxima peça' })).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('TEXTAREA');
});

test('Enter goes through the fields, which round when they are left; an explanation names only what a value came from; another type clears the choice', async ({
  page,
  admin,
}) => {
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  await field(dialog(page), 'Quantidade').press('Enter');
  await expect(dialog(page).getByRole('combobox', { name: 'Unidade' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field(dialog(page), 'Markup')).toBeFocused();

  await dialog(page)
    .getByRole('button', { name: /Valor unitário/ })
    .first()
    .click();
  const explanation = page.getByRole('dialog', { name: 'Como se chegou a este valor' });
  await expect(explanation).toContainText('Dobra');
  await expect(explanation).not.toContainText('Processo 1');
  await expect(explanation).not.toContainText('Peso líquido total');
  await closeByEscape(page, explanation);

  const width = field(dialog(page), 'Largura');
  await width.fill('250,456');
  await width.press('Enter');
  await expect(field(dialog(page), 'Comprimento')).toBeFocused();
  await expect(width).toHaveValue('250,46');
  await field(dialog(page), 'Quantidade').fill('10,6');
  await field(dialog(page), 'Quantidade').press('Tab');
  await expect(field(dialog(page), 'Quantidade')).toHaveValue('11');
  await field(dialog(page), 'Markup').fill('12,34567');
  await field(dialog(page), 'Markup').press('Tab');
  await expect(field(dialog(page), 'Markup')).toHaveValue('12,346');

  const rows = dialog(page).getByRole('region', { name: 'Processos' });
  await expect(field(rows, 'Tempo')).toHaveValue('12');
  await field(rows, 'Tempo').fill('0');
  await expect(field(rows, 'Valor final')).toHaveValue('0,00');
  await field(rows, 'Tempo').fill('1,5');
  await expect(rows.getByText('Apenas números inteiros')).toBeVisible();
  await field(rows, 'Valor final').focus();
  await expect(field(rows, 'Tempo')).toHaveValue('1,5');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Corrija os números marcados.')).toBeVisible();
  await expect(rows.getByText('Apenas números inteiros')).toBeVisible();
  await field(rows, 'Tempo').fill('2');
  await expect(rows.getByText('Apenas números inteiros')).toHaveCount(0);
  await field(rows, 'Valor final').fill('1,234');
  await expect(rows.getByText('Máximo 2 casas decimais')).toBeVisible();

  await expect(field(dialog(page), 'Espessura')).toHaveValue('3,00');
  await dialog(page).getByRole('radio', { name: 'Material' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Material' })).toHaveValue('');
  await expect(field(dialog(page), 'Espessura')).toHaveValue('0,00');
});

test('the keys step from part to part, and ask where something is unsaved', async ({ page, admin }) => {
  const { order, set, part } = await makePricedQuote(admin);
  const second = await makeSheetPart(admin, set.id);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  await expect(dialog(page).getByText('1 de 2')).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveURL(new RegExp(`part=${second.id}`));
  await expect(dialog(page).getByText('2 de 2')).toBeVisible();
  await field(dialog(page), 'Quantidade').fill('11');
  await page.keyboard.press('Alt+ArrowLeft');
  const question = page.getByRole('dialog', { name: 'Alterações não salvas' });
  await question.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(page).toHaveURL(new RegExp(`part=${part.id}`));
  expect(await admin.get(`/set-parts/${second.id}`)).toMatchObject({ quantity: 10 });
});

test('a part gets a drawing, its newer revision and a second picture: figures stay and all can be seen', async ({
  page,
  admin,
  drawings,
}) => {
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  const form = page.getByRole('dialog', { name: part.title });
  await expect(form.getByText('Nenhuma imagem disponível')).toBeVisible();
  const quantity = form.getByRole('textbox', { name: 'Quantidade' });
  await quantity.fill('12');
  await form.getByLabel('Enviar desenho', { exact: true }).last().setInputFiles(drawings.picture);
  await expect(toast(page, 'Desenho da peça atualizado.')).toBeVisible();
  await expect(form.getByRole('img', { name: part.title, exact: true })).toBeVisible();
  await expect(form.getByRole('group', { name: 'Revisão do desenho' })).toHaveCount(0);
  await expect(quantity).toHaveValue('12');

  await form.getByLabel('Substituir desenho').last().setInputFiles(drawings.onePage);
  const revisions = form.getByRole('group', { name: 'Revisão do desenho' });
  await expect(revisions.getByRole('button', { name: 'Atual' })).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByText(drawings.onePage.name, { exact: true }).last()).toBeVisible();
  await revisions.getByRole('button', { name: 'Anterior' }).click();
  await expect(form.getByRole('img', { name: `${part.title}, revisão anterior` })).toBeVisible();
  await expect(form.getByText(drawings.picture.name, { exact: true }).last()).toBeVisible();

  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({
    quantity: 12,
    unit_value: part.unit_value,
    original: { name: drawings.onePage.name },
    previous_original: { name: drawings.picture.name },
  });

  await field(dialog(page), 'Largura').fill('260');
  const file = dialog(page)
    .getByLabel(/imagem secundária/)
    .and(page.locator('input'));
  await file.setInputFiles(drawings.picture);
  await expect(toast(page, 'Imagem secundária enviada com sucesso.')).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: 'Imagem secundária' })).toBeVisible();
  await expect(field(dialog(page), 'Largura')).toHaveValue(/^260(,00)?$/);
  await file.setInputFiles({
    name: 'falso.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 nada'),
  });
  await expect(toast(page, /falso\.pdf/)).toBeVisible();
});
