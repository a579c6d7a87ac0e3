import type { Locator, Page } from '@playwright/test';
import { type Api, type Named, type Part, unique } from '../../support/api.js';
import { bentPlate, flatPlate, laserPart, openPlate, threeParts } from '../../support/dxf.js';
import { makeQuote, makeSet, uploadPart } from '../../support/factories.js';
import { fillClipboard } from '../../support/clipboard.js';
import { GridPage } from '../../support/grid.js';
import { chooseOption, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog').first();
const field = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true });

test('a DXF becomes a part with its picture, its measures, and the weight of what is left', async ({
  page,
  admin,
  drawings,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  await page.goto(`/order/${order.id}`);
  const region = page.getByRole('region', { name: set.name, exact: true });
  await region.locator('input[type=file]').setInputFiles(flatPlate('Flange cega.dxf'));
  await page.getByRole('button', { name: /^Abrir Flange cega/ }).click();
  await expect(dialog(page).getByRole('img', { name: 'Flange cega' })).toBeVisible();

  const geometry = dialog(page).getByRole('group', { name: 'Geometria do DXF' });
  await expect(geometry).toContainText('250,00 × 400,00');
  await expect(geometry).toContainText('84.292,04');
  await expect(geometry.getByRole('note')).toContainText('1 contorno aberto');
  await expect(geometry.getByRole('button', { name: 'Usar medidas' })).toBeDisabled();

  await dialog(page).getByRole('radio', { name: 'Chapa' }).click();
  await chooseOption(page, 'Chapa', 'Chapa 1020 3,00 × 1200 × 3000');
  await expect(field(dialog(page), 'Largura')).toHaveValue('250,00');
  await expect(field(dialog(page), 'Comprimento')).toHaveValue('400,00');
  await expect(geometry.getByRole('button', { name: 'Medidas em uso' })).toBeDisabled();
  const net = field(dialog(page), 'Peso líquido unitário');
  await expect(net).toHaveValue(/^2,36/);
  await geometry.getByRole('switch', { name: 'Peso pela área real' }).check();
  await expect(net).toHaveValue(/^1,99/);
  await expect(field(dialog(page), 'Peso bruto unitário')).toHaveValue(/^2,36/);
  await dialog(page)
    .getByRole('button', { name: /^Salvar( Ctrl\+S)?$/ })
    .click();
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  const [part] = await admin.get<{ true_area: boolean; loss: number | null }[]>(`/sets/${set.id}/parts`);
  expect(part).toMatchObject({ true_area: true, loss: null });

  // A new drawing without an area: what the part weighs follows at once, by its outer size.
  await dialog(page).getByLabel('Substituir desenho').setInputFiles(drawings.picture);
  await expect(geometry).toHaveCount(0);
  await expect(net).toHaveValue(/^2,36/);
});

test('a DXF in the wrong unit is put right, and one of several parts becomes a part for each', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  await uploadPart(admin, set.id, threeParts('arruelas.dxf'));
  await page.goto(`/order/${order.id}`);
  const strip = page.getByRole('region', { name: 'Pendências' });
  await strip.getByRole('button', { name: '1 peça com unidade do desenho a conferir' }).click();
  const geometry = dialog(page).getByRole('group', { name: 'Geometria do DXF' });
  await expect(geometry).toContainText('2.032,00 × 9.144,00');
  await expect(geometry.getByRole('note')).toContainText('a unidade do arquivo pode estar errada');
  const unit = geometry.getByRole('group', { name: 'Unidade do arquivo' });
  const inches = unit.getByRole('button', { name: 'Polegadas' });
  await expect(inches).toHaveAttribute('aria-pressed', 'false');
  await expect(unit.getByRole('button', { name: 'Milímetros' })).toBeFocused();
  await inches.click();
  await expect(inches).toHaveAttribute('aria-pressed', 'true');
  await expect(geometry).toContainText('2.032,00 × 9.144,00');
  await expect(geometry).not.toContainText('a unidade do arquivo pode estar errada');
  const files = /\/storage\/.*\.dxf/;
  await page.route(files, (route) => route.abort());
  await unit.getByRole('button', { name: 'Milímetros' }).click();
  await expect(toast(page, 'Erro ao trocar a unidade do arquivo')).toBeVisible();
  await page.unroute(files);
  await unit.getByRole('button', { name: 'Milímetros' }).click();
  await expect(geometry).toContainText('80,00 × 360,00');
  await expect(geometry.getByRole('note')).not.toContainText('a unidade do arquivo');

  await expect(geometry).toContainText('3 peças no arquivo, 2 diferentes: separar?');
  await page.route('**/api/upload-set-part', (route) => route.abort());
  await geometry.getByRole('button', { name: 'Separar' }).click();
  await expect(toast(page, 'Erro ao separar as peças do arquivo')).toBeVisible();
  await page.unroute('**/api/upload-set-part');
  await geometry.getByRole('button', { name: 'Separar' }).click();
  await expect(toast(page, '1 peça adicionada ao conjunto.')).toBeVisible();
  await expect(geometry).toContainText('60,00 × 60,00');
  await expect(field(dialog(page), 'Quantidade')).toHaveValue('2');
  await expect(geometry.getByRole('button', { name: 'Separar' })).toHaveCount(0);
  const parts = await admin.get<{ title: string; quantity: number; flat_pattern: { length: number } }[]>(
    `/sets/${set.id}/parts`,
  );
  expect(parts.map(({ title, quantity, flat_pattern: { length } }) => [title, quantity, length])).toEqual([
    ['arruelas', 0, 60],
    ['arruelas – peça 2', 1, 80],
  ]);
  await page.goto(`/order/${order.id}`);
  await expect(strip).toContainText('sem tipo');
  await expect(strip).not.toContainText('unidade');
});

