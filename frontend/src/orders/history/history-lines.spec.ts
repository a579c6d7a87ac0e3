import type { OrderEvent } from '../data/types';
import { historyDeed, historyLines } from './history-lines';

const event = (action: OrderEvent['action'], details: OrderEvent['details']): OrderEvent => ({
  id: 1,
  user_name: 'Ana',
  action,
  details,
  created_at: '2026-11-20T12:00:00.000Z',
});

const customers: Record<number, string> = { 3: 'Metal SA' };
const linesOf = (details: OrderEvent['details']) =>
  historyLines(event('saved', details), (_catalogue, id) => customers[id]).map((line) =>
    'now' in line ? `${line.label}: ${line.now}` : `${line.label}: ${line.from} > ${line.to}`,
  );

it.each([
  ['status', ['in_progress', 'waiting_response'], 'Status: Em andamento > Aguardando resposta'],
  ['type', ['pre_order', 'order'], 'Tipo: Orçamento > Pedido'],
  ['customer_id', [null, 3], 'Cliente: vazio > Metal SA'],
  ['customer_id', [3, 9], 'Cliente: Metal SA > Cliente 9'],
  ['delivery_value', [0, 1234.5], 'Valor do frete: R$\u00a00,00 > R$\u00a01.234,50'],
  ['markup', [30, 32.125], 'Markup: 30% > 32,125%'],
  ['delivery_date', ['2026-12-01T08:00:00', null], 'Data de entrega: 01/12/2026 08:00:00 > vazio'],
  ['payment_obs', [null, '<b>28 dias</b>'], 'Observações de pagamento: vazio > <b>28 dias</b>'],
  ['type', [null, 'sheet'], 'Tipo: vazio > Chapa'],
  ['width', [0, 250.5], 'Largura: 0\u00a0mm > 250,5\u00a0mm'],
  ['unit_gross_weight', [1.5, 2.47275], 'Peso bruto unitário: 1,5\u00a0kg > 2,4728\u00a0kg'],
  ['processes', ['[]', '[["Dobra",12,30]]'], 'Processos: vazio > Dobra 12 min (R$\u00a030,00)'],
  [
    'processes',
    ['[["Dobra",12,30,null]]', '[["Dobra",12,30,15]]'],
    'Processos: Dobra 12 min (R$\u00a030,00) > Dobra 12 min + 15 min de preparação (R$\u00a030,00)',
  ],
  ['picture', [null, 4], 'Imagem: adicionado'],
  ['os_file_id', [null, 12], 'Arquivo da OS: adicionado'],
  ['os_file_id', [12, 13], 'Arquivo da OS: substituído'],
  ['os_file_id', [13, null], 'Arquivo da OS: removido'],
])('reads a change of %s', (field, change, line) => {
  expect(linesOf({ [field]: change })).toEqual([line]);
});

it('keeps the form’s order and leaves out what is shown elsewhere', () => {
  const details = {
    approved_by: [null, 'Ana'],
    discount: [0, 5],
    status: ['waiting_response', 'waiting_release'],
    type: ['pre_order', 'order'],
    copy: 12,
  };
  expect(linesOf(details).map((line) => line.split(':')[0])).toEqual(['Tipo', 'Status', 'Desconto']);
  expect(linesOf(null)).toEqual([]);
});

it.each([
  [event('created', null), 'criou'],
  [event('created', { copy_of: 7 }), 'criou como cópia de 000007'],
  [event('duplicated', { copy: 12 }), 'duplicou em 000012'],
  [event('part_saved', { part_id: 4, part: 'Olhal', title: ['Peça', 'Olhal'] }), 'alterou a peça Olhal'],
  [event('set_deleted', { set_id: 4, set: 'Mesa' }), 'excluiu o conjunto Mesa'],
  [event('recalculated', { part_ids: [4], total: [9, 8] }), 'recalculou 1 peça com os cadastros do dia'],
  [
    event('recalculated', { part_ids: [4, 5], entry: 'Dobra' }),
    'recalculou 2 peças com os valores novos de Dobra',
  ],
  [
    event('quantity_picked', { set_id: 4, set: 'Mesa', quantity: [1, 50] }),
    'aplicou a quantidade escolhida pelo cliente em Mesa',
  ],
  [event('customer_accepted', { revision: 0, digest: null }), 'aceitou o orçamento (R0)'],
  [event('customer_refused', { revision: 2 }), 'recusou o orçamento (R2)'],
  [event('customer_asked', {}), 'fez uma pergunta sobre o orçamento'],
  [event('link_made', { revision: 0, recipient: '' }), 'gerou um link da revisão R0'],
  [
    event('link_withdrawn', { revision: 1, recipient: 'ana@metal.example.com' }),
    'retirou um link da revisão R1 para ana@metal.example.com',
  ],
  [event('mailed', { to: 'ana@metal.example.com' }), 'enviou por e-mail para ana@metal.example.com'],
  [event('revision_taken_up', { revision: 1 }), 'retomou a revisão R1'],
  [event('parts_moved', { names: ['Aba', 'Base'], count: 2 }), 'moveu 2 peças: Aba, Base'],
  [event('parts_moved', { names: ['Aba'], count: 1, to_order: 12 }), 'moveu a peça Aba para 000012'],
  [
    event('parts_copied', { names: ['Aba', 'Base'], count: 12, from_order: 7 }),
    'copiou 12 peças: Aba, Base e mais 10 de 000007',
  ],
  [event('sets_copied', { names: ['Mesa'], count: 1, from_order: 7 }), 'copiou o conjunto Mesa de 000007'],
  [event('approved', { type: ['pre_order', 'order'] }), 'aprovou o orçamento'],
])('says what was done', (done, deed) => {
  expect(historyDeed(done)).toBe(deed);
});

it('shows what a customer wrote with an answer', () => {
  const shown = (action: OrderEvent['action'], details: OrderEvent['details']) =>
    historyLines(event(action, details), () => undefined);
  expect(shown('customer_accepted', { revision: 0, purchase_order: 'PC 41', digest: 'ab' })).toEqual([
    { label: 'Pedido de compra', now: 'PC 41' },
  ]);
  expect(shown('customer_accepted', { revision: 0, accepted: 9094.08, quantities: 'Suporte: 25' })).toEqual([
    { label: 'Total aceito', now: 'R$\u00a09.094,08' },
    { label: 'Quantidades escolhidas', now: 'Suporte: 25' },
  ]);
  expect(shown('customer_refused', { revision: 0, text: 'Caro' })).toEqual([
    { label: 'Motivo', now: 'Caro' },
  ]);
  expect(shown('customer_asked', { text: 'E o frete?' })).toEqual([{ label: 'Pergunta', now: 'E o frete?' }]);
  expect(shown('part_saved', { text: 'x' })).toEqual([]);
});
