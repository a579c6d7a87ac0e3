import type { Locator, Page } from '@playwright/test';
import type { Api } from '../support/api.js';
import { unique } from '../support/api.js';
import { makePricedQuote } from '../support/factories.js';
import { chooseFromMenu, chooseOption, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

interface Catalogue {
  path: string;
  title: string;
  columns: string[];
  /** Something that is in the demo data. */
  known: string;
  /** Where the form of a new entry is. */
  form: string;
  /** What an empty form complains about. */
  complaints: string[];
  /** Fills the form with a new entry, and answers how the list calls it. */
  fill: (form: Locator | Page) => Promise<string>;
  /** Changes one field; the list shows this text afterwards. */
  change: { field: string; value: string; shown: string };
  question: string;
  /** Field, what is typed into it, and the message about it. */
  refused: [string, string, string][];
}

const type = async (form: Locator | Page, field: string, value: string) => {
  await form.getByRole('textbox', { name: field, exact: true }).fill(value);
};

const named = async (form: Locator | Page, name: string, fields: Record<string, string>) => {
  const made = unique(name);
  await type(form, 'Nome', made);
  for (const [field, value] of Object.entries(fields)) await type(form, field, value);
  return made;
};

/** Letters and digits that no other test uses as a state or an NCM code. */
const digits = (count: number): string =>
  String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

const catalogues: Catalogue[] = [
  {
    path: '/materials',
    title: 'Materiais',
    columns: ['Nome', 'Peso específico (g/cm³)', 'Preço por kg'],
    known: 'Aço SAE 1020',
    form: '/materials/create',
    complaints: ['Nome é obrigatório', 'Peso específico é obrigatório', 'Preço é obrigatório'],
    fill: (form) => named(form, 'Liga', { 'Peso específico': '0,00785', 'Preço por kg': '8,9' }),
    change: { field: 'Preço por kg', value: '9,1234', shown: '9,1234' },
    question: 'Tem certeza que deseja excluir este material?',
    refused: [
      ['Peso específico', '0,1234567', 'Máximo 6 casas decimais'],
      ['Preço por kg', '1e3', 'Digite um número'],
      ['Preço por kg', '1,23456', 'Máximo 4 casas decimais'],
    ],
  },
  {
    path: '/sheets',
    title: 'Chapas',
    columns: ['Nome', 'Material', 'Espessura', 'Largura', 'Comprimento'],
    known: 'Chapa 1020 3,00 × 1200 × 3000',
    form: '/sheets/create',
    complaints: [
      'Nome é obrigatório',
      'Material é obrigatório',
      'Espessura é obrigatória',
      'Largura é obrigatória',
      'Comprimento é obrigatório',
    ],
    fill: async (form) => {
      await chooseOption(form, 'Material', 'Aço SAE 1020');
      return named(form, 'Chapa', { Espessura: '3', Largura: '1000', Comprimento: '2000' });
    },
    change: { field: 'Largura', value: '1234,5', shown: '1.234,50' },
    question: 'Tem certeza que deseja excluir esta chapa?',
    refused: [['Espessura', '1,234', 'Máximo 2 casas decimais']],
  },
  {
    path: '/bars',
    title: 'Barras',
    columns: ['Nome', 'Comprimento', 'Peso', 'Preço por kg'],
    known: 'Barra chata 1020 25,4 × 4,76',
    form: '/bars/create',
    complaints: [
      'Nome é obrigatório',
      'Comprimento é obrigatório',
      'Peso é obrigatório',
      'Preço é obrigatório',
    ],
    fill: (form) => named(form, 'Barra', { Comprimento: '6000', Peso: '12,5', 'Preço por kg': '7,85' }),
    change: { field: 'Peso', value: '13,75', shown: '13,75' },
    question: 'Tem certeza que deseja excluir esta barra?',
    refused: [
      ['Comprimento', '1,234', 'Máximo 2 casas decimais'],
      ['Preço por kg', '1e3', 'Digite um número'],
      ['Preço por kg', '1,23456', 'Máximo 2 casas decimais'],
    ],
  },
  {
    path: '/components',
    title: 'Componentes',
    columns: ['Nome', 'Especificação', 'Fornecedor', 'Valor unitário'],
    known: 'Arruela lisa M10',
    form: '/components/create',
    complaints: ['Nome é obrigatório', 'Valor unitário é obrigatório'],
    fill: (form) =>
      named(form, 'Parafuso', { Especificação: 'M8 × 20', Fornecedor: 'Fixa', 'Valor unitário': '0,45' }),
    change: { field: 'Valor unitário', value: '1234,56', shown: '1.234,56' },
    question: 'Tem certeza que deseja excluir este componente?',
    refused: [['Valor unitário', '0,123', 'Máximo 2 casas decimais']],
  },
  {
    path: '/processes',
    title: 'Processos',
    columns: ['Nome', 'Observações', 'Valor por minuto'],
    known: 'Dobra',
    form: '/processes/new',
    complaints: ['Campo obrigatório'],
    fill: (form) => named(form, 'Rebarba', { 'Valor por minuto': '1,25', Observações: 'Manual.' }),
    change: { field: 'Valor por minuto', value: '2,75', shown: '2,75' },
    question: 'Tem certeza que deseja excluir este processo?',
    refused: [['Valor por minuto', '1,234', 'Máximo de 2 casas decimais']],
  },
  {
    path: '/mercosur-common-nomenclatures',
    title: 'NCM',
    columns: ['Código', 'Descrição', 'IPI'],
    known: '7326.19.00',
    form: '/mercosur-common-nomenclatures/create',
    complaints: ['Código é obrigatório', 'IPI é obrigatório'],
    fill: async (form) => {
      const [chapter, rest] = [digits(4), digits(4)];
      await type(form, 'Código', `${chapter}${rest}`);
      await type(form, 'IPI', '9,75');
      await type(form, 'Descrição', 'Obras de ensaio');
      return `${chapter}.${rest.slice(0, 2)}.${rest.slice(2)}`;
    },
    change: { field: 'IPI', value: '6,5', shown: '6,5' },
    question: 'Tem certeza que deseja excluir este NCM?',
    refused: [
      ['IPI', '-5', 'IPI deve ser maior ou igual a 0'],
      ['IPI', '100,5', 'IPI deve ser menor ou igual a 100'],
      ['IPI', '1,234', 'Máximo 2 casas decimais'],
    ],
  },
  {
    path: '/states',
    title: 'Estados',
    columns: ['Nome', 'Abreviação', 'ICMS'],
    known: 'São Paulo',
    form: '/states/create',
    complaints: ['Nome é obrigatório', 'Abreviação é obrigatória', 'ICMS é obrigatório'],
    fill: (form) => named(form, 'Província', { Abreviação: 'zz', ICMS: '7' }),
    change: { field: 'ICMS', value: '8,25', shown: '8,25' },
    question: 'Tem certeza que deseja excluir este estado?',
    refused: [
      ['Abreviação', 'abc', 'Deve ter exatamente 2 caracteres'],
      ['ICMS', '-5', 'ICMS deve ser maior ou igual a 0'],
      ['ICMS', '101', 'ICMS deve ser menor ou igual a 100'],
    ],
  },
  {
    path: '/customers',
    title: 'Clientes',
    columns: ['Nome', 'CNPJ/CPF', 'E-mail', 'Telefone', 'Estado'],
    known: 'Metalúrgica Boa Vista Ltda.',
    form: '/customers/create',
    complaints: ['Nome é obrigatório'],
    fill: async (form) => {
      await chooseOption(form, 'Estado', 'Santa Catarina');
      return named(form, 'Ferragens', {
        'E-mail': 'compras@example.com',
        Telefone: '47991234567',
        CNPJ: '12ABC34501DE35',
      });
    },
    change: { field: 'Telefone', value: '4733221100', shown: '(47) 3322-1100' },
    question: 'Tem certeza que deseja excluir este cliente?',
    refused: [],
  },
];

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' });
const rowOf = (page: Page, title: string, name: string) =>
  page.getByRole('table', { name: title }).getByRole('row').filter({ hasText: name });

/** A path, with what its list shows behind it. */
const addressOf = (path: string) => new RegExp(`${path}(\\?.*)?$`);

/** The form is a dialog over the list, but a page of its own for processes. */
const formOf = (page: Page, { path }: Catalogue) =>
  path === '/processes' ? page.getByRole('main') : page.getByRole('dialog');

for (const catalogue of catalogues) {
  const { path, title } = catalogue;
  test.describe(title, () => {
    test(
      'lists, searches, shows errors at the field, adds, changes and deletes',
      { tag: path === '/materials' ? [] : '@wide' },
      async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() !== 'GET') sent.push(request.url());
        });
        await page.goto(path);
        const heads = page.getByRole('table', { name: title }).getByRole('columnheader');
        for (const column of catalogue.columns)
          await expect(heads.filter({ hasText: column }).first()).toBeVisible();
        await search(page).fill(catalogue.known);
        await expect(rowOf(page, title, catalogue.known).first()).toBeVisible();
        await search(page).fill('não existe em lugar algum');
        await expect(page.getByRole('table', { name: title })).toBeHidden();

        await page.getByRole('button', { name: 'Adicionar' }).click();
        await expect(page).toHaveURL(addressOf(catalogue.form));
        const form = formOf(page, catalogue);
        await form.getByRole('button', { name: 'Salvar' }).click();
        for (const complaint of catalogue.complaints)
          await expect(form.getByText(complaint).first()).toBeVisible();
        for (const [field, value, complaint] of catalogue.refused) {
          await type(form, field, value);
          await expect(form.getByText(complaint).first()).toBeVisible();
        }
        expect(sent).toEqual([]);

        const name = await catalogue.fill(form);
        await form.getByRole('button', { name: 'Salvar' }).click();
        await expect(page).toHaveURL(addressOf(path));

        await search(page).fill(name);
        await rowOf(page, title, name).getByRole('link').click();
        await expect(page).toHaveURL(addressOf(`${path}/\\d+`));
        await type(form, catalogue.change.field, catalogue.change.value);
        await form.getByRole('button', { name: 'Salvar' }).click();
        await search(page).fill(name);
        await expect(rowOf(page, title, name)).toContainText(catalogue.change.shown);

        await chooseFromMenu(page, name, 'Excluir');
        const question = page.getByRole('dialog', { name: 'Confirmar exclusão' });
        await expect(question).toContainText(catalogue.question);
        await question.getByRole('button', { name: 'Cancelar' }).click();
        await expect(rowOf(page, title, name)).toBeVisible();
        await chooseFromMenu(page, name, 'Excluir');
        await question.getByRole('button', { name: 'Confirmar' }).click();
        await expect(toast(page, 'Excluído com sucesso.')).toBeVisible();
        await expect(rowOf(page, title, name)).toHaveCount(0);
      },
    );
  });
}

