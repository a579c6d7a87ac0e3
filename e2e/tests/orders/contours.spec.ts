import type { Locator, Page } from '@playwright/test';
import { bentPlate } from '../../support/dxf.js';
import { makeQuote, makeSet } from '../../support/factories.js';
import { chooseOption, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog').first();
const geometry = (page: Page) => dialog(page).getByRole('group', { name: 'Geometria do DXF' });
const list = (page: Page) => dialog(page).getByRole('group', { name: 'Contornos no corte' });
const overlay = (page: Page) => dialog(page).getByRole('img', { name: /sobre o desenho/ });

/** A contour over the drawing, by what it is. */
const drawn = (page: Page, name: string): Locator =>
  overlay(page).locator('[data-contour]', { has: page.locator('title', { hasText: name }) });

const save = async (page: Page) => {
  await dialog(page)
    .getByRole('button', { name: /^Salvar( Ctrl\+S)?$/ })
    .click();
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
};

interface StoredPart {
  contours_out: string[];
  cut: { cut_length: number; pierces: number; net_area: number };
}

test.describe('the contours of a DXF', () => {
  let partsOf: () => Promise<StoredPart[]>;

  test.beforeEach(async ({ page, admin }) => {
    const order = await makeQuote(admin);
    const set = await makeSet(admin, order.id);
    partsOf = () => admin.get<StoredPart[]>(`/sets/${set.id}/parts`);
    await page.goto(`/order/${order.id}`);
    const region = page.getByRole('region', { name: set.name, exact: true });
    await region.locator('input[type=file]').setInputFiles(bentPlate('Suporte.dxf'));
    await page.getByRole('button', { name: /^Abrir Suporte/ }).click();
    await expect(list(page)).toBeVisible();
  });

  test('are shown over the drawing with what is bent, drilled and engraved', async ({ page }) => {
    await expect(geometry(page)).toContainText('Dobras1 · 250,00 mm');
    await expect(geometry(page)).toContainText('Furos2 × Ø 12, 1 × Ø 100');
    await expect(geometry(page)).toContainText('Gravação100,00 mm');
    await expect(geometry(page)).toContainText('1.689,56');
    await expect(overlay(page)).toHaveAccessibleName('4 contornos sobre o desenho, no corte');
    const legend = dialog(page).getByRole('list', { name: 'Legenda do desenho' });
    await expect(legend.getByRole('listitem')).toHaveText(['Externo', 'Furo ou recorte', 'Dobra']);
    await expect(list(page).getByRole('status')).toHaveText('Contornos no corte: todos (4)');
  });

  test('one that is clicked leaves the cut, and the weight by true area takes it for material', async ({
    page,
  }) => {
    await dialog(page).getByRole('radio', { name: 'Chapa' }).click();
    await chooseOption(page, 'Chapa', 'Chapa 1020 3,00 × 1200 × 3000');
    await geometry(page).getByRole('switch', { name: 'Peso pela área real' }).check();
    const net = dialog(page).getByRole('textbox', { name: 'Peso líquido unitário', exact: true });
    await expect(net).toHaveValue(/^2,16/);

    await drawn(page, 'Furo Ø 100 mm').click();
    await expect(list(page).getByRole('checkbox', { name: 'Furo Ø 100 mm' })).not.toBeChecked();
    await expect(geometry(page)).toContainText('1.375,40');
    await expect(geometry(page)).toContainText('99.773,81');
    await expect(net).toHaveValue(/^2,35/);
    await expect(overlay(page)).toHaveAccessibleName('4 contornos sobre o desenho, 1 fora do corte');
    await save(page);
    const [part] = await partsOf();
    expect(part?.contours_out).toHaveLength(1);
    expect(part?.cut).toEqual({ cut_length: 1375.4, pierces: 3, net_area: 99_773.81 });

    // Back in, by a click on the same place.
    await drawn(page, 'Furo Ø 100 mm').click();
    await expect(geometry(page)).toContainText('1.689,56');
    await expect(net).toHaveValue(/^2,16/);
    await expect(list(page).getByRole('status')).toHaveText('Contornos no corte: todos (4)');
  });

  test('dragging over one moves the drawing and takes nothing out', async ({ page }) => {
    const box = await drawn(page, 'Furo Ø 100 mm').boundingBox();
    if (!box) throw new Error('The hole is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 10, { steps: 4 });
    await page.mouse.up();
    await expect(list(page).getByRole('status')).toHaveText('Contornos no corte: todos (4)');
  });

  test('are chosen by keyboard: all of one diameter at once, or one by one', async ({ page }) => {
    const holes = list(page).getByRole('checkbox', { name: '2 furos Ø 12 mm' });
    await holes.focus();
    await page.keyboard.press('Space');
    await expect(list(page).getByRole('status')).toHaveText('Contornos no corte: 2 de 4');
    await expect(geometry(page)).toContainText('1.614,16');
    await page.keyboard.press('Tab');
    await expect(
      list(page).getByRole('button', { name: 'Mostrar um por um: 2 furos Ø 12 mm' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(list(page).getByRole('status')).toHaveText('Contornos no corte: 3 de 4');
    await expect(holes).toHaveJSProperty('indeterminate', true);
    await list(page).getByRole('button', { name: 'Cortar todos' }).press('Enter');
    await expect(list(page).getByRole('status')).toHaveText('Contornos no corte: todos (4)');
    await expect(geometry(page)).toContainText('1.689,56');
  });

  test('a new drawing keeps those that it has and says which it lost', { tag: '@wide' }, async ({ page }) => {
    await list(page).getByRole('checkbox', { name: 'Furo Ø 100 mm' }).uncheck();
    await list(page).getByRole('checkbox', { name: '2 furos Ø 12 mm' }).uncheck();
    await dialog(page).getByRole('radio', { name: 'Processo' }).click();
    await save(page);
    await dialog(page).getByLabel('Substituir desenho').setInputFiles(bentPlate('Suporte B.dxf', 20));
    await expect(
      toast(page, /2 contornos continuam fora do corte .* 1 contorno .* não existe no desenho novo/),
    ).toBeVisible();
    await expect(list(page).getByRole('status')).toHaveText('Contornos no corte: 2 de 4');
    await expect(list(page).getByRole('checkbox', { name: 'Furo Ø 100 mm' })).toBeChecked();
  });

  test('a quote that waits for its answer shows them and lets none be changed', async ({ page, admin }) => {
    const id = Number(/order\/(\d+)/.exec(page.url())?.[1]);
    await dialog(page).getByRole('radio', { name: 'Processo' }).click();
    await save(page);
    await admin.put(`/orders/${id}/update-status`, { status: 'waiting_response' });
    await page.goto(`/order/${id}`);
    await page.getByRole('button', { name: /^Abrir Suporte/ }).click();
    await expect(list(page).getByRole('checkbox', { name: 'Furo Ø 100 mm' })).toBeDisabled();
    await drawn(page, 'Furo Ø 100 mm').click();
    await expect(list(page).getByRole('status')).toHaveText('Contornos no corte: todos (4)');
  });
});
