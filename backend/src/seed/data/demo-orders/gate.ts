import type { DemoOrder } from './declaration.js';

/** A small quote for a person, without NCM and freight. */
export const gate: DemoOrder = {
  type: 'pre_order',
  status: 'in_progress',
  customer: 'Helena Prado de Almeida',
  delivery_type: 'FOB',
  delivery_value: 0,
  service_value: 450,
  discount: 50,
  markup: 40,
  delivery_in_days: 14,
  delivery_time: '09:00',
  estimated_delivery_date: 'Duas semanas após a medição',
  payment_obs: 'Pix: metade na encomenda, metade na instalação',
  created_days_ago: 0,
  sets: [
    {
      name: 'Portão de jardim',
      quantity: 1,
      unit: 'piece',
      ncm: '7308.30.00',
      obs: 'Instalação incluída no valor de serviço.',
      parts: [
        {
          title: 'Quadro do portão',
          type: 'bar',
          bar: 'Tubo quadrado 1020 40 × 40 × 2,00',
          length: 5600,
          loss: 4,
          quantity: 1,
          processes: [
            ['Corte em serra', 8],
            ['Solda MIG', 26],
          ],
        },
        {
          title: 'Barra vertical',
          type: 'bar',
          bar: 'Barra quadrada 1020 12,7',
          length: 1420,
          loss: 2,
          quantity: 11,
          processes: [
            ['Corte em serra', 1],
            ['Solda MIG', 3],
          ],
        },
        {
          title: 'Dobradiça do portão',
          type: 'component',
          component: 'Dobradiça gonzo 1/2',
          quantity: 3,
          processes: [['Solda MIG', 2]],
        },
        {
          title: 'Pintura do conjunto',
          type: 'process',
          unit: 'none',
          quantity: 1,
          processes: [['Pintura eletrostática', 35]],
        },
      ],
    },
  ],
};
