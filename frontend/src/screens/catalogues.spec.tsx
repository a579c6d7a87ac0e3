import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { on } from '../../test/api';
import {
  bar,
  component,
  customer,
  material,
  ncm,
  operation,
  process,
  sheet,
  state,
  stockItem,
} from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Shown = ReturnType<typeof showApp>;

/** Failures of the catalogues' screens: a text that ends with the reason takes it from the server. */
const CATALOGUES = [
  {
    path: '/api/materials',
    name: 'Aço 1020',
    entry: material(),
    list: 'Erro ao buscar materiais',
    one: 'Erro ao buscar material',
    save: 'Erro ao salvar material: recusado',
    remove: 'Erro ao excluir material',
  },
  {
    path: '/api/sheets',
    name: 'Chapa 3 mm',
    entry: sheet(),
    list: 'Erro ao carregar chapas',
    one: 'Erro ao buscar chapa',
    save: 'Erro ao salvar chapa: recusado',
    remove: 'Erro ao excluir chapa',
  },
  {
    path: '/api/bars',
    name: 'Barra chata',
    entry: bar(),
    list: 'Erro ao carregar barras: recusado',
    one: 'Erro ao buscar barra',
    save: 'Erro ao salvar barra: recusado',
    remove: 'Erro ao excluir barra',
  },
  {
    path: '/api/components',
    name: 'Arruela lisa',
    entry: component(),
    list: 'Erro ao carregar componentes',
    one: 'Erro ao buscar componente',
    save: 'Erro ao salvar componente',
    remove: 'Erro ao excluir componente',
  },
  {
    path: '/api/processes',
    name: 'Dobra',
    entry: process(),
    list: 'Erro ao buscar processos: recusado',
    one: null,
    save: 'Erro ao salvar processo',
    remove: 'Erro ao excluir processo',
  },
  {
    path: '/api/mercosur-common-nomenclatures',
    name: '7326.19.00',
    entry: ncm(),
    list: 'Erro ao buscar NCMs',
    one: null,
    save: 'Erro ao salvar NCM: recusado',
    remove: 'Erro ao excluir NCM',
  },
  {
    path: '/api/states',
    name: 'São Paulo',
    entry: state(),
    list: 'Erro ao buscar estados',
    one: null,
    save: 'Erro ao salvar estado: recusado',
    remove: 'Erro ao excluir estado',
  },
  {
    path: '/api/customers',
    name: 'Metalúrgica Açaí',
    entry: customer(),
    list: 'Erro ao carregar clientes',
    one: null,
    // A copy slip that is kept to the letter.
    save: 'Erro ao salvar grupo',
    remove: 'Erro ao excluir cliente',
  },
  {
    path: '/api/stock-items',
    name: 'E7',
    entry: stockItem(),
    list: 'Erro ao buscar estoque',
    one: 'Erro ao buscar item do estoque',
    save: 'Erro ao salvar item do estoque',
    remove: 'Erro ao excluir item do estoque',
  },
  {
    path: '/api/operations',
    name: 'Revenda',
    entry: operation(),
    list: 'Erro ao buscar naturezas de operação',
    one: 'Erro ao buscar naturezas de operação',
    save: 'Erro ao salvar natureza de operação: recusado',
    remove: 'Erro ao excluir natureza de operação',
  },
] as const;

const failing = (text: string) => ({ 500: text.endsWith(': recusado') ? { message: 'recusado' } : {} });

