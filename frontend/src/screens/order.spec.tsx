import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CUT, on } from '../../test/api';
import { company, onHome, onOrder, onPart, order, part, process, set, totals } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

it('an order that is deleted on its screen leads back to the list', async () => {
  onOrder();
  on('delete', '/api/orders/{id}', { 200: order() });
  onHome();
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
});

it('a quote of a company without a CNPJ says so, and leads to where an administrator gives it', async () => {
  onOrder();
  on('get', '/api/company', { 200: company({ cnpj: null }) });
  showApp('/order/1');
  const link = await screen.findByRole('link', { name: 'nome ou CNPJ da empresa em branco' });
  expect(link.getAttribute('href')).toBe('/company');
});

it('what a drawing says stands on its card, and stays offered where it can’t be taken over', async () => {
  const drawn = part({
    title: '7',
    content: 'a/7.webp',
    original: { path: 'a/7.pdf', name: '7.pdf', mime: 'application/pdf', page: 1 },
  });
  onOrder(order({ sets: [set({ parts: [drawn] })] }));
  const read = { text: 'Tampa', confidence: 0.97, learned_from: 0, source: 'text' } as const;
  const place = { x: 0, y: 0, width: 0.1, height: 0.1 };
  on('get', '/api/orders/{order_id}/parts/suggestions', {
    200: [
      {
        part_id: drawn.id,
        suggestions: [{ ...read, field: 'title', value: 'Tampa', place }],
        reading: false,
        material: null,
        sheet: null,
        ncm_id: null,
        weight: null,
      },
    ],
  });
  on('patch', '/api/orders/{order_id}/parts', CUT);
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: 'Aceitar do desenho: Tampa' }));
  await screen.findByText('Erro ao aceitar os valores dos desenhos');
  on('patch', '/api/orders/{order_id}/parts', {
    200: {
      parts: [],
      removed: [],
      refused: [{ index: 0, id: drawn.id, status: 409, message: 'Ana Souza a alterou', errors: {} }],
      kept: [],
      order_totals: order().totals,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Aceitar 1 com certeza' }));
  await screen.findByText('1 peça ficou como está: Ana Souza a alterou');
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  await screen.findByRole('button', { name: 'Aceitar 1 com certeza' });
});

it('a process from the strip is given to a part that was saved meanwhile as it is then, and taken back', async () => {
  const parts = [part({ type: 'sheet', title: 'Aba' }), part({ id: 2, type: 'sheet', title: 'Base' })];
  onOrder(order({ sets: [set({ parts })] }));
  on('get', '/api/processes', { 200: [process({ title: 'Corte', rule_id: 1 })] });
  const saves = on('patch', '/api/orders/{order_id}/parts', ({ body }) => {
    const stale = body.parts.length === 2 && !('restore' in (body.parts[0] ?? {}));
    const [saved] = body.parts;
    if (stale) onOrder(order({ sets: [set({ parts: parts.map((each) => ({ ...each, version: 2 })) })] }));
    return {
      200: {
        parts: parts.filter(({ id }) => id === saved?.id).map((each) => ({ ...each, version: 3 })),
        removed: [],
        refused: stale ? [{ index: 1, id: 2, status: 409, message: 'Alterada', errors: {} }] : [],
        kept: [{ part_id: saved?.id ?? 0, state: `before ${saved?.id}` }],
        order_totals: order().totals,
      },
    };
  });
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: '2 peças sem processo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Corte nas 2 peças, minutos pela regra' }));
  await screen.findByText('Corte adicionado.');
  expect(saves.map(({ body }) => body.parts.map(({ id, version }) => [id, version]))).toEqual([
    [
      [1, 1],
      [2, 1],
    ],
    [[2, 2]],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Desfeito.');
  expect(saves.at(-1)?.body.parts).toEqual([
    { id: 1, version: 3, restore: 'before 1' },
    { id: 2, version: 3, restore: 'before 2' },
  ]);
});

it('says how many drawings’ pictures are still being read', async () => {
  const drawn = [part({ id: 71, content: 'a/71.webp' }), part({ id: 72, content: 'a/72.webp' })];
  onOrder(order({ sets: [set({ parts: drawn })] }));
  const nothing = { suggestions: [], material: null, sheet: null, ncm_id: null, weight: null };
  on('get', '/api/orders/{order_id}/parts/suggestions', {
    200: drawn.map(({ id }) => ({ ...nothing, part_id: id, reading: true })),
  });
  showApp('/order/1');
  await screen.findByText('Lendo as imagens de 2 desenhos…');
});

