import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { ADMIN } from '../support/api.js';
import { makeCustomer, makeQuote, makeSet } from '../support/factories.js';
import { figuresIn, pdfText, plainSpaces } from '../support/pdf.js';
import {
  artefact,
  chooseFromMenu,
  closeByEscape,
  chooseOption,
  chooseValue,
  picture,
  toast,
  openTab,
} from '../support/screens.js';
import { expect, SIGNED_OUT, test } from '../support/test.js';

const SHEET = 'Chapa 1020 3,00 × 1200 × 3000';

const dialog = (page: Page) => page.getByRole('dialog').first();
const field = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true });
const setOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const totalsPanel = (page: Page) =>
  page.getByRole('heading', { name: 'Totais' }).locator('xpath=ancestor::section[1]');

/** The row of the values table that begins with this. */
const valuesRow = (page: Page, name: string | RegExp) =>
  page.getByRole('table', { name: 'Valores' }).getByRole('row').filter({ hasText: name });

const cells = async (row: Locator): Promise<string[]> =>
  (await row.getByRole('cell').allInnerTexts()).map(plainSpaces);

const saved = async (download: Download, name: string): Promise<Buffer> => {
  await download.saveAs(artefact(name));
  return readFile(artefact(name));
};

test.describe('from a drawing to a printed quote and a finished part', () => {
  test.use({ storageState: SIGNED_OUT });

  test('the main job', async ({ page, admin, drawings }) => {
    test.slow();
    const customer = await makeCustomer(admin);
    const bar = dialog(page);

    await test.step('signs in by hand and sees the demo orders', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/login$/);
      await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
      await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('searchbox', { name: 'Código ou cliente' }).fill('boa vista');
      await expect(page.getByRole('row', { name: /000007 Metalúrgica Boa Vista/ })).toContainText(
        'Em andamento',
      );
    });

    await test.step('creates a quote', async () => {
      await page.getByRole('link', { name: 'Novo' }).click();
      await expect(page).toHaveURL(/\/order\/new$/);
      await page.getByRole('button', { name: 'Novo conjunto' }).click();
      await expect(toast(page, 'Crie o pedido antes de adicionar conjuntos.')).toBeVisible();
      await page.getByRole('combobox', { name: /^Tipo(?! de)/ }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Tipo é obrigatório')).toBeVisible();
      await chooseValue(page, /^Tipo(?! de)/, 'Orçamento');
      await chooseOption(page, 'Cliente', customer.name);
      await chooseValue(page, /^Tipo de entrega/, 'CIF');
      await page.getByRole('textbox', { name: 'Valor do frete' }).fill('120,50');
      await page.getByRole('textbox', { name: 'Valor do serviço' }).fill('80');
      await page.getByRole('textbox', { name: 'Desconto' }).fill('10');
      await page.getByRole('textbox', { name: 'Markup' }).fill('30');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(toast(page, 'Pedido salvo com sucesso.')).toBeVisible();
      await expect(page).toHaveURL(/\/order\/\d+$/);
    });
    const id = Number(page.url().split('/').at(-1));
    const number = String(id).padStart(6, '0');

    await test.step('adds a set and names it', async () => {
      await expect(page.getByRole('heading', { name: `Orçamento ${number}`, level: 1 }).last()).toBeVisible();
      await page.getByRole('button', { name: 'Novo conjunto' }).click();
      await chooseFromMenu(page, 'Novo conjunto', 'Editar');
      await page.getByRole('textbox', { name: 'Nome do conjunto' }).fill('Mesa de solda');
      await bar.getByRole('button', { name: 'Salvar' }).click();
      await expect(toast(page, 'Conjunto atualizado com sucesso!')).toBeVisible();
    });
    const set = setOf(page, 'Mesa de solda');

    await test.step('adds drawings: a page of a PDF and a picture are a part each', async () => {
      await set
        .getByLabel('Enviar desenhos: Mesa de solda')
        .setInputFiles([drawings.twoPages, drawings.picture]);
      await expect(set.getByText('3 peças')).toBeVisible();
      const tiles = set.getByRole('button', { name: /^Abrir / });
      await expect(tiles).toHaveCount(3);
      await expect(tiles.nth(0)).toHaveAccessibleName('Abrir base e reforço – página 1');
      await expect(tiles.nth(2)).toHaveAccessibleName('Abrir suporte em L');
      await expect(set.getByRole('status')).toHaveCount(0);
    });

    await test.step('prices the first part from a sheet', async () => {
      await set.getByRole('button', { name: 'Abrir base e reforço – página 1' }).click();
      await expect(bar.getByText('1 de 3')).toBeVisible();
      await expect(bar.getByRole('img', { name: 'base e reforço – página 1' })).toBeVisible();
      await bar.getByRole('radio', { name: 'Chapa' }).click();
      await chooseOption(bar, 'Chapa', SHEET);
      await field(bar, 'Largura').fill('250');
      await field(bar, 'Comprimento').fill('400');
      await field(bar, 'Perda').fill('5');
      await field(bar, 'Quantidade').fill('10');
      await chooseOption(bar, 'NCM', '7326.19.00');
      await bar.getByRole('button', { name: 'Adicionar processo' }).click();
      await chooseOption(bar, 'Processo', 'Dobra');
      await field(bar, 'Tempo').fill('12');
      await field(bar, 'Tempo').press('Tab');
      await expect(field(bar, 'Peso líquido unitário')).toHaveValue('2,36');
      await expect(field(bar, 'Peso líquido total')).toHaveValue('23,55');
      await expect(field(bar, 'Peso bruto unitário')).toHaveValue('2,47');
      await expect(field(bar, 'Peso bruto total')).toHaveValue('24,73');
      await expect(field(bar, 'Valor unitário')).toHaveValue('67,61');
      await expect(field(bar, 'Valor final').first()).toHaveValue('676,10');
      const taxes = bar.getByRole('group', { name: 'IPI, ICMS' });
      for (const figure of ['5%', '3,38', '33,81', '18%', '12,17', '121,70'])
        await expect(taxes).toContainText(figure);
      await picture(page, 'part-worked-example');
      await bar.getByRole('button', { name: 'Como se chegou a Valor unitário' }).click();
      const why = page.getByRole('dialog', { name: 'Como se chegou a este valor' });
      await expect(why).toContainText('R$ 67,61');
      await closeByEscape(page, why);
      await bar
        .getByRole('button', { name: /^Salvar Ctrl/ })
        .or(bar.getByRole('button', { name: 'Salvar', exact: true }))
        .click();
      await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
    });

    await test.step('the next part is a bar; a value typed over is locked, Recalcular frees it', async () => {
      await bar.getByRole('button', { name: /Próxima peça/ }).click();
      await expect(bar.getByText('2 de 3')).toBeVisible();
      await bar.getByRole('radio', { name: 'Barra' }).click();
      await chooseOption(bar, 'Barra', 'Barra chata 1020 25,4 × 4,76');
      await field(bar, 'Comprimento').fill('1000');
      await field(bar, 'Quantidade').fill('6');
      await field(bar, 'Quantidade').press('Tab');
      await expect(field(bar, 'Valor unitário')).toHaveValue('10,60');
      await expect(field(bar, 'Valor final').first()).toHaveValue('63,60');
      await field(bar, 'Valor unitário').fill('12');
      await field(bar, 'Valor unitário').press('Tab');
      const lock = bar.getByRole('button', { name: /Valor travado devido à edição manual/ });
      await expect(lock).toHaveCount(1);
      await expect(field(bar, 'Valor final').first()).toHaveValue('72,00');
      await bar.getByRole('button', { name: 'Recalcular', exact: true }).click();
      await expect(field(bar, 'Valor final').first()).toHaveValue('63,60');
      await expect(lock).toHaveCount(0);
    });

    await test.step('the last part is a component; saving goes on by itself', async () => {
      await bar.getByRole('button', { name: 'Salvar e próxima' }).click();
      await expect(bar.getByText('3 de 3')).toBeVisible();
      await bar.getByRole('radio', { name: 'Componente' }).click();
      await chooseOption(bar, 'Componente', 'Arruela lisa M10');
      await field(bar, 'Quantidade').fill('100');
      await field(bar, 'Quantidade').press('Tab');
      await expect(field(bar, 'Valor final').first()).toHaveValue('17,00');
      await bar.getByRole('button', { name: 'Salvar e fechar' }).click();
      await expect(bar).toBeHidden();
      await openTab(page, 'Valores');
      await expect(totalsPanel(page)).toContainText(/Peças\s*R\$\s*756,70/);
    });

    await test.step('another markup changes every part', async () => {
      await page.getByRole('button', { name: /Informações gerais/ }).click();
      await page.getByRole('textbox', { name: 'Markup' }).fill('40');
      await page.getByRole('textbox', { name: 'Markup' }).press('Tab');
      await expect(toast(page, 'Valores das peças recalculados com sucesso.')).toBeVisible();
      await expect(valuesRow(page, 'página 1')).toContainText('728,10');
      await expect(valuesRow(page, 'página 2')).toContainText('68,52');
      await expect(valuesRow(page, 'suporte em L')).toContainText('18,00');
      await expect(totalsPanel(page)).toContainText(/Peças\s*R\$\s*814,62/);
      await page.getByRole('button', { name: /Informações gerais/ }).click();
    });

    await test.step('prints a quote with the figures of the screen', async () => {
      const table = page.getByRole('table', { name: 'Valores' });
      const rows = await Promise.all(
        ['página 1', 'página 2', 'suporte em L'].map(async (name) => cells(valuesRow(page, name))),
      );
      const panel = plainSpaces(await totalsPanel(page).innerText());
      await expect(table).toBeVisible();
      await picture(page, 'order-main-job');

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Documentos' }).click();
      await page.getByRole('menuitem', { name: 'Orçamento em PDF' }).click();
      // It goes by itself after some seconds, and reading the document may take longer.
      await expect(toast(page, 'Documento gerado com sucesso!')).toBeVisible();
      expect((await download).suggestedFilename()).toBe(`orcamento-${number}.pdf`);
      const text = await pdfText(await saved(await download, 'quote-main-job.pdf'));

      expect(text).toContain(`Orçamento ${number}`);
      expect(text).toContain(customer.name);
      const printed = figuresIn(text);
      for (const [title = '', unit = '', quantity = '', total = ''] of rows) {
        const name = title.replace(/^\d+\s*/, '');
        const line = text.slice(text.indexOf(name), text.indexOf(name) + name.length + 60);
        expect(line, name).toMatch(new RegExp(`\\b${quantity}\\b`));
        expect(printed, `${name}: valor unitário`).toEqual(expect.arrayContaining(figuresIn(unit)));
        expect(printed, `${name}: valor total`).toEqual(expect.arrayContaining(figuresIn(total)));
      }
      const money = [...panel.matchAll(/R\$ -?([\d.]+,\d\d)/g)].map(([, figure]) => figure);
      expect(money).toHaveLength(7);
      expect(printed).toEqual(expect.arrayContaining(money));
    });

    await test.step('moves the quote on, and approves it into an order', async () => {
      const flow = page.getByRole('region', { name: 'Fluxo de status' });
      await flow.getByRole('button', { name: 'Próximo' }).click();
      await expect(toast(page, 'Status atualizado com sucesso')).toBeVisible();
      await flow.getByRole('button', { name: 'Aprovar' }).click();
      await expect(bar).toContainText(
        'Você está prestes a alterar o status de Aguardando resposta para Aprovado',
      );
      await bar.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByRole('heading', { name: `Pedido ${number}`, level: 1 }).last()).toBeVisible();
      await expect(flow.getByRole('listitem').filter({ hasText: 'Aguardando liberação' })).toHaveAttribute(
        'aria-current',
        'step',
      );
      await page.getByRole('button', { name: /Informações gerais/ }).click();
      await expect(page.getByText('Não é possível alterar um pedido para orçamento')).toBeVisible();
      await page.getByRole('button', { name: /Informações gerais/ }).click();
    });

    await test.step('finishes a part and prints its sheet', async () => {
      await openTab(page, 'Peças');
      await chooseFromMenu(page, 'suporte em L', 'Marcar como finalizado');
      await expect(toast(page, 'Peça marcada como finalizado')).toBeVisible();
      await expect(set.getByRole('img', { name: 'Peça 3: Finalizada' })).toBeVisible();

      const opened = page.waitForEvent('popup');
      await chooseFromMenu(page, 'base e reforço – página 1', 'Imprimir');
      await expect(page.getByRole('heading', { name: 'Gerando PDF…' })).toBeVisible();
      await expect(opened).resolves.toBeTruthy();
      await expect(page).toHaveURL(new RegExp(`/order/${id}$`));
    });
  });
});

