import type { DemoOrder, DemoPart } from './declaration.js';

const finished = { status: 'finished', ncm: '8716.80.00' } as const;

/** The three parts that come from the pages of one PDF. */
const fromOnePdf: readonly DemoPart[] = [
  {
    ...finished,
    title: 'Chassi de carrinho',
    type: 'bar',
    bar: 'Tubo quadrado 1020 40 × 40 × 2,00',
    length: 4040,
    loss: 4,
    quantity: 1,
    reference: 'FJ-1601',
    processes: [
      ['Corte em serra', 8],
      ['Solda MIG', 24],
      ['Pintura eletrostática', 12],
    ],
    drawing: { id: 'carrinho', page: 1 },
  },
  {
    ...finished,
    title: 'Bandeja do carrinho',
    type: 'sheet',
    sheet: 'Chapa 1020 2,00 × 1200 × 3000',
    width: 660,
    length: 960,
    loss: 8,
    bends: 4,
    quantity: 1,
    reference: 'FJ-1602',
    processes: [
      ['Corte a laser', 'rule'],
      ['Dobra', 'rule'],
      ['Pintura eletrostática', 'rule'],
    ],
    drawing: { id: 'carrinho', page: 2 },
  },
  {
    ...finished,
    title: 'Placa do rodízio',
    type: 'sheet',
    sheet: 'Chapa A36 4,75 × 1500 × 3000',
    width: 110,
    length: 130,
    loss: 10,
    weld: 120,
    quantity: 4,
    reference: 'FJ-1603',
    processes: [
      ['Corte a laser', 'rule'],
      ['Solda MIG', 'rule'],
    ],
    drawing: { id: 'carrinho', page: 3 },
  },
];

/** A finished order. */
export const trolley: DemoOrder = {
  type: 'order',
  status: 'finished',
  customer: 'Logística Rápido Sul Transportes Ltda.',
  delivery_type: 'FOB',
  delivery_value: 430,
  service_value: 0,
  discount: 250,
  markup: 30,
  delivery_in_days: -9,
  delivery_time: '15:00',
  estimated_delivery_date: '25 dias corridos',
  payment_obs: '50% antecipado, 50% na retirada',
  created_days_ago: 41,
  approved_days_ago: 35,
  sets: [
    {
      name: 'Chassi de carrinho',
      quantity: 6,
      unit: 'piece',
      ncm: '8716.80.00',
      reference: 'CI-600',
      drawing: { id: 'carrinho', page: 1 },
      parts: [
        ...fromOnePdf,
        {
          ...finished,
          title: 'Alça de empurrar',
          type: 'bar',
          bar: 'Tubo redondo 1020 Ø 38,1 × 1,90',
          length: 1900,
          loss: 3,
          quantity: 1,
          processes: [
            ['Corte em serra', 3],
            ['Solda MIG', 6],
          ],
        },
        {
          ...finished,
          title: 'Rodízio giratório',
          type: 'component',
          component: 'Rodízio giratório 4" com freio',
          quantity: 2,
          markup: 12.5,
          ncm: '8302.20.00',
        },
        {
          ...finished,
          title: 'Rodízio fixo',
          type: 'component',
          component: 'Rodízio fixo 4"',
          quantity: 2,
          markup: 12.5,
          ncm: '8302.20.00',
        },
        {
          ...finished,
          title: 'Montagem',
          type: 'process',
          unit: 'none',
          quantity: 1,
          processes: [
            ['Montagem', 18],
            ['Embalagem', 5],
          ],
        },
      ],
    },
  ],
};