test('rules take a new drawing’s geometry at once, to be saved with the part', async ({ page, admin }) => {
  const rule = await admin.post<Named>('/time-rules', {
    name: unique('Laser'),
    driver: 'cut',
    handling_seconds: 0,
    minimum: 0,
    rows: [{ speed: 1000 }],
  });
  const process = await admin.post<Named>('/processes', {
    title: unique('Corte'),
    value_per_minute: 10,
    rule_id: rule.id,
  });
  const { id } = await makeQuote(admin);
  const set = await makeSet(admin, id);
  const { id: partId } = (await uploadPart(admin, set.id, bentPlate('Tampa.dxf'))) as Part;
  await admin.put(`/sets/${set.id}/parts/${partId}`, {
    type: 'process',
    quantity: 1,
    processes: [{ id: process.id, pivot: { rule: true } }],
  });
  const stored = async () => {
    const { unit_value, processes } = await admin.get<
      Part & { processes: { pivot: { exact_time: number } }[] }
    >(`/set-parts/${partId}`);
    return [processes[0]?.pivot.exact_time, unit_value];
  };
  // 1,689.56 mm at R$ 10,00 a minute and a markup of 30 %.
  expect(await stored()).toEqual([1.6896, 21.97]);

  await page.goto(`/order/${id}?part=${partId}`);
  const value = field(dialog(page), 'Valor unitário');
  await expect(value).toHaveValue('21,97');
  const plain = laserPart({ name: 'Tampa B.dxf', length: 400, width: 250, holes: [] });
  await dialog(page).getByLabel('Substituir desenho').setInputFiles(plain);
  await expect(value).toHaveValue('16,90');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect.poll(stored).toEqual([1.3, 16.9]);

  // What a part weighs by its drawing's area is to be saved as well.
  const sheet = await admin.find('sheets', 'Chapa 1020 3,00 × 1200 × 3000');
  await admin.put(`/sets/${set.id}/parts/${partId}`, {
    type: 'sheet',
    sheet_id: sheet.id,
    width: 250,
    length: 400,
    true_area: true,
    processes: [],
  });
  await page.goto(`/order/${id}?part=${partId}`);
  const weight = field(dialog(page), 'Peso líquido unitário');
  await expect(weight).toHaveValue(/^2,36/);
  await dialog(page).getByLabel('Substituir desenho').setInputFiles(bentPlate('Tampa C.dxf'));
  await expect(weight).toHaveValue(/^2,16/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  const weighs = async () =>
    (await admin.get<{ unit_net_weight: number }>(`/set-parts/${partId}`)).unit_net_weight;
  await expect.poll(weighs).toBe(2.1647);
});

const SHEET = 'Chapa 1020 3,00 × 1200 × 3000';

/** Parts of bent plates, 250 × 400 mm. */
async function makeBentParts(api: Api, setId: number, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push(((await uploadPart(api, setId, bentPlate(`${name}.dxf`))) as Part).id);
  return ids;
}

test('a sheet pasted into many parts brings the sides of each one’s DXF, and the grid shows what it counts', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const names = ['Tampa 1', 'Tampa 2', 'Tampa 3'] as const;
  await makeBentParts(admin, set.id, names);
  const grid = new GridPage(page);
  await grid.open(order.id);
  await fillClipboard(page, names.map(() => SHEET).join('\n'));
  await grid.select(names[0], 'Material, chapa, barra ou componente');
  await page.keyboard.press('Control+v');
  await grid.saved();
  for (const name of names) {
    await grid.shows(name, 'Largura em mm', '250,00');
    await grid.shows(name, 'Comprimento em mm', '400,00');
  }
  const [tampa] = names;
  await grid.shows(tampa, 'Dobras por peça', '1');
  await grid.shows(tampa, 'Furos por peça', '3');
  await grid.shows(tampa, 'Comprimento de corte do DXF em mm', '1.689,56');
  await grid.shows(tampa, 'Furações do corte por peça', '4');
  await grid.shows(tampa, 'Área líquida do DXF em mm²', '91.919,82');

  // F9 on one side takes both.
  await grid.type(tampa, 'Comprimento em mm', '300');
  await grid.type(tampa, 'Largura em mm', '300');
  await grid.select(tampa, 'Largura em mm');
  await page.keyboard.press('F9');
  await grid.shows(tampa, 'Comprimento em mm', '400,00');
  await grid.shows(tampa, 'Largura em mm', '250,00');
});