test('the part sheet carries what the shop floor needs, and no price', async ({ page, admin, drawings }) => {
  const quote = await makeQuote(admin);
  const set = await makeSet(admin, quote.id);
  await page.goto(`/order/${quote.id}`);
  await setOf(page, set.name).getByLabel(`Enviar desenhos: ${set.name}`).setInputFiles(drawings.onePage);
  await page.getByRole('button', { name: 'Abrir chapa de base' }).click();
  const part = dialog(page);
  await part.getByRole('radio', { name: 'Chapa' }).click();
  await chooseOption(part, 'Chapa', SHEET);
  await field(part, 'Largura').fill('250');
  await field(part, 'Comprimento').fill('400');
  await field(part, 'Quantidade').fill('10');
  await part.getByRole('button', { name: 'Salvar e fechar' }).click();
  await expect(part).toBeHidden();

  const [{ id }] = await admin.get<[{ id: number }]>(`/sets/${set.id}/parts`);
  const answer = page
    .context()
    .waitForEvent('response', (response) => response.url().endsWith(`/set-parts/${id}/pdf`));
  await chooseFromMenu(page, 'chapa de base', 'Imprimir');
  expect((await answer).headers()['content-type']).toContain('application/pdf');
  const text = await pdfText(await (await page.request.get(`/api/set-parts/${id}/pdf`)).body());
  for (const word of ['chapa de base', set.name, SHEET, '250', '400', '23,55']) expect(text).toContain(word);
  expect(text).not.toContain('R$');
});

test('drawings dropped on a set become parts, in their order', async ({ page, admin, drawings }) => {
  const quote = await makeQuote(admin);
  const set = await makeSet(admin, quote.id);
  await page.goto(`/order/${quote.id}`);
  const files = [drawings.picture, drawings.twoPages].map(({ buffer, ...rest }) => ({
    ...rest,
    base64: buffer.toString('base64'),
  }));
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, files);

  const target = setOf(page, set.name);
  await target.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText(`Solte para adicionar a ${set.name}`)).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(target.getByRole('progressbar', { name: 'Enviar desenhos' })).toBeVisible();
  const tiles = target.getByRole('button', { name: /^Abrir / });
  await expect(tiles).toHaveCount(3);
  await expect(target.getByRole('progressbar')).toHaveCount(0);
  await expect(tiles.nth(0)).toHaveAccessibleName('Abrir suporte em L');
  await expect(tiles.nth(1)).toHaveAccessibleName('Abrir base e reforço – página 1');
});