test("a list's search and sort stand in its address, also under an open entry", async ({ page }) => {
  await page.goto('/states');
  await search(page).fill('São');
  await expect(page).toHaveURL(/filter=.*S%C3%A3o|filter=.*São/);
  await page.getByRole('button', { name: 'ICMS' }).click();
  await rowOf(page, 'Estados', 'São Paulo').getByRole('link').click();
  const form = page.getByRole('dialog', { name: 'Editar estado' });
  await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue('São Paulo');
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue('São Paulo');
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(search(page)).toHaveValue('São');
  await expect(page.getByRole('columnheader', { name: 'ICMS' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('table', { name: 'Estados' }).getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(form).toBeVisible();
});

for (const path of ['/materials', '/customers', '/groups']) {
  test(
    `what was typed into a new entry of ${path} is not lost by Escape or Back`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto(path);
      // An empty list offers it twice.
      await page.getByRole('button', { name: 'Adicionar' }).first().click();
      const form = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Nome' }) });
      const question = page.getByRole('dialog', { name: 'Alterações não salvas' });
      await type(form, 'Nome', 'Digitado');
      for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
        await leave();
        await question.getByRole('button', { name: 'Continuar editando' }).click();
        await expect(question).toBeHidden();
        await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue('Digitado');
      }
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Descartar alterações' }).click();
      await expect(form).toBeHidden();
      await expect(page).toHaveURL(addressOf(path));
    },
  );
}

test('a search that has not begun yet is dropped when another list is opened', async ({ page }) => {
  await page.goto('/components');
  await search(page).fill('Parafuso');
  await page.getByRole('link', { name: 'Processos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processos');
  // Half a second and more: the search of this list runs after the one that was dropped would have.
  await search(page).fill('Corte a laser');
  await expect(page).toHaveURL(/processes\?.*filter=.*laser/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processos');
  await expect(rowOf(page, 'Processos', 'Corte a laser')).toBeVisible();
});

test('an entry that a part uses is not deleted, and the refusal names its uses', async ({ page, admin }) => {
  const sheet = await makeUsedSheet(admin);
  await page.goto('/sheets');
  await search(page).fill(sheet);
  await chooseFromMenu(page, sheet, 'Excluir');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(toast(page, 'Não é possível excluir: em uso por 1 peça')).toBeVisible();
  await expect(rowOf(page, 'Chapas', sheet)).toBeVisible();
});

test('another entry of the same name is a warning with a link, not a refusal', async ({ page, admin }) => {
  const name = unique('Aço Gêmeo');
  const first = await admin.post<{ id: number }>('/customers', { name });
  await page.goto('/customers/create');
  const form = page.getByRole('dialog', { name: 'Novo cliente' });
  await type(form, 'Nome', name.replace('Aço Gêmeo', 'ACO gemeo'));
  await expect(form.getByText('Já existe um cadastro com este nome.')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Ver o outro' })).toHaveAttribute(
    'href',
    `/customers/${first.id}`,
  );
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/customers/${first.id}`);
  const stored = page.getByRole('dialog', { name: 'Editar cliente' });
  await expect(stored.getByText('Já existe um cadastro com este nome.')).toBeVisible();
  await type(stored, 'Nome', `${name} único`);
  await expect(stored.getByText('Já existe um cadastro com este nome.')).toBeHidden();
});

test('a wrong check digit is a warning, not a refusal', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/customers/create');
  const form = page.getByRole('dialog', { name: 'Novo cliente' });
  const name = await named(form, 'Dígito errado', { CNPJ: '12ABC34501DE36' });
  await expect(form.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-36');
  await expect(form.getByText('O dígito verificador não confere: confira o CNPJ')).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await search(page).fill(name);
  await expect(rowOf(page, 'Clientes', name)).toContainText('12.ABC.345/01DE-36');
});

/** A sheet of its own, out of which one part is made. */
async function makeUsedSheet(admin: Api): Promise<string> {
  const name = unique('Chapa em uso');
  const material = await admin.find('materials', 'Aço SAE 1020');
  const measures = { thickness: 2, width: 1000, length: 2000 };
  const sheet = await admin.post<{ id: number }>('/sheets', { name, material_id: material.id, ...measures });
  const { part } = await makePricedQuote(admin);
  await admin.put(`/sets/${part.set_id}/parts/${part.id}`, { sheet_id: sheet.id });
  return name;
}