it('while files are sent, each card has the title of its own part, whichever arrives first', async () => {
  onOrder();
  const arrivals: ((title: string) => void)[] = [];
  on('post', '/api/upload-set-part', () => {
    const id = 20 + arrivals.length;
    return new Promise((resolve) =>
      arrivals.push((title) =>
        resolve({ 201: { parts: [part({ id, title })], left_out: [], notice: null } }),
      ),
    );
  });
  on('get', '/api/upload-set-part/waiting', { 200: { files_ahead: null, page_read: null } });
  showApp('/order/1');
  const [input] = await screen.findAllByLabelText('Enviar desenhos: Base');
  const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent.change(input!, { target: { files } });
  await waitFor(() => expect(arrivals).toHaveLength(3));
  arrivals[1]!('Segunda');
  await screen.findByRole('button', { name: /^Abrir Segunda/ });
  arrivals[0]!('Primeira');
  const first = await screen.findByRole('button', { name: /^Abrir Primeira/ });
  expect(first.closest('li')!.textContent).toContain('Primeira');
});

it('names parts after their files, also those that were changed since they arrived, and says of which it could not', async () => {
  onOrder();
  const original = { path: 'a', name: '0815.pdf', mime: 'application/pdf', page: 1 };
  const arrived = part({ id: 20, title: 'Base dobrada', original });
  const arrive = () => {
    onOrder(order({ sets: [set({ parts: [{ ...arrived, version: 4 }] })] }));
    return { 201: { parts: [arrived], left_out: [], notice: null } };
  };
  on('post', '/api/upload-set-part', arrive);
  on('get', '/api/upload-set-part/waiting', { 200: { files_ahead: null, page_read: null } });
  const answer = { parts: [], kept: [], removed: [], order_totals: order().totals };
  const refused = [{ index: 0, id: 20, status: 409, message: 'Alterada por Bia', errors: {} }];
  const saves = on('patch', '/api/orders/{order_id}/parts', { 200: { ...answer, refused } });
  const { user } = showApp('/order/1');
  const [input] = await screen.findAllByLabelText('Enviar desenhos: Base');
  fireEvent.change(input!, { target: { files: [new File(['x'], '0815.pdf')] } });
  await user.click(await screen.findByRole('button', { name: 'Usar os nomes dos arquivos' }));
  await screen.findByText('1 peça ficou como está: Alterada por Bia');
  expect(saves.at(-1)?.body).toMatchObject({ parts: [{ id: 20, version: 4, title: '0815' }] });
  on('patch', '/api/orders/{order_id}/parts', { 200: { ...answer, refused: [] } });
  await user.click(screen.getByRole('button', { name: 'Usar os nomes dos arquivos' }));
  await waitFor(() => expect(screen.queryByText('1 peça com o nome que o desenho diz.')).toBeNull());
});

type OrderView = ReturnType<typeof order>;

const describedBy = (element: HTMLElement) => element.getAttribute('aria-describedby') ?? '';

it('an order that is not there leads back to the list', async () => {
  onOrder();
  on('get', '/api/orders/{id}', { 404: { message: 'Registro não encontrado' } });
  const { user, router } = showApp('/order/1');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('000001');
  expect(alert.textContent).toContain('não existe');
  onHome();
  await user.click(within(alert).getByRole('link', { name: 'Voltar para a lista' }));
  await screen.findByText('Nenhum orçamento ainda.');
  expect(router.state.location.pathname).toBe('/orders');
});

it('an order that another user deletes while it is saved says so and leads back to the list', async () => {
  onOrder();
  const GONE = { 404: { message: 'Registro não encontrado' } };
  on('put', '/api/orders/{id}', () => {
    on('get', '/api/orders/{id}', GONE);
    return GONE;
  });
  const { user, router } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: /Informações gerais/ }));
  fireEvent.change(await screen.findByLabelText('Valor do serviço'), { target: { value: '10' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar alterações' }));
  const alert = (await screen.findByText(/não existe mais/)).closest<HTMLElement>('[role=alert]');
  expect(alert?.textContent).toContain('Orçamento 000001');
  onHome();
  await user.click(within(alert!).getByRole('link', { name: 'Voltar para a lista' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
});

it('a discount above what it is taken from is refused at its field', async () => {
  onOrder();
  const text = 'O desconto não pode ser maior que o total';
  on('put', '/api/orders/{id}', { 422: { message: text, errors: { discount: [text] } } });
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: /Informações gerais/ }));
  const field = await screen.findByLabelText('Desconto');
  fireEvent.change(field, { target: { value: '99999' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(document.getElementById(describedBy(field))?.textContent).toContain(text));
});

it('an emptied markup of an order is 0, and its parts are calculated anew', async () => {
  onOrder();
  const sent = on('put', '/api/orders/{id}/on-markup-change', { 200: order({ version: 2, markup: 0 }) });
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: /^Informações gerais/ }));
  const markup = await screen.findByRole('textbox', { name: 'Markup' });
  await user.clear(markup);
  await user.tab();
  await screen.findByText('Valores das peças recalculados com sucesso.');
  expect(markup).toHaveProperty('value', '0,000');
  expect(sent).toMatchObject([{ body: { markup: 0 } }]);
});

