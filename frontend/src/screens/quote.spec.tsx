import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from '../api/schema';
import { CUT, on } from '../../test/api';
import { onOrder, onPart, order, part, set, totals } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Shown = ReturnType<typeof showApp>;
type Schemas = components['schemas'];

const press = async ({ user }: Shown, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const says = (text: string) => screen.findAllByText(text);
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const WHEN = '2026-11-20T12:00:00.000Z';

it('says that margins can’t be loaded, and a markup for one can’t be calculated', async () => {
  onOrder();
  on('get', '/api/orders/{id}/margins', { 500: {} });
  on('get', '/api/orders/{id}/taxes', { 200: { problem: null, day: '2027-01-15', notes: [], days: [] } });
  on('get', '/api/orders/{id}/markup-for-margin', { 500: {} });
  const shown = showApp('/order/1/values');
  await says('Erro ao buscar custos e margens');
  await press(shown, /Informações gerais/);
  await press(shown, 'Definir o markup pela margem');
  fireEvent.change(await screen.findByLabelText('Margem desejada'), { target: { value: '10' } });
  await press(shown, 'Aplicar');
  await says('Erro ao calcular o markup');
});

it('says that quantity breaks can’t be loaded or saved, and asks before those are lost', async () => {
  onOrder(order({ sets: [set({ breaks: [2] })] }));
  on('get', '/api/orders/{id}/taxes', { 200: { problem: null, day: '2027-01-15', notes: [], days: [] } });
  on('get', '/api/orders/{id}/breaks', { 500: {} });
  on('post', '/api/sets/{id}/update', { 500: {} });
  const shown = showApp('/order/1/values');
  await says('Erro ao buscar faixas de quantidade');
  await press(shown, 'Definir faixas');
  const dialog = await dialogOf('Faixas de quantidade');
  fireEvent.change(dialog.getByRole('combobox', { name: 'Quantidades' }), { target: { value: '5' } });
  await shown.user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await says('Erro ao salvar faixas de quantidade');
  const chip = dialog.getByRole('button', { name: 'Remover 5' });
  fireEvent.keyDown(chip, { key: 'Escape' });
  await press(shown, 'Continuar editando');
  await waitFor(() => expect(screen.queryByText('Continuar editando')).toBeNull());
  fireEvent.keyUp(chip, { key: 'Backspace' });
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remover 5' })).toBeNull());
  await shown.user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that revisions can’t be loaded, compared, printed, looked at or taken up', async () => {
  const revision: Schemas['RevisionView'] = {
    number: 0,
    name: 'R0',
    frozen_at: WHEN,
    frozen_by: 'Ana Souza',
    total: 676.1,
    digest: 'digest',
    superseded: false,
    as_now: false,
    documents: [{ kind: 'quote', digest: 'digest', size: 1000 }],
  };
  onOrder(order({ revision: 0 }));
  onOffer();
  on('get', '/api/orders/{id}/revisions', { 500: {} });
  const shown = showApp('/order/1');
  await shown.user.click(await screen.findByRole('tab', { name: 'Envios e revisões' }));
  await says('Erro ao buscar revisões');
  on('get', '/api/orders/{id}/revisions', { 200: [revision] });
  await press(shown, 'Tentar de novo');
  on('get', '/api/orders/{id}/revisions/{number}', { 500: {} });
  on('get', '/api/orders/{id}/revisions/{number}/pdf', { 500: {} });
  on('post', '/api/orders/{id}/revisions/{number}/take-up', { 500: {} });
  on('get', '/api/orders/{id}/revision-difference', { 500: {} });
  const choose = async (item: string) => {
    await press(shown, 'Ações da revisão R0');
    await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Orçamento em PDF');
  await says('Erro ao gerar documento da revisão');
  await choose('Retomar');
  await shown.user.click((await dialogOf('Retomar R0')).getByRole('button', { name: 'Retomar' }));
  await says('Erro ao retomar revisão');
  await choose('O que mudou');
  const difference = await dialogOf('O que mudou, em dinheiro');
  await difference.findByText('Erro ao comparar revisões');
  await shown.user.click(difference.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Ver');
  await (await dialogOf(/./)).findByText('Erro ao buscar a revisão');
});

const LINK: Schemas['OfferLinkView'] = {
  id: 4,
  revision: 0,
  recipient: '',
  state: 'valid',
  refused: false,
  valid_until: '2030-01-01T00:00:00.000Z',
  opened: 0,
  opened_at: null,
  created_by: 'Ana Souza',
  created_at: WHEN,
};
const ANSWER: Schemas['OfferAnswerView'] = {
  id: 6,
  kind: 'asked',
  revision: 0,
  name: 'Ana Lima',
  contact: '',
  text: 'Entregam em maio?',
  purchase_order: '',
  picks: { quote: null, sets: [] },
  total: null,
  quantities: null,
  file: null,
  ip: '127.0.0.1',
  digest: 'digest',
  pdf_digest: null,
  created_at: WHEN,
  seen_at: null,
};
const DRAFT: Schemas['MailDraftView'] = {
  can_send: true,
  to: [],
  subject: 'Orçamento 000001 – Forja Metal',
  text: 'Olá\n\nPara ver, aceitar ou perguntar pela internet:\n{link}\n\nAtenciosamente,',
  phone: null,
  documents: [{ kind: 'quote', file_name: 'orcamento.pdf' }],
  valid_until: '2030-01-01T00:00:00.000Z',
  remind_customer: false,
  most_recipients: 20,
};

function onOffer(): void {
  on('get', '/api/orders/{id}/answers', { 200: [] });
  on('get', '/api/orders/{id}/links', { 200: [] });
  on('get', '/api/orders/{id}/mails', { 200: [] });
  on('get', '/api/orders/{id}/revisions', { 200: [] });
  on('get', '/api/orders/{id}/mail-draft', { 200: DRAFT });
  on('post', '/api/orders/{id}/links', { 200: { ...LINK, path: '/p/abc', url: 'https://forja.test/p/abc' } });
}
const WAITING = { status: 'waiting_response', revision: 0, totals: totals({ total: 809.91 }) } as const;
const sendDialog = async (shown: Shown) => {
  await press(shown, 'Enviar ao cliente…');
  return dialogOf(/^Enviar orçamento/);
};

it('says beside its status what the customer answered to the last revision; an accepted one waits to be approved', async () => {
  const approve = { status: 'approved', kind: 'approve', label: 'Aprovar', confirm: true } as const;
  onOrder(order({ ...WAITING, transitions: [approve] }));
  onOffer();
  on('get', '/api/orders/{id}/answers', {
    200: [
      { ...ANSWER, id: 3, kind: 'asked' },
      { ...ANSWER, id: 2, kind: 'accepted' },
    ],
  });
  showApp('/order/1');
  await screen.findByText('Aceito');
  expect(screen.queryByText('Com pergunta')).toBeNull();
  const isMain = (name: string) =>
    screen.getByRole('button', { name }).matches('.MuiButton-contained.MuiButton-colorPrimary');
  expect(['Aprovar', 'Enviar ao cliente…'].map(isMain)).toEqual([true, false]);
});

it('lists the links that are out beside what was sent, and makes none by being looked at', async () => {
  onOrder(order(WAITING));
  on('get', '/api/orders/{id}/mails', { 200: [] });
  on('get', '/api/orders/{id}/answers', { 200: [] });
  on('get', '/api/orders/{id}/revisions', { 200: [] });
  on('get', '/api/orders/{id}/links', { 200: [LINK] });
  const withdrawn = on('put', '/api/orders/{id}/links/{link_id}/withdraw', () => {
    on('get', '/api/orders/{id}/links', { 200: [] });
    return { 200: { ...LINK, state: 'withdrawn' as const } };
  });
  const shown = showApp('/order/1/sendings');
  await press(shown, 'Retirar o link: Link sem destinatário');
  await waitFor(() => expect(screen.queryByText('Página do cliente')).toBeNull());
  expect(withdrawn).toMatchObject([{ params: { link_id: String(LINK.id) } }]);
});

it('says that a link can’t be made or withdrawn, and an answer can’t be marked as read', async () => {
  onOrder(order(WAITING));
  onOffer();
  on('get', '/api/orders/{id}/answers', { 200: [ANSWER] });
  on('get', '/api/orders/{id}/links', { 200: [LINK] });
  on('put', '/api/orders/{id}/answers/{answer_id}/seen', { 500: {} });
  on('put', '/api/orders/{id}/links/{link_id}/withdraw', { 500: {} });
  on('post', '/api/orders/{id}/links', { 500: {} });
  const shown = showApp('/order/1');
  await press(shown, 'Marcar como lida a resposta de Ana Lima');
  await says('Erro ao marcar a resposta como lida');
  const dialog = await sendDialog(shown);
  await dialog.findByText('Erro ao criar o link');
  await shown.user.click(
    await dialog.findByRole('button', { name: 'Retirar o link: Link sem destinatário' }),
  );
  await says('Erro ao retirar o link');
});

describe('the message to a customer', () => {
  beforeEach(() => {
    onOrder(order(WAITING));
    onOffer();
  });

  it('that can’t be prepared or sent stays in the dialog, says why, and is not lost without a question', async () => {
    on('get', '/api/orders/{id}/mail-draft', { 500: {} });
    const shown = showApp('/order/1');
    const dialog = await sendDialog(shown);
    await dialog.findByText('Erro ao preparar o e-mail');
    on('get', '/api/orders/{id}/mail-draft', { 200: DRAFT });
    await shown.user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    const type = async (name: string, value: string) =>
      fireEvent.change(await dialog.findByRole('textbox', { name }), { target: { value } });
    const send = async () => shown.user.click(dialog.getByRole('button', { name: 'Enviar' }));
    await type('Para', 'compras@');
    await type('Mensagem', 'Olá, segue o orçamento.');
    await send();
    await dialog.findByText('Endereço de e-mail inválido: compras@');
    await type('Para', 'compras@metal.example.com');
    on('post', '/api/orders/{id}/mails', { 500: {} });
    await send();
    await says('Erro ao enviar o e-mail');
    const text = dialog.getByRole('textbox', { name: 'Mensagem' });
    fireEvent.keyDown(text, { key: 'Escape' });
    await press(shown, 'Continuar editando');
    expect(text).toHaveProperty('value', 'Olá, segue o orçamento.');
    await shown.user.click(dialog.getByText('Fechar'));
    await press(shown, 'Descartar alterações');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('begins anew in a dialog that is opened again, and its link can be taken out and put at the end', async () => {
    const shown = showApp('/order/1');
    const dialog = await sendDialog(shown);
    const text = await dialog.findByRole('textbox', { name: 'Mensagem' });
    expect((text as HTMLTextAreaElement).value).toMatch(/^Olá/);
    fireEvent.keyUp(await dialog.findByRole('button', { name: 'Link da página do cliente' }), {
      key: 'Delete',
    });
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect((text as HTMLTextAreaElement).value).toMatch(/^Olá[^]*Atenciosamente,/);
    await shown.user.click(dialog.getByRole('button', { name: 'Inserir link' }));
    await waitFor(() =>
      expect((text as HTMLTextAreaElement).value).toMatch(/Para ver, aceitar ou perguntar pela internet:\n$/),
    );
    const after = dialog.getByRole('textbox', { name: 'Depois do link' });
    expect((after as HTMLTextAreaElement).value).toMatch(/Atenciosamente,/);
  });

  it('has a reminder, which is stored at once, and stays as it was where that fails', async () => {
    const stored = on('put', '/api/orders/{id}/customer-reminder', ({ body }) => {
      on('get', '/api/orders/{id}/mail-draft', { 200: { ...DRAFT, remind_customer: true } });
      return { 200: { remind_customer: body.remind_customer } };
    });
    const shown = showApp('/order/1');
    const name = 'Lembrar o cliente antes do vencimento';
    const first = await sendDialog(shown);
    const tick = await first.findByRole('checkbox', { name });
    expect(tick).toHaveProperty('checked', false);
    await shown.user.click(tick);
    await waitFor(() => expect(stored).toHaveLength(1));
    await shown.user.click(first.getByText('Fechar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await (await sendDialog(shown)).findByRole('checkbox', { name });
    await waitFor(() => expect(again).toHaveProperty('checked', true));
    on('put', '/api/orders/{id}/customer-reminder', CUT);
    await shown.user.click(again);
    await says('Erro ao salvar o lembrete');
    await waitFor(() => expect(again).toHaveProperty('checked', true));
  });
});

it.each([
  [
    'a part',
    order({ ...WAITING, sets: [set({ parts: [] })] }),
    'Este orçamento não tem peças. Enviar assim mesmo?',
  ],
  [
    'a price',
    order({ ...WAITING, totals: totals({ total: 0 }) }),
    'O total deste orçamento é R$ 0,00. Enviar assim mesmo?',
  ],
])('a quote without %s asks before it is sent, and makes no link before', async (_, quote, asked) => {
  onOrder(quote);
  onOffer();
  const made = on('post', '/api/orders/{id}/links', {
    200: { ...LINK, path: '/p/abc', url: 'https://forja.test/p/abc' },
  });
  const shown = showApp('/order/1');
  const dialog = await sendDialog(shown);
  dialog.getByText(asked);
  await shown.user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made).toEqual([]);
  const again = await sendDialog(shown);
  await shown.user.click(again.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('textbox', { name: 'Para' });
});

it('what a quote lacks leads from the question before it is sent to where it is put right', async () => {
  const untyped = part({ title: 'Aba', type: null });
  onPart(untyped);
  onOrder(
    order({
      sets: [set({ parts: [untyped] })],
      transitions: [{ status: 'waiting_response', kind: 'next', label: 'Próximo', confirm: false }],
    }),
  );
  onOffer();
  const shown = showApp('/order/1');
  const dialog = await sendDialog(shown);
  await shown.user.click(dialog.getByRole('button', { name: '1 peça sem tipo' }));
  await screen.findByDisplayValue('Aba');
  expect(screen.queryByRole('dialog', { name: /^Enviar orçamento/ })).toBeNull();
});

it('a draft that went out by its link is closed; before that it is cancelled', async () => {
  onOrder(
    order({
      transitions: [{ status: 'waiting_response', kind: 'next', label: 'Próximo', confirm: false }],
    }),
  );
  onOffer();
  on('put', '/api/orders/{id}/update-status', { 200: order(WAITING) });
  on('get', '/api/orders/{id}/pdf', { 500: {} });
  const shown = showApp('/order/1');
  await shown.user.click((await sendDialog(shown)).getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('textbox', { name: 'Para' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByText('Fechar')).toBeNull();
  await shown.user.click(dialog.getByRole('button', { name: 'Copiar link' }));
  await dialog.findByText('Fechar');
});
