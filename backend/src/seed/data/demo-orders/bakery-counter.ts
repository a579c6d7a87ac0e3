import type { DemoOrder } from './declaration.js';

/** A quote that came to nothing. */
export const bakeryCounter: DemoOrder = {
  type: 'pre_order',
  status: 'cancelled',
  customer: 'Padaria e Confeitaria Trigo de Ouro Ltda.',
  delivery_type: 'CIF',
  delivery_value: 540,
  service_value: 320,
  discount: 0,
  markup: 28.5,
  delivery_in_days: -12,
  delivery_time: '08:00',
  estimated_delivery_date: 'A combinar',
  payment_obs: 'À vista com 3% de desconto ou 30/60 dias',
  created_days_ago: 48,
  lost: { days_ago: 33, reason: 'price', note: 'Fechou com balcão pronto, 12% mais barato.' },
  sets: [
    {
      name: 'Balcão de atendimento',
      quantity: 1,
      unit: 'piece',
      ncm: '9403.20.90',
      reference: 'BA-1800',
      parts: [
        {
          title: 'Tampo em inox',
          type: 'sheet',
          sheet: 'Chapa inox 304 1,50 × 1250 × 3000',
          width: 760,
          length: 1880,
          loss: 9,
          quantity: 1,
          ncm: '9403.20.90',
          processes: [
            ['Corte a laser', 6],
            ['Dobra', 8],
            ['Solda TIG', 20],
          ],
        },
        {
          title: 'Frente em composto',
          type: 'sheet',
          sheet: 'Chapa composto Alu/PE 4,00 × 1220 × 5000',
          width: 900,
          length: 1800,
          loss: 12,
          quantity: 1,
          ncm: '9403.20.90',
          processes: [['Usinagem', 12]],
        },
        {
          title: 'Montante',
          type: 'bar',
          bar: 'Tubo redondo inox 304 Ø 50,8 × 1,50',
          length: 860,
          loss: 3,
          quantity: 6,
          ncm: '9403.20.90',
          processes: [
            ['Corte em serra', 3],
            ['Solda TIG', 6],
          ],
        },
      ],
    },
  ],
};
