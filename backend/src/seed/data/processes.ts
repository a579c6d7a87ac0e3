import type { TimeRuleName } from './time-rules.js';

/** A step of fabrication, charged by the minute. */
export interface ProcessSeed {
  title: string;
  content: string;
  /** BRL, 2 decimals. */
  value_per_minute: number;
  /** The rule that gives its minutes; absent: they are typed. */
  rule?: TimeRuleName;
}

export const processes = [
  {
    title: 'Corte a laser',
    content:
      'Laser de fibra 4 kW, até 20 mm em aço carbono. A regra conta o corte, as furações e o manuseio.',
    value_per_minute: 7.8,
    rule: 'Laser de fibra 3–4 kW (valores típicos)',
  },
  {
    title: 'Dobra',
    content: 'Dobradeira CNC 100 t × 3 m. A regra conta as dobras; a preparação é por lote.',
    value_per_minute: 2.5,
    rule: 'Dobra CNC (valores típicos)',
  },
  { title: 'Corte em serra', content: 'Serra de fita automática, barras até 250 mm.', value_per_minute: 1.6 },
  {
    title: 'Solda MIG',
    content: 'Aço carbono, arame ER70S-6, mistura argônio e CO2.',
    value_per_minute: 2.9,
    rule: 'Solda MIG (valores típicos)',
  },
  {
    title: 'Solda TIG',
    content: 'Inox e alumínio, argônio puro, cordão aparente sem respingo.',
    value_per_minute: 3.6,
    rule: 'Solda TIG (valores típicos)',
  },
  {
    title: 'Furação',
    content: 'Furadeira de coluna, inclui escareado e rosca até M12.',
    value_per_minute: 1.45,
    rule: 'Furação em bancada (valores típicos)',
  },
  { title: 'Usinagem', content: 'Centro de usinagem vertical, três eixos.', value_per_minute: 4.2 },
  { title: 'Torneamento', content: 'Torno CNC, barras até 65 mm, placa até 250 mm.', value_per_minute: 3.4 },
  {
    title: 'Fresamento',
    content: 'Fresadora ferramenteira: rasgos de chaveta, faces e esquadros.',
    value_per_minute: 2.8,
  },
  {
    title: 'Pintura eletrostática',
    content: 'Pré-tratamento e tinta em pó poliéster, cura a 200 °C.',
    value_per_minute: 2.1,
    rule: 'Pintura a pó (valores típicos)',
  },
  {
    title: 'Galvanização',
    content: 'A fogo, serviço externo; tempo equivalente ao custo por peça.',
    value_per_minute: 1.9,
  },
  {
    title: 'Montagem',
    content: 'Bancada: fixadores, rolamentos e acessórios, com conferência.',
    value_per_minute: 1.2,
  },
  {
    title: 'Embalagem',
    content: 'Plástico bolha, cantoneiras e etiqueta de identificação.',
    value_per_minute: 0.8,
  },
] as const satisfies readonly ProcessSeed[];

export type ProcessTitle = (typeof processes)[number]['title'];
