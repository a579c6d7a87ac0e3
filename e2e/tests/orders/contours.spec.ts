import type { Locator, Page } from '@playwright/test';
import { type Api } from '../../support/api.js';
import { seriousIn } from '../../support/axe.js';
import { bentPlate } from '../../support/dxf.js';
import { makeQuote, makeSet, uploadPart } from '../../support/factories.js';
import { chooseOption, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog').first();
const geometry = (page: Page) => dialog(page).getByRole('group', { name: 'Geometria do DXF' });
const list = (page: Page) => dialog(page).getByRole('group', { name: 'Contornos no corte' });
const overlay = (page: Page) => dialog(page).getByRole('img', { name: /sobre o desenho/ });

/** A contour over the drawing, by what it is. */
const drawn = (page: Page, name: string): Locator =>
  overlay(page).locator('[data-contour]', { has: page.locator('title', { hasText: name }) });

/** Where contours are listed and drawn; figures around them are dimmed while they are calculated. */
const PLACES = ['[aria-label="Contornos no corte"]', '[data-contour]', '[aria-label="Legenda do desenho"]'];

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

/** A part of a plate with three holes, which is bent and engraved, and opened. */
async function openedPlate(page: Page, admin: Api) {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const [part] = [await uploadPart(admin, set.id, bentPlate('Suporte.dxf'))].flat();
  const open = () => page.goto(`/order/${order.id}?part=${String(part?.id)}`);
  await open();
  await expect(list(page)).toBeVisible();
  const waitForAnswer = async () => {
    await admin.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
    await open();
  };
  return { partsOf: () => admin.get<StoredPart[]>(`/sets/${set.id}/parts`), waitForAnswer };
}

test('the contours of a DXF are shown over its drawing, chosen by keys and clicks, and leave length, weight and price', async ({
  page,
  admin,
}) => {
  const { partsOf, waitForAnswer } = await openedPlate(page, admin);
  const status = list(page).getByRole('status');
  await expect(geometry(page)).toContainText('Dobras1 · 250,00 mm');
  await expect(geometry(page)).toContainText('Furos2 × Ø 12, 1 × Ø 100');
  await expect(geometry(page)).toContainText('Gravação100,00 mm');
  await expect(geometry(page)).toContainText('1.689,56');
  await expect(overlay(page)).toHaveAccessibleName('4 contornos sobre o desenho, no corte');
  const legend = dialog(page).getByRole('list', { name: 'Legenda do desenho' });
  await expect(legend.getByRole('listitem')).toHaveText(['Externo', 'Furo ou recorte', 'Dobra']);
  await expect(status).toHaveText('Contornos no corte: todos (4)');

  // Dragging over one moves the drawing.
  const box = await drawn(page, 'Furo Ø 100 mm').boundingBox();
  if (!box) throw new Error('The hole is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(status).toHaveText('Contornos no corte: todos (4)');

  // By keyboard all of one diameter at once, or one by one.
  const holes = list(page).getByRole('checkbox', { name: '2 furos Ø 12 mm' });
  await holes.focus();
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Contornos no corte: 2 de 4');
  await expect(geometry(page)).toContainText('1.614,16');
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('button', { name: 'Mostrar um por um: 2 furos Ø 12 mm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Contornos no corte: 3 de 4');
  await expect(holes).toHaveJSProperty('indeterminate', true);
  await list(page).getByRole('button', { name: 'Cortar todos' }).press('Enter');
  await expect(status).toHaveText('Contornos no corte: todos (4)');
  await expect(geometry(page)).toContainText('1.689,56');

  // One that is clicked is material again for the weight by true area.
  await dialog(page).getByRole('radio', { name: 'Chapa' }).click();
  await chooseOption(page, 'Chapa', 'Chapa 1020 3,00 × 1200 × 3000');
  await geometry(page).getByRole('switch', { name: 'Peso pela área real' }).check();
  const net = dialog(page).getByRole('textbox', { name: 'Peso líquido unitário', exact: true });
  await expect(net).toHaveValue(/^2,16/);
  const hole = list(page).getByRole('checkbox', { name: 'Furo Ø 100 mm' });
  await drawn(page, 'Furo Ø 100 mm').click();
  await expect(hole).not.toBeChecked();
  await expect(geometry(page)).toContainText('1.375,40');
  await expect(geometry(page)).toContainText('99.773,81');
  await expect(net).toHaveValue(/^2,35/);
  await expect(overlay(page)).toHaveAccessibleName('4 contornos sobre o desenho, 1 fora do corte');
  await drawn(page, 'Furo Ø 100 mm').click();
  await expect(geometry(page)).toContainText('1.689,56');
  await expect(net).toHaveValue(/^2,16/);
  await expect(status).toHaveText('Contornos no corte: todos (4)');
  await drawn(page, 'Furo Ø 100 mm').click();
  await expect(net).toHaveValue(/^2,35/);
  await save(page);
  const [part] = await partsOf();
  expect(part?.contours_out).toHaveLength(1);
  expect(part?.cut).toEqual({ cut_length: 1375.4, pierces: 3, net_area: 99_773.81 });

  // Of a quote that waits for its answer none can be changed.
  await waitForAnswer();
  await expect(hole).toBeDisabled();
  await drawn(page, 'Furo Ø 100 mm').click();
  await expect(status).toHaveText('Contornos no corte: 3 de 4');
});

test(
  'a new drawing keeps the contours that it has and says which it lost; axe finds nothing serious in any state',
  { tag: '@wide' },
  async ({ page, admin }) => {
    test.slow();
    const { waitForAnswer } = await openedPlate(page, admin);
    const contours = list(page);
    expect.soft(await seriousIn(page, PLACES), 'all of them cut').toEqual([]);

    await contours.getByRole('checkbox', { name: '2 furos Ø 12 mm' }).press('Space');
    await contours.getByRole('button', { name: 'Mostrar um por um: 2 furos Ø 12 mm' }).press('Enter');
    await expect(contours.getByRole('checkbox', { name: /^Furo Ø 12 mm/ }).last()).toBeVisible();
    await expect(contours.getByRole('status')).toHaveText('Contornos no corte: 2 de 4');
    expect.soft(await seriousIn(page, PLACES), 'some left out, one by one').toEqual([]);

    await contours.getByRole('checkbox', { name: 'Furo Ø 100 mm' }).uncheck();
    await dialog(page).getByRole('radio', { name: 'Processo' }).click();
    await save(page);
    await dialog(page).getByLabel('Substituir desenho').setInputFiles(bentPlate('Suporte B.dxf', 20));
    await expect(
      toast(page, /2 contornos continuam fora do corte .* 1 contorno .* não existe no desenho novo/),
    ).toBeVisible();
    await expect(contours.getByRole('status')).toHaveText('Contornos no corte: 2 de 4');
    await expect(contours.getByRole('checkbox', { name: 'Furo Ø 100 mm' })).toBeChecked();

    await waitForAnswer();
    await expect(contours.getByRole('checkbox').first()).toBeDisabled();
    expect.soft(await seriousIn(page, PLACES), 'of a quote that waits').toEqual([]);
  },
);