const choose = async ({ user }: Shown, name: string, item: string) => {
  await user.click(await screen.findByLabelText(`Ações de ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

/** Lists that forms choose from. */
beforeEach(() => {
  on('get', '/api/materials', { 200: [material()] });
  on('get', '/api/states', { 200: [state()] });
  on('get', '/api/bars', { 200: [bar()] });
  on('get', '/api/mercosur-common-nomenclatures', { 200: [ncm()] });
  on('get', '/api/time-rules', { 200: [] });
});

it.each(CATALOGUES)('$path: a list, a change and a removal that fail say so', async (catalogue) => {
  const { path, name, entry, list, save, remove } = catalogue;
  on('get', path, failing(list));
  const shown = showApp(path.replace('/api', ''));
  await screen.findAllByText(list);
  on('get', path, { 200: [entry] as never });
  on('get', `${path}/{id}`, { 200: entry as never });
  on('put', `${path}/{id}`, failing(save));
  on('delete', `${path}/{id}`, failing(remove));
  await shown.user.click(screen.getByText('Tentar de novo'));
  await choose(shown, name, 'Editar');
  const form = within(
    path === '/api/processes' ? screen.getByRole('main') : await screen.findByRole('dialog'),
  );
  await waitFor(async () => expect((await form.findAllByRole('textbox'))[0]).not.toHaveProperty('value', ''));
  await shown.user.click(form.getByText('Salvar'));
  await screen.findByText(save);
  await shown.user.click(form.getByText('Cancelar'));
  await choose(shown, name, 'Excluir');
  await shown.user.click(await screen.findByText('Confirmar'));
  await screen.findByText(remove);
  await screen.findByText(name);
});

it.each(CATALOGUES.filter(({ one }) => one !== null))(
  '$path: an entry that can’t be loaded says so',
  async ({ path, one }) => {
    on('get', path, { 500: {} });
    on('get', `${path}/{id}`, { 500: {} });
    showApp(`${path.replace('/api', '')}/1`);
    await screen.findAllByText(one!);
  },
);

it('goes to the page before when the last row of a page is deleted', async () => {
  const store = (...titles: string[]) =>
    on(
      'get',
      '/api/processes',
      ({ query: { range = '' } }) => {
        const [first = 0, last = 0] = JSON.parse(range) as number[];
        return { 200: titles.map((title, id) => process({ id, title })).slice(first, last + 1) };
      },
      { 'Content-Range': `processes 0-0/${titles.length}` },
    );
  store('Corte 1', 'Corte 2', 'Corte 3');
  on('delete', '/api/processes/{id}', () => {
    store('Corte 1', 'Corte 2');
    return { 200: process() };
  });
  const shown = showApp('/processes?filter={}&sort=title&order=ASC&page=3&perPage=1');
  await choose(shown, 'Corte 3', 'Excluir');
  await shown.user.click(await screen.findByText('Confirmar'));
  await screen.findByText('Corte 2');
  await waitFor(() => expect(shown.router.state.location.search).toContain('page=2'));
});

it('an entry that is in use is not deleted, and the refusal names its uses and leads to them', async () => {
  on('get', '/api/sheets', { 200: [sheet()] });
  on('delete', '/api/sheets/{id}', { 409: { message: 'Não é possível excluir: em uso por 1 peça' } });
  const shown = showApp('/sheets');
  await choose(shown, 'Chapa 3 mm', 'Excluir');
  await shown.user.click(await screen.findByText('Confirmar'));
  await screen.findByText('Não é possível excluir: em uso por 1 peça');
  await screen.findByText('Chapa 3 mm');
  const uses = screen.getByRole('link', { name: 'Orçamentos e pedidos' });
  expect(uses.getAttribute('href')).toBe('/orders?sheet_id=1');
});

it('leads from a material to its sheets, which stand against its deletion', async () => {
  const sheets = on('get', '/api/sheets', { 200: [sheet()] });
  const shown = showApp('/materials');
  const filter = (): unknown => JSON.parse(sheets.at(-1)?.query.filter ?? '');
  await choose(shown, 'Aço 1020', 'Chapas deste material');
  await screen.findByText('Chapa 3 mm');
  expect(filter()).toEqual({ q: 'Aço 1020', material_id: 1 });
  // Another text is looked for in all sheets.
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'Inox' } });
  await waitFor(() => expect(filter()).toEqual({ q: 'Inox' }));
});

it('drops a search that has not begun yet when another list is opened', async () => {
  const components = on('get', '/api/components', { 200: [component()] });
  const processes = on('get', '/api/processes', { 200: [process()] });
  const { user, router } = showApp('/components');
  await screen.findByText('Arruela lisa');
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'Parafuso' } });
  await user.click(screen.getByText('Processos'));
  await screen.findByText('Dobra');
  // Half a second and more: the search of this list runs after the one that was dropped would have.
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'laser' } });
  await waitFor(() => expect(processes.at(-1)?.query.filter).toContain('laser'));
  expect(router.state.location.pathname).toBe('/processes');
  expect(components).toHaveLength(1);
});

it.each(['/materials', '/customers'])(
  'what was typed into a new entry of %s is not lost by Escape or Back',
  async (path) => {
    on('get', '/api/customers', { 200: [customer()] });
    const { user, router } = showApp(path);
    await user.click((await screen.findAllByText('Adicionar'))[0]!);
    const name = await screen.findByLabelText(/^Nome/);
    fireEvent.change(name, { target: { value: 'Digitado' } });
    for (const leave of [() => user.keyboard('{Escape}'), () => router.navigate(-1)]) {
      await leave();
      await user.click(await screen.findByText('Continuar editando'));
      await waitFor(() => expect(screen.queryByText('Continuar editando')).toBeNull());
      expect(name).toHaveProperty('value', 'Digitado');
    }
    await user.keyboard('{Escape}');
    await user.click(await screen.findByText('Descartar alterações'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(path);
  },
);

it('warns of another entry of the same name with a link to it, and saves all the same', async () => {
  on('get', '/api/customers', ({ query: { filter = '' } }) => ({
    200: filter.includes('same_name') && !filter.includes('único') ? [customer({ id: 9 })] : [],
  }));
  const created = on('post', '/api/customers', { 201: customer() });
  const { user } = showApp('/customers/create');
  const name = await screen.findByLabelText(/^Nome/);
  fireEvent.change(name, { target: { value: 'METALURGICA acai único' } });
  fireEvent.change(name, { target: { value: 'METALURGICA acai' } });
  await screen.findByText('Já existe um cadastro com este nome.');
  expect(screen.getByText('Ver o outro').getAttribute('href')).toBe('/customers/9');
  await user.click(screen.getByText('Salvar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(created).toMatchObject([{ body: { name: 'METALURGICA acai' } }]);
});

it('takes the warning back once the name is another', async () => {
  on('get', '/api/customers', ({ query: { filter = '' } }) => ({
    200: filter.includes('same_name') && !filter.includes('único') ? [customer({ id: 9 })] : [],
  }));
  on('get', '/api/customers/{id}', { 200: customer() });
  showApp('/customers/1');
  await screen.findByText('Já existe um cadastro com este nome.');
  fireEvent.change(screen.getByLabelText(/^Nome/), { target: { value: 'Metalúrgica Açaí única, único' } });
  await waitFor(() => expect(screen.queryByText('Já existe um cadastro com este nome.')).toBeNull());
});

it('notices a specific weight typed in g/cm³, and one click puts it right', async () => {
  on('get', '/api/materials', { 200: [] });
  on('get', '/api/mercosur-common-nomenclatures', { 200: [] });
  const weight = () => screen.findByRole('textbox', { name: 'Peso específico' });
  const { user } = showApp('/materials/create');
  await user.type(await weight(), '7,85');
  await screen.findByText('= 7.850,00 g/cm³: mais que qualquer metal. O campo é em g/mm³.');
  await user.click(screen.getByRole('button', { name: 'Usar 0,00785' }));
  expect(await weight()).toHaveProperty('value', '0,007850');
  await screen.findByText('= 7,85 g/cm³');
});

it('warns of a wrong check digit, and saves all the same', async () => {
  on('get', '/api/customers', { 200: [] });
  const created = on('post', '/api/customers', { 201: customer() });
  const { user } = showApp('/customers/create');
  fireEvent.change(await screen.findByLabelText(/^Nome/), { target: { value: 'Dígito errado' } });
  const cnpj = screen.getByLabelText('CNPJ');
  fireEvent.change(cnpj, { target: { value: '12ABC34501DE36' } });
  expect(cnpj).toHaveProperty('value', '12.ABC.345/01DE-36');
  await screen.findByText('O dígito verificador não confere: confira o CNPJ');
  await user.click(screen.getByText('Salvar'));
  await waitFor(() => expect(created).toMatchObject([{ body: { cnpj: '12.ABC.345/01DE-36' } }]));
});

interface Form {
  /** Where the form of a new entry is. */
  address: string;
  columns: string[];
  /** What an empty form complains about. */
  complaints: string[];
  /** Field, what is typed into it, and the message about it. */
  refused: [field: string, typed: string, complaint: string][];
  /** A new entry: what is typed or chosen by field, and what of it is sent. */
  typed: Record<string, string>;
  chosen?: Record<string, string>;
  sent: object;
  /** Asked before an entry is deleted. */
  question: string;
}

const FORMS = {
  '/api/sheets': {
    address: '/sheets/create',
    columns: ['Nome', 'Material', 'Espessura', 'Largura', 'Comprimento'],
    complaints: [
      'Nome é obrigatório',
      'Material é obrigatório',
      'Espessura é obrigatória',
      'Largura é obrigatória',
      'Comprimento é obrigatório',
    ],
    refused: [['Espessura', '1,234', 'Máximo 2 casas decimais']],
    chosen: { Material: 'Aço 1020' },
    typed: { Nome: 'Chapa', Espessura: '3', Largura: '1234,5', Comprimento: '2000' },
    sent: { name: 'Chapa', material_id: 1, thickness: 3, width: 1234.5, length: 2000 },
    question: 'Tem certeza que deseja excluir esta chapa?',
  },
  '/api/bars': {
    address: '/bars/create',
    columns: ['Nome', 'Comprimento', 'Peso', 'Preço por kg'],
    complaints: [
      'Nome é obrigatório',
      'Comprimento é obrigatório',
      'Peso é obrigatório',
      'Preço é obrigatório',
    ],
    refused: [
      ['Comprimento', '1,234', 'Máximo 2 casas decimais'],
      ['Preço por kg', '1e3', 'Digite um número'],
      ['Preço por kg', '1,23456', 'Máximo 2 casas decimais'],
    ],
    typed: { Nome: 'Barra', Comprimento: '6000', Peso: '13,75', 'Preço por kg': '7,85' },
    sent: { name: 'Barra', length: 6000, weight: 13.75, price_kg: 7.85 },
    question: 'Tem certeza que deseja excluir esta barra?',
  },
  '/api/components': {
    address: '/components/create',
    columns: ['Nome', 'Especificação', 'Fornecedor', 'Valor unitário'],
    complaints: ['Nome é obrigatório', 'Valor unitário é obrigatório'],
    refused: [['Valor unitário', '0,123', 'Máximo 2 casas decimais']],
    typed: { Nome: 'Parafuso', Especificação: 'M8 × 20', Fornecedor: 'Fixa', 'Valor unitário': '1234,56' },
    sent: { name: 'Parafuso', specification: 'M8 × 20', supplier: 'Fixa', unit_value: 1234.56 },
    question: 'Tem certeza que deseja excluir este componente?',
  },
  '/api/processes': {
    address: '/processes/new',
    columns: ['Nome', 'Observações', 'Valor por minuto'],
    complaints: ['Campo obrigatório'],
    refused: [['Valor por minuto', '1,234', 'Máximo de 2 casas decimais']],
    typed: { Nome: 'Rebarba', 'Valor por minuto': '2,75', Observações: 'Manual.' },
    sent: { title: 'Rebarba', value_per_minute: 2.75, content: 'Manual.' },
    question: 'Tem certeza que deseja excluir este processo?',
  },
  '/api/mercosur-common-nomenclatures': {
    address: '/mercosur-common-nomenclatures/create',
    columns: ['Código', 'Descrição', 'IPI'],
    complaints: ['Código é obrigatório', 'IPI é obrigatório'],
    refused: [
      ['IPI', '-5', 'IPI deve ser maior ou igual a 0'],
      ['IPI', '100,5', 'IPI deve ser menor ou igual a 100'],
      ['IPI', '1,234', 'Máximo 2 casas decimais'],
    ],
    typed: { Código: '12345678', IPI: '6,5', Descrição: 'Obras de ensaio' },
    sent: { code: '1234.56.78', ipi: 6.5, description: 'Obras de ensaio' },
    question: 'Tem certeza que deseja excluir este NCM?',
  },
  '/api/states': {
    address: '/states/create',
    columns: ['Nome', 'Abreviação', 'ICMS'],
    complaints: ['Nome é obrigatório', 'Abreviação é obrigatória', 'ICMS é obrigatório'],
    refused: [
      ['Abreviação', 'abc', 'Deve ter exatamente 2 caracteres'],
      ['ICMS', '-5', 'ICMS deve ser maior ou igual a 0'],
      ['ICMS', '101', 'ICMS deve ser menor ou igual a 100'],
    ],
    typed: { Nome: 'Província', Abreviação: 'zz', ICMS: '8,25' },
    sent: { name: 'Província', abbreviation: 'ZZ', icms: 8.25 },
    question: 'Tem certeza que deseja excluir este estado?',
  },
  '/api/customers': {
    address: '/customers/create',
    columns: ['Nome', 'CNPJ/CPF', 'E-mail', 'Telefone', 'Estado'],
    complaints: ['Nome é obrigatório'],
    refused: [],
    chosen: { Estado: 'São Paulo' },
    typed: {
      Nome: 'Ferragens',
      'E-mail': 'compras@example.com',
      Telefone: '4733221100',
      CNPJ: '12ABC34501DE35',
    },
    sent: { name: 'Ferragens', email: 'compras@example.com', cnpj: '12.ABC.345/01DE-35', state_id: 1 },
    question: 'Tem certeza que deseja excluir este cliente?',
  },
  '/api/stock-items': {
    address: '/stock-items/create',
    columns: ['Código', 'Material ou barra', 'Medidas', 'Local', 'Reservado'],
    complaints: ['Comprimento é obrigatório'],
    refused: [['Espessura', '1,234', 'Máximo 2 casas decimais']],
    chosen: { 'Material da chapa': 'Aço 1020' },
    typed: { Espessura: '3', Largura: '1200', Comprimento: '640', Local: 'Estante 1' },
    sent: { material_id: 1, thickness: 3, width: 1200, length: 640, place: 'Estante 1', count: 1 },
    question: 'Tem certeza que deseja excluir este item do estoque?',
  },
} satisfies Record<string, Form>;

it.each(Object.entries<Form>(FORMS))(
  '%s: an empty or wrong form is not sent, a whole one is; a removal is asked about',
  async (route, { address, columns, complaints, refused, typed, chosen = {}, sent, question }) => {
    const { path, name, entry } = CATALOGUES.find((each) => each.path === route)!;
    on('get', path, { 200: [entry] as never });
    const created = on('post', path, { 201: entry as never });
    const shown = showApp(path.replace('/api', ''));
    const { user, router } = shown;
    await screen.findByText(name);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    for (const column of columns) expect(heads.some((head) => head.includes(column))).toBe(true);

    await user.click(screen.getByText('Adicionar'));
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    const form = within(
      path === '/api/processes' ? screen.getByRole('main') : await screen.findByRole('dialog'),
    );
    await user.click(await form.findByText('Salvar'));
    for (const complaint of complaints) await form.findAllByText(complaint);
    const field = (label: string) => form.getByRole('textbox', { name: label });
    const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
    for (const [label, value, complaint] of refused) {
      type(label, value);
      fireEvent.blur(field(label));
      await form.findAllByText(complaint);
    }
    expect(created).toEqual([]);

    for (const [label, option] of Object.entries(chosen)) {
      await user.type(form.getByRole('combobox', { name: label }), option);
      await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
    }
    for (const [label, value] of Object.entries(typed)) {
      type(label, value);
      fireEvent.blur(field(label));
    }
    await user.click(form.getByText('Salvar'));
    await waitFor(() => expect(router.state.location.pathname).toBe(path.replace('/api', '')));
    expect(created).toMatchObject([{ body: sent }]);

    await choose(shown, name, 'Excluir');
    await screen.findByText(question);
    await user.click(screen.getByText('Cancelar'));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    const removed = on('delete', `${path}/{id}`, { 200: entry as never });
    await choose(shown, name, 'Excluir');
    await user.click(await screen.findByText('Confirmar'));
    await screen.findByText('Excluído com sucesso.');
    expect(removed).toMatchObject([{ params: { id: '1' } }]);
  },
);
