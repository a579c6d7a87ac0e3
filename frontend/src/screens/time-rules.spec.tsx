import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from '../api/schema';
import { on } from '../../test/api';
import { showApp } from '../../test/show-app';

type Schemas = components['schemas'];
type Shown = ReturnType<typeof showApp>;

const RULE: Schemas['TimeRuleView'] = {
  id: 1,
  version: 1,
  version_id: 1,
  name: 'Laser',
  obs: null,
  driver: 'cut',
  sides: 1,
  handling_seconds: 6,
  minimum: 0.5,
  rows: [{ group: null, from: 2, to: null, speed: 2400, pierce_seconds: 0.8 }],
};
const FOUND: Schemas['FoundPartView'] = {
  rank: 1,
  id: 9,
  order_id: 1,
  order_type: 'pre_order',
  customer: null,
  title: 'Suporte',
  reference: null,
  unit_value: 0,
  thumbnail: null,
  excerpt: null,
};
const NOTHING = { orders: [], parts: [], customers: [], entries: [], similar: null, complete: true };

const press = async ({ user }: Shown, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const says = (text: string) => screen.findAllByText(text);

it('says that rules can’t be listed or deleted', async () => {
  on('get', '/api/time-rules', { 500: {} });
  on('delete', '/api/time-rules/{id}', { 500: {} });
  const shown = showApp('/time-rules');
  await says('Erro ao buscar regras de tempo');
  on('get', '/api/time-rules', { 200: [RULE] });
  await press(shown, 'Tentar de novo');
  await press(shown, 'Ações de Laser');
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await press(shown, 'Confirmar');
  await says('Erro ao excluir regra de tempo');
});

it('says that a rule can’t be loaded', async () => {
  on('get', '/api/time-rules', { 200: [RULE] });
  on('get', '/api/time-rules/{id}', { 500: {} });
  showApp('/time-rules/1');
  await says('Erro ao buscar regra de tempo');
});

it('says that a rule can’t be saved or tried, nor its table be exported or imported, nor parts be searched', async () => {
  on('get', '/api/time-rules', { 200: [RULE] });
  on('get', '/api/time-rules/{id}', { 200: RULE });
  on('get', '/api/exports/time-rules/{id}', { 500: {} });
  on('post', '/api/imports/time-rules/table', { 500: {} });
  on('get', '/api/search', { 500: {} });
  const tried = on('post', '/api/time-rules/try', { 500: {} });
  const saved = on('put', '/api/time-rules/{id}', { 500: {} });
  const shown = showApp('/time-rules/1');
  await press(shown, 'Exportar tabela');
  await says('Erro ao exportar a tabela');
  const input = screen.getAllByLabelText('Importar tabela').find(({ tagName }) => tagName === 'INPUT');
  fireEvent.change(input!, { target: { files: [new File(['Velocidade\n1'], 'tabela.csv')] } });
  await says('Erro ao importar a tabela');
  const region = within(screen.getByRole('region', { name: 'Experimentar a regra' }));
  const part = region.getByRole('combobox', { name: 'Peça' });
  await shown.user.type(part, 'Sup');
  await says('Erro ao buscar peças');
  on('get', '/api/search', { 200: { ...NOTHING, parts: [FOUND] } });
  await shown.user.type(part, 'o');
  await shown.user.click(await screen.findByRole('option', { name: /Suporte/ }));
  await shown.user.click(region.getByRole('button', { name: 'Calcular minutos' }));
  await says('Erro ao experimentar a regra');
  expect(tried).toHaveLength(1);
  await press(shown, 'Salvar');
  await says('Erro ao salvar regra de tempo');
  expect(saved).toHaveLength(1);
});

it('a material begins without a group, and is given one', async () => {
  on('get', '/api/materials', { 200: [] });
  on('get', '/api/mercosur-common-nomenclatures', { 200: [] });
  const created = on('post', '/api/materials', { 500: {} });
  const shown = showApp('/materials/create');
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo material' }));
  for (const [name, value] of [
    ['Nome', 'Aço 304'],
    ['Peso específico', '0,008'],
    ['Preço por kg', '30'],
  ] as const)
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  const group = dialog.getByRole('combobox', { name: 'Grupo do material' });
  expect(group.textContent).toBe('Outros materiais');
  fireEvent.mouseDown(group);
  await shown.user.click(await screen.findByRole('option', { name: 'Inox' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(created).toMatchObject([{ body: { name: 'Aço 304', group: 'stainless' } }]));
});
