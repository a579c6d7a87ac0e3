import { act, fireEvent, screen, within } from '@testing-library/react';
import { CUT, on } from '../../test/api';
import { onOrder, order, part, set } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Shown = ReturnType<typeof showApp>;

const choose = async ({ user }: Shown, name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const press = async ({ user }: Shown, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const type = async (name: string, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  return field;
};
const says = (text: string) => screen.findAllByText(text);

const NEXT = { status: 'waiting_response', label: 'Próximo', kind: 'next', confirm: false } as const;

it('an order whose fields, status and documents can’t be saved or made says so', async () => {
  onOrder(order({ transitions: [NEXT] }));
  on('put', '/api/orders/{id}', CUT);
  on('put', '/api/orders/{id}/on-markup-change', CUT);
  on('put', '/api/orders/{id}/update-status', CUT);
  on('get', '/api/orders/{id}/pdf', CUT);
  on('get', '/api/orders/{id}/documents/progress', { 200: [] });
  const shown = showApp('/order/1');
  await press(shown, /Informações gerais/);
  await type('Observações de pagamento', 'à vista');
  await press(shown, 'Salvar');
  await says('Erro ao salvar pedido');
  const markup = await screen.findByRole('textbox', { name: 'Markup' });
  act(() => markup.focus());
  await type('Markup', '35');
  await shown.user.tab();
  await says('Erro ao recalcular valores das peças');
  await press(shown, 'Próximo');
  await screen.findAllByText(/(^|\. )Erro ao atualizar status$/);
  await press(shown, 'Documentos');
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Orçamento em PDF' }));
  await says('Erro ao gerar documento');
});

it('a conflict of an order names who saved the order, not who calculated its parts since', async () => {
  onOrder();
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: /Informações gerais/ }));
  await user.type(await screen.findByRole('textbox', { name: /frete/i }), '250');
  on('get', '/api/orders/{id}', { 200: order({ version: 2, delivery_value: 180 }) });
  on('put', '/api/orders/{id}', { 409: { message: 'Alterado' } });
  const event = { action: 'saved', created_at: '2026-01-06T12:00:00.000Z' } as const;
  on('get', '/api/orders/{id}/history', {
    200: [
      { ...event, id: 3, user_name: 'Bruno', action: 'recalculated', details: { part_ids: [part().id] } },
      { ...event, id: 2, user_name: 'Carla', details: { delivery_value: [100, 180] } },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/Carla/);
  expect(dialog.queryByText(/Bruno/)).toBeNull();
});

it('an order’s file that can’t be stored, downloaded or removed says so', async () => {
  onOrder(order({ os_file: 'a/os.pdf', os_file_name: 'os.pdf', os_file_size: 1000 }));
  on('put', '/api/orders/{id}', CUT);
  on('get', '/api/orders/{id}/download-os', CUT);
  on('delete', '/api/orders/{id}/remove-os', CUT);
  window.confirm = () => true;
  const shown = showApp('/order/1');
  await press(shown, /Informações gerais/);
  await press(shown, 'Baixar arquivo da OS');
  await says('Erro ao baixar arquivo da OS');
  await press(shown, 'Remover arquivo da OS');
  await says('Erro ao remover arquivo da OS');
  const card = screen.getByRole('region', { name: 'Arquivo da OS' });
  const files = [new File(['%PDF-1.7'], 'os.pdf', { type: 'application/pdf' })];
  fireEvent.change(card.querySelector('input[type=file]')!, { target: { files } });
  await says('Erro ao salvar arquivo da OS');
});

it('sets and parts of an order that can’t be added, changed or deleted say so', async () => {
  onOrder();
  on('post', '/api/sets', CUT);
  on('post', '/api/sets/{set_id}/parts', CUT);
  on('post', '/api/upload-set-part', CUT);
  on('get', '/api/upload-set-part/waiting', CUT);
  on('put', '/api/set-parts/{id}/status', CUT);
  on('delete', '/api/set-parts/{id}', CUT);
  on('delete', '/api/sets/{id}', CUT);
  const shown = showApp('/order/1');
  await press(shown, 'Novo conjunto');
  await says('Erro ao criar conjunto');
  await press(shown, 'Adicionar peça');
  await says('Erro ao adicionar nova peça');
  const [input] = screen.getAllByLabelText('Enviar desenhos: Base');
  fireEvent.change(input!, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
  await says('Erro ao fazer upload de arquivo');
  await choose(shown, 'Flange', 'Marcar como finalizado');
  await says('Erro ao atualizar status da peça');
  await choose(shown, 'Flange', 'Excluir');
  await press(shown, 'Confirmar');
  await says('Erro ao excluir peça');
  await choose(shown, 'Base', 'Excluir');
  await press(shown, 'Confirmar');
  await says('Erro ao excluir conjunto');
});

it('a message of a failed call begins with the missing network, where it is that', async () => {
  onOrder();
  on('post', '/api/sets', CUT);
  const shown = showApp('/order/1');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press(shown, 'Novo conjunto');
  await screen.findByText('Sem conexão. Erro ao criar conjunto');
  online.mockRestore();
  await press(shown, 'Novo conjunto');
  await screen.findByText('Erro ao criar conjunto');
});

describe('without an order', () => {
  it('one that can’t be loaded says so, and offers another try', async () => {
    onOrder();
    on('get', '/api/orders/{id}', CUT);
    showApp('/order/1');
    await says('Erro ao carregar pedido');
    screen.getByRole('button', { name: 'Tentar de novo' });
  });

  it.each([
    ['99999999', 'Erro: conjunto não encontrado.'],
    ['x', 'Erro: ID do conjunto não encontrado'],
  ])('a set %s of the address that it does not have is named', async (id, text) => {
    onOrder();
    on('get', '/api/mercosur-common-nomenclatures', { 200: [] });
    on('get', '/api/sets/{id}', { 404: { message: 'Conjunto não encontrado' } });
    showApp(`/order/1?set=${id}`);
    await says(text);
  });
});

it('a file for a new order waits for its first save', async () => {
  onOrder();
  showApp('/order/new');
  const card = await screen.findByRole('region', { name: 'Arquivo da OS' });
  const files = [new File(['%PDF-1.7'], 'os.pdf', { type: 'application/pdf' })];
  fireEvent.change(card.querySelector('input[type=file]')!, { target: { files } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Salve o pedido antes de fazer upload da OS');
});

it('says that customers can’t be loaded', async () => {
  onOrder();
  on('get', '/api/customers', CUT);
  showApp('/order/new');
  await says('Erro ao carregar clientes');
});

describe('the dialogs', () => {
  it('of a set says that it can’t be saved', async () => {
    onOrder();
    on('get', '/api/mercosur-common-nomenclatures', { 200: [] });
    on('get', '/api/sets/{id}', { 200: set() });
    on('post', '/api/sets/{id}/update', CUT);
    const { user } = showApp('/order/1?set=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar conjunto' }));
    const quantity = await dialog.findByRole('textbox', { name: 'Quantidade' });
    fireEvent.change(quantity, { target: { value: '4' } });
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await says('Erro ao salvar conjunto');
  });
});