it('says of the total and of a set’s amount which taxes they contain', async () => {
  onOrder();
  const shown = showApp('/order/1');
  const total = await screen.findByRole('group', { name: 'Total do pedido ou orçamento' });
  expect(total.textContent).toContain('Total com IPI');
  expect((await screen.findByTitle('Conjuntos × preço de um conjunto')).textContent).toMatch(/ sem IPI$/);
  shown.unmount();
  onOrder(
    order({
      totals: totals({
        reform: 12,
        taxes: { day: '2027-01-15', estimate: true, cbs: 11, ibs: 1, credit: null },
      }),
    }),
  );
  showApp('/order/1');
  await screen.findByText('Total com impostos');
  await screen.findByText('sem IPI, CBS e IBS');
});

it('shows the ends of titles that begin alike, and the whole of them at the pointer', async () => {
  const [one, other] = ['topo', 'fundo'].map((name) => `Projeto ROV v2.7 – adaptador – ${name}`) as [
    string,
    string,
  ];
  onOrder(order({ sets: [set({ parts: [part({ title: one }), part({ id: 2, title: other })] })] }));
  showApp('/order/1');
  expect((await screen.findByTitle(one)).textContent).toContain('Proje…ptador – topo');
  expect(screen.getByTitle(other).textContent).toContain('Proje…tador – fundo');
});

