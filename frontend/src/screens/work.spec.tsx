import { screen, within } from '@testing-library/react';
import { CUT, on } from '../../test/api';
import { onOrder, order, process, set, signedIn } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Shown = ReturnType<typeof showApp>;

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
    asked_at: '2026-01-05T12:00:00.000Z',
    ended_at: null,
    next_try_at: null,
    can: { ...can, open: true },
  });
  const MAILS = [mail(1, { retry: true, cancel: false }), mail(2, { retry: false, cancel: true })];
  const QUEUE = {
    workers: 1,
    waiting: 0,
    waiting_ahead: 0,
    running: 0,
    failed: 0,
    median_ms: null,
    jobs: [],
  };

  it('stands under its former address, too, with how documents are printed for administrators', async () => {
    on('get', '/api/jobs', { 200: MAILS });
    on('get', '/api/documents/queue', { 200: QUEUE });
    const { router } = showApp('/document-queue');
    await screen.findByRole('table', { name: 'Fila de tarefas' });
    expect(router.state.location.pathname).toBe('/jobs');
    await screen.findByText('Processos de geração');
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
    updated_at: '2026-01-05T12:00:00.000Z',
  };

  it('says that kits can’t be saved or inserted', async () => {
    onOrder(order({ sets: [set({ name: 'Base' })] }));
    on('get', '/api/kits', { 200: [KIT] });
    on('get', '/api/kits/{id}', { 200: { ...KIT, parts: [] } });
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
