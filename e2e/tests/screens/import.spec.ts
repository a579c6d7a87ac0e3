import { readFile } from 'node:fs/promises';
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx';
import { unique } from '../../support/api.js';
import { expect, test } from '../../support/test.js';

interface Bar {
  code: string | null;
  name: string;
  price_kg: number;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const fileOf = async (name: string, rows: CellValue[][]) => ({
  name,
  mimeType: XLSX,
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Plan1', rows }] })),
});

test('a file is imported as its preview shows, after its error was corrected, and undone as a whole', async ({
  page,
  admin,
}) => {
  const [known, added] = [unique('Barra'), unique('Barra nova')];
  const size = { length: 6000, weight: 12 };
  await admin.post('/bars', { ...size, code: known, name: known, price_kg: 10 });
  const bars = async () =>
    (await admin.get<Bar[]>('/bars'))
      .filter(({ name }) => [known, added].includes(name))
      .map(({ name, price_kg }) => [name, price_kg])
      .sort();
  await page.goto('/bars');
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page).toHaveTitle(/Importar: Barras/);
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar modelo' }).click(),
  ]);
  const { sheets } = await readXlsx(await readFile(await template.path()));
  const headings = sheets[0]?.rows[0] ?? [];
  const rows = (price: CellValue): CellValue[][] => [
    headings,
    [known, known, size.length, size.weight, '12,50'],
    [added, added, size.length, size.weight, price],
  ];
  const input = page.locator('input[type=file]');
  await input.setInputFiles(await fileOf('barras.xlsx', rows('caro')));
  const errors = page.getByRole('table', { name: 'Com erro' });
  await expect(errors.getByText('E3 · Preço por kg (R$/kg):')).toBeVisible();
  await expect(errors.getByText('Deve ser um número')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Importar \d/ })).toBeHidden();

  await input.setInputFiles(await fileOf('barras.xlsx', rows(9)));
  const changed = page.getByRole('table', { name: 'Alterados' });
  await expect(changed.getByRole('row').nth(1)).toContainText(/10,00.*12,50.*\+25\s*%/);
  expect(await bars()).toEqual([[known, 10]]);
  await page.getByRole('button', { name: 'Importar 2 cadastros' }).click();
  await expect(page.getByText('Importação concluída: 1 novo, 1 alterado.')).toBeVisible();
  expect(await bars()).toEqual(
    [
      [known, 12.5],
      [added, 9],
    ].sort(),
  );

  await page.getByRole('button', { name: 'Desfazer barras.xlsx' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Desfazer importação' });
  await expect(dialog.getByText('1 cadastro que ela criou será excluído.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Desfazer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Desfeita').first()).toBeVisible();
  expect(await bars()).toEqual([[known, 10]]);
});

test('an export without codes comes back by its names, and a poor key is named with a better one', async ({
  page,
  admin,
}) => {
  const [one, other] = [unique('Barra'), unique('Barra')];
  const size = { length: 6000, weight: 12 };
  for (const name of [one, other]) await admin.post('/bars', { ...size, name, price_kg: 10 });
  const headings = ['Código', 'Nome', 'Comprimento (mm)', 'Peso (kg)', 'Preço por kg (R$/kg)'];
  const rows = [one, other].map((name): CellValue[] => ['', name, size.length, size.weight, 10]);
  await page.goto('/imports/bars');
  await page.locator('input[type=file]').setInputFiles(await fileOf('barras.xlsx', [headings, ...rows]));
  await expect(page.getByText('Nada muda')).toBeVisible();
  const key = page.getByRole('combobox', { name: 'Identificar por' });
  await expect(key).toHaveText('Nome');
  await key.click();
  await page.getByRole('option', { name: 'Código' }).click();
  await expect(page.getByText('Código está vazio ou repetido em alguma linha.')).toBeVisible();
  await page.getByRole('button', { name: 'Identificar por Nome' }).click();
  await expect(key).toHaveText('Nome');
});