describe('the name of a set', () => {
  const title = (name: string) => screen.findByRole('button', { name: `Mostrar ou recolher ${name}` });
  const field = () => screen.findByRole('textbox', { name: 'Nome do conjunto Base' });
  const enter = async (value: string) => {
    fireEvent.change(await field(), { target: { value } });
    fireEvent.keyDown(await field(), { key: 'Enter' });
  };

  it('is changed in its place: F2 or a double click, Enter saves, Escape leaves it', async () => {
    onOrder(order({ sets: [set({ parts: [] })] }));
    const sent = on('post', '/api/sets/{id}/update', () => {
      onOrder(order({ sets: [set({ parts: [], name: 'Mesa', version: 2 })] }));
      return { 200: set({ parts: [], name: 'Mesa', version: 2 }) };
    });
    const { user } = showApp('/order/1');
    fireEvent.keyDown(await title('Base'), { key: 'F2' });
    expect(document.activeElement).toBe(await field());
    fireEvent.change(await field(), { target: { value: 'Mesa' } });
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await waitFor(async () => expect(document.activeElement).toBe(await title('Base')));
    expect(sent).toEqual([]);
    await user.dblClick(await title('Base'));
    await enter('');
    await screen.findByText('Nome é obrigatório');
    await enter('Mesa');
    await screen.findByText('Conjunto atualizado com sucesso!');
    expect(sent).toMatchObject([{ body: { name: 'Mesa' } }]);
    await waitFor(async () => expect(document.activeElement).toBe(await title('Mesa')));
  });

  it('has its quantity beside it, which is typed where the amount is clicked', async () => {
    onOrder(order({ sets: [set({ parts: [], quantity: 4 })] }));
    const sent = on('post', '/api/sets/{id}/update', { 200: set({ parts: [], quantity: 5, version: 2 }) });
    const { user } = showApp('/order/1');
    await user.click(await screen.findByRole('button', { name: /^4 × / }));
    const quantity = await screen.findByLabelText('Quantidade do conjunto Base');
    expect(document.activeElement).toBe(quantity);
    fireEvent.change(quantity, { target: { value: '5' } });
    fireEvent.keyDown(quantity, { key: 'Enter' });
    await screen.findByText('Conjunto atualizado com sucesso!');
    // A form's fields are texts.
    expect(sent).toMatchObject([{ body: { quantity: '5' } }]);
  });

  it('that another user changed meanwhile is shown with the own one, which can be saved over it', async () => {
    onOrder(order({ sets: [set({ parts: [] })] }));
    on('get', '/api/sets/{id}', { 200: set({ parts: [], name: 'Estrutura', version: 2 }) });
    on('get', '/api/orders/{id}/history', { 200: [] });
    const sent = on('post', '/api/sets/{id}/update', ({ body }) =>
      // A form's fields are texts.
      Number(body.version) === 2
        ? { 200: set({ parts: [], name: 'Mesa', version: 3 }) }
        : { 409: { message: 'Alterado' } },
    );
    const { user } = showApp('/order/1');
    await user.click(await screen.findByRole('button', { name: 'Renomear Base' }));
    await enter('Mesa');
    const question = within(await screen.findByRole('dialog'));
    question.getByText('Estrutura');
    onOrder(order({ sets: [set({ parts: [], name: 'Mesa', version: 3 })] }));
    await user.click(question.getByRole('button', { name: 'Salvar a minha versão' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await title('Mesa');
    expect(sent.at(-1)?.body).toMatchObject({ name: 'Mesa' });
  });
});

it('what can’t be copied, moved or put into the clipboard says so', async () => {
  onOrder(
    order({ sets: [set({ parts: [part({ title: 'Aba' })] }), set({ id: 2, name: 'Topo', parts: [] })] }),
  );
  on('patch', '/api/orders/{order_id}/parts', CUT);
  on('post', '/api/orders/{id}/transfer-parts', CUT);
  on('post', '/api/orders/{id}/transfer-sets', CUT);
  const shown = showApp('/order/1');
  const choose = async (name: string, item: string) => {
    await shown.user.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
    await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Aba', 'Duplicar');
  await screen.findByText('Erro ao copiar para este orçamento');
  await choose('Topo', 'Mover para cima');
  await screen.findByText('Erro ao mover');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  Object.assign(document, { execCommand: () => false });
  await choose('Topo', 'Copiar');
  await screen.findByText('Erro ao copiar para a área de transferência');
});

it('a grid to which no parts can be added says so and leads to the cards', async () => {
  const { can } = order();
  onOrder(order({ sets: [], can: { ...can, change: false } }));
  const { user, router } = showApp('/order/1/grid');
  await user.click(await screen.findByRole('link', { name: 'Adicionar peças nos cartões' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/1'));
});

it('a grid without sets offers the first one, whose name is typed in its line', async () => {
  onOrder(order({ sets: [] }));
  for (const path of ['materials', 'sheets', 'bars', 'components', 'processes'] as const)
    on('get', `/api/${path}`, { 200: [] });
  on('get', '/api/mercosur-common-nomenclatures', { 200: [] });
  const base = set({ parts: [] });
  const sent = on('post', '/api/sets', () => {
    onOrder(order({ sets: [base] }));
    return { 201: base };
  });
  const { user } = showApp('/order/1/grid');
  await screen.findByText('Crie um conjunto para digitar ou colar as peças.');
  await user.click(await screen.findByRole('button', { name: 'Conjunto' }));
  await screen.findByDisplayValue('Base');
  expect(sent).toMatchObject([{ body: { order_id: 1 } }]);
  expect(screen.queryByText('Crie um conjunto para digitar ou colar as peças.')).toBeNull();
});

it('what a quote lacks leads from the grid to its field on the order’s screen', async () => {
  onPart(part({ title: 'Aba' }));
  onOrder(order({ customer_id: null, customer: null, sets: [set({ parts: [part({ title: 'Aba' })] })] }));
  on('get', '/api/customers', { 200: [] });
  const { user, router } = showApp('/order/1/grid');
  await user.click(await screen.findByRole('button', { name: 'sem cliente' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/1'));
  const customer = await screen.findByRole('combobox', { name: 'Cliente' });
  await waitFor(() => expect(customer).toBe(document.activeElement));
});

it('what was copied and can’t be taken back says so', async () => {
  const base = set({ parts: [part({ title: 'Aba' })] });
  const copy = part({ id: 2, title: 'Aba', position: 2 });
  onOrder(order({ sets: [base] }));
  const copied = { parts: [copy], repeated: false, former: [], order_totals: order().totals };
  on('post', '/api/orders/{id}/transfer-parts', () => {
    onOrder(order({ sets: [{ ...base, parts: [...base.parts, copy] }] }));
    return { 200: { ...copied, sets: [{ set_id: base.id, part_ids: [1, 2] }] } };
  });
  const undone = on('patch', '/api/orders/{order_id}/parts', CUT);
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: 'Ações de Aba' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
  await screen.findByText('1 peça copiada para Base.');
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Erro ao desfazer');
  expect(undone).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Abrir Aba' })).toHaveLength(2));
});

it('is saved and left for the search by the keys', async () => {
  onOrder();
  onHome();
  const saves = on('put', '/api/orders/{id}', { 200: order({ version: 2, payment_obs: '28 dias' }) });
  const { user, router } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: /Informações gerais/ }));
  const notes = await screen.findByLabelText('Observações de pagamento');
  fireEvent.change(notes, { target: { value: '28 dias' } });
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Pedido salvo com sucesso.');
  expect(saves).toMatchObject([{ body: { payment_obs: '28 dias' } }]);

  act(() => notes.blur());
  await user.keyboard('/');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  const search = await screen.findByLabelText('Código ou cliente');
  await waitFor(() => expect(document.activeElement).toBe(search));
});

it('a planned delivery that is typed without a time is stored as 00:00 of the day', async () => {
  onOrder();
  const saves = on('put', '/api/orders/{id}', { 200: order({ version: 2 }) });
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: /Informações gerais/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Data de entrega' }), '20022032');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Pedido salvo com sucesso.');
  expect(saves).toMatchObject([{ body: { delivery_date: '2032-02-20T00:00' } }]);
});

it('a weight below 1 kg stands in g as well, and sums of weights stand in KG', async () => {
  const line = {
    id: 1,
    unit_value: 1,
    quantity: 3,
    total_value: 3,
    gross_weight: 0.0297,
    net_weight: 0.0283,
  };
  const sums = { ...line, gross_weight: 0.03, net_weight: 0.03 };
  const { totals: shown } = order();
  const [ofSet] = shown.sets;
  const sets = [{ ...ofSet!, lines: [line], values_footer: sums }];
  onOrder(order({ totals: { ...shown, sets, values_footer: sums } }));
  on('get', '/api/orders/{id}/taxes', { 200: { problem: null, day: '2027-01-15', notes: [], days: [] } });
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('tab', { name: 'Valores' }));
  const table = within(await screen.findByRole('table', { name: 'Valores' }));
  expect(table.getByRole('row', { name: /Flange/ }).textContent).toMatch(
    /0,03\skg= 29,7\sg.*0,03\skg= 28,3\sg/,
  );
  const footer = table.getByRole('row', { name: /^Soma/ });
  expect(footer.textContent).not.toMatch(/\sg\b/);
  expect(within(footer).getAllByRole('cell', { name: /^\d+,\d\d\sKG$/ })).toHaveLength(2);
});

const MOVES: Partial<Record<OrderView['status'], OrderView['transitions']>> = {
  in_progress: [
    { status: 'cancelled', label: 'Cancelar', kind: 'cancel', confirm: true },
    { status: 'approved', label: 'Aprovar', kind: 'approve', confirm: true },
  ],
  cancelled: [{ status: 'waiting_response', label: 'Voltar', kind: 'back', confirm: true }],
  waiting_response: [{ status: 'in_progress', label: 'Anterior', kind: 'previous', confirm: false }],
  waiting_release: [{ status: 'released_for_production', label: 'Próximo', kind: 'next', confirm: false }],
  released_for_production: [{ status: 'finished', label: 'Finalizar', kind: 'finish', confirm: true }],
};

it('asks before an order is cancelled, taken back, approved or finished, and shows the moves of its new status', async () => {
  const inStatus = (status: OrderView['status']) => order({ status, transitions: MOVES[status] ?? [] });
  onOrder(inStatus('in_progress'));
  const moves = on('put', '/api/orders/{id}/update-status', ({ body }) => {
    const now = inStatus(body.status === 'approved' ? 'waiting_release' : body.status);
    onOrder(now);
    return { 200: now };
  });
  const { user } = showApp('/order/1');
  const flow = within(await screen.findByRole('region', { name: 'Fluxo de status' }));
  const press = async (name: string) => user.click(await flow.findByRole('button', { name }));
  const confirm = async () => {
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await press('Cancelar');
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain(
    'Você está prestes a alterar o status de Em andamento para Cancelado',
  );
  expect(question.textContent).toContain('Atenção: Esta ação cancelará o orçamento.');
  await confirm();
  await screen.findByText('Status atualizado com sucesso');
  await press('Voltar');
  await confirm();
  await press('Anterior');
  await press('Aprovar');
  await confirm();
  await press('Próximo');
  await press('Finalizar');
  await confirm();
  // In the steps, and as the message of the move.
  await waitFor(() => expect(screen.getAllByText('Pedido finalizado')).toHaveLength(2));
  const given = [
    'cancelled',
    'waiting_response',
    'in_progress',
    'approved',
    'released_for_production',
    'finished',
  ];
  expect(moves.map(({ body }) => body.status)).toEqual(given);
});
