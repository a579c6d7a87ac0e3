import { fireEvent, screen, within } from '@testing-library/react';
import { CUT, on } from '../../test/api';
import { material, onOrder, order, process, set, signedIn } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Shown = ReturnType<typeof showApp>;

const CREATED = '2026-01-05T12:00:00.000Z';

const choose = async ({ user }: Shown, name: string, item: string) => {
  await user.click(await screen.findByLabelText(`Ações de ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const press = async ({ user }: Shown, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('says that a list can’t be exported', async () => {
  on('get', '/api/processes', { 200: [process()] });
  on('get', '/api/exports/{catalogue}', CUT);
  const shown = showApp('/processes');
  await screen.findByText('Dobra');
  await press(shown, 'Exportar');
  await screen.findByText('Erro ao exportar a lista');
});

describe('the queue of jobs', () => {
  const mail = (id: number, can: { retry: boolean; cancel: boolean }) => ({
    id: `mail-${id}`,
    kind: 'mail' as const,
    variant: 'offer' as const,
    state: can.retry ? ('failed' as const) : ('waiting' as const),
    order_id: id,
    subject_id: 5,
    text: null,
    created_by: 'Ana Souza',
    done: null,
    of: null,
    message: null,
    asked_at: CREATED,
    ended_at: null,
    next_try_at: null,
    can: { ...can, open: true },
  });
  const MAILS = [mail(1, { retry: true, cancel: false }), mail(2, { retry: false, cancel: true })];
  it('stands under its former address, too', async () => {
    on('get', '/api/jobs', { 200: MAILS });
    const { router } = showApp('/document-queue');
    await screen.findByRole('table', { name: 'Fila de tarefas' });
    expect(router.state.location.pathname).toBe('/jobs');
  });

  it('says that it can’t be loaded, and what can’t be done about a job', async () => {
    signedIn('edit_pre_orders');
    on('get', '/api/jobs', { 500: {} });
    const shown = showApp('/jobs');
    await screen.findByText('Erro ao buscar a fila de tarefas');
    on('get', '/api/jobs', { 200: MAILS });
    await press(shown, 'Tentar de novo');
    const retried = on('post', '/api/orders/{id}/mails/{mail_id}/retry', { 500: {} });
    await choose(shown, 'E-mail ao cliente · 000001', 'Tentar de novo');
    await screen.findByText('Erro ao tentar de novo');
    expect(retried).toMatchObject([{ params: { id: '1', mail_id: '5' } }]);
    const cancelled = on('post', '/api/orders/{id}/mails/{mail_id}/cancel', { 500: {} });
    await choose(shown, 'E-mail ao cliente · 000002', 'Cancelar');
    await screen.findByText('Erro ao cancelar a tarefa');
    expect(cancelled).toMatchObject([{ params: { id: '2', mail_id: '5' } }]);
  });
});

describe('kits', () => {
  const KIT = {
    id: 1,
    version: 1,
    name: 'Grade',
    folder: null,
    parts_count: 1,
    updated_at: CREATED,
    thumbnail: null,
  };

  it('says that kits can’t be saved or inserted', async () => {
    onOrder(order({ sets: [set({ name: 'Base' })] }));
    on('get', '/api/kits', { 200: [KIT] });
    on('get', '/api/kits/{id}', { 200: { ...KIT, parts: [] } });
    on('get', '/api/orders/{id}/kits/{kit_id}', CUT);
    on('post', '/api/kits', CUT);
    on('post', '/api/orders/{id}/insert-kit', CUT);
    const shown = showApp('/order/1');
    await choose(shown, 'Base', 'Salvar como kit');
    const form = within(await screen.findByRole('dialog', { name: 'Salvar como kit' }));
    await shown.user.click(form.getByRole('button', { name: /^Salvar/ }));
    await screen.findByText('Erro ao salvar kit');
    await shown.user.click(form.getByRole('button', { name: 'Cancelar' }));
    await press(shown, 'Inserir kit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Inserir kit' }));
    await shown.user.click(await dialog.findByRole('button', { name: /Grade/ }));
    await dialog.findByText('Erro ao calcular kit');
    await shown.user.click(dialog.getByRole('button', { name: 'Inserir' }));
    await screen.findByText('Erro ao inserir kit');
  });

  it('says that kits can’t be loaded or deleted', async () => {
    on('get', '/api/kits', CUT);
    on('delete', '/api/kits/{id}', CUT);
    const shown = showApp('/kits');
    await screen.findByText('Erro ao buscar kits');
    on('get', '/api/kits', { 200: [KIT] });
    await press(shown, 'Tentar de novo');
    await choose(shown, 'Grade', 'Excluir');
    await press(shown, 'Confirmar');
    await screen.findByText('Erro ao excluir kit');
  });
});

it('says that an impact can’t be calculated, nor quotes repriced, nor that be followed or stopped', async () => {
  const run = { id: 1, resource: 'materials' as const, entry_id: 1, name: 'Aço 1020', created_at: CREATED };
  const state = { ...run, waiting: 1, repriced: 0, skipped: 0, failed: 0, cancelled: 0 };
  on('get', '/api/materials', { 200: [material()] });
  on('get', '/api/materials/{id}', { 200: material() });
  on('get', '/api/mercosur-common-nomenclatures', { 200: [] });
  on('get', '/api/repricings', { 200: [] });
  on('post', '/api/price-impact', CUT);
  const shown = showApp('/materials/1');
  await press(shown, 'Impacto');
  await screen.findByText('Erro ao calcular o impacto');
  const quote = { id: 1, status: 'in_progress' as const, customer: null, accepted: false, parts: 1 };
  const figures = { total: 100, new_total: 110, difference: 10, growth: 10, icms: 18, new_icms: 19.8 };
  on('post', '/api/price-impact', {
    200: {
      name: 'Aço 1020',
      can_reprice: true,
      quotes: [{ ...quote, ...figures, kept: [], problem: null, digest: 'digest' }],
      others: 0,
      more: false,
      difference: 10,
    },
  });
  const begun = on('post', '/api/repricings', CUT);
  await press(shown, 'Tentar de novo');
  await press(shown, 'Reprecificar (1)');
  await screen.findByText(/Erro ao reprecificar os orçamentos/);
  expect(begun).toHaveLength(1);

  on('get', '/api/repricings', { 200: [state] });
  on('get', '/api/repricings/{id}', { 200: state });
  on('get', '/api/repricings/{id}/quotes', { 200: [] });
  on('post', '/api/repricings/{id}/cancel', CUT);
  await press(shown, 'Impacto');
  await press(shown, 'Interromper');
  await screen.findByText(/Erro ao interromper a reprecificação/);
  await shown.user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
  on('get', '/api/repricings/{id}', CUT);
  await press(shown, 'Impacto');
  await screen.findByText('Erro ao buscar o andamento da reprecificação');
});

it('keeps and marks a quantity of a set that is no whole number, and does not save it', async () => {
  onOrder();
  on('get', '/api/mercosur-common-nomenclatures', { 200: [] });
  on('get', '/api/sets/{id}', { 200: set() });
  const { user } = showApp('/order/1?set=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar conjunto' }));
  const quantity = await dialog.findByRole('textbox', { name: 'Quantidade' });
  await user.clear(quantity);
  await user.type(quantity, '1,5');
  await user.tab();
  expect(quantity).toHaveProperty('value', '1,5');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Corrija os números marcados.');
  dialog.getByText('Apenas números inteiros');
});

it('refuses a service-order file of another kind before it is sent', async () => {
  onOrder();
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: /Informações gerais/ }));
  const card = await screen.findByRole('region', { name: 'Arquivo da OS' });
  const files = [new File(['x'], 'planilha.xlsx', { type: 'application/octet-stream' })];
  fireEvent.change(card.querySelector('input[type=file]')!, { target: { files } });
  await screen.findByText('Formato não aceito: use PDF, DOC, DOCX, JPG, JPEG, PNG ou WEBP');
});