test('the strip lists a DXF whose outline is open, sizes that contradict a DXF, and bends that nothing bends; it takes the drawing’s sizes', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const sheet = await admin.find('sheets', SHEET);
  const names = ['Tampa 1', 'Tampa 2', 'Tampa 3'];
  const ids = await makeBentParts(admin, set.id, names);
  for (const id of ids) {
    // As a call stores it: the whole sheet.
    await admin.put(`/sets/${set.id}/parts/${id}`, { type: 'sheet', sheet_id: sheet.id, quantity: 1 });
  }
  await uploadPart(admin, set.id, openPlate('Tampa aberta.dxf'));
  const sides = async () =>
    (await admin.get<{ width: number; length: number }[]>(`/sets/${set.id}/parts`))
      .slice(0, names.length)
      .map(({ width, length }) => `${width} × ${length}`);
  expect(await sides()).toEqual(ids.map(() => '1200 × 3000'));

  await page.goto(`/order/${order.id}`);
  const strip = page.getByRole('region', { name: 'Pendências' });
  await expect(strip).toContainText('3 peças com dobras no desenho sem processo de dobra');
  await strip.getByRole('button', { name: '3 peças com medidas que divergem do desenho' }).click();
  const second = page.getByRole('menuitem', { name: 'Tampa 2' });
  await expect(second).toContainText('peça 1.200 × 3.000, desenho 250 × 400 mm');
  await second.click();
  await expect(toast(page, 'Medidas do desenho em uso em 1 peça.')).toBeVisible();
  expect(await sides()).toEqual(['1200 × 3000', '250 × 400', '1200 × 3000']);
  await strip.getByRole('button', { name: '2 peças com medidas que divergem do desenho' }).click();
  await page.getByRole('menuitem', { name: 'Usar as medidas do desenho nas 2 peças' }).click();
  await expect(toast(page, 'Medidas do desenho em uso em 2 peças.')).toBeVisible();
  expect(await sides()).toEqual(ids.map(() => '250 × 400'));
  await expect(strip).not.toContainText('medidas');

  await strip.getByRole('button', { name: '1 peça com desenho a conferir' }).click();
  const open = /contorno externo aberto: sem área nem furos, vale largura × comprimento/i;
  await expect(page.getByRole('menuitem', { name: 'Tampa aberta' })).toContainText(open);
  await page.getByRole('menuitem', { name: 'Tampa aberta' }).click();
  const geometry = dialog(page).getByRole('group', { name: 'Geometria do DXF' });
  await expect(geometry.getByRole('note')).toContainText(open);
});
