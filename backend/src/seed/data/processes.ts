/** A step of fabrication, charged by the minute. */
export interface ProcessSeed {
  title: string;
  content: string;
  /** BRL, 2 decimals. */
  value_per_minute: number;
}

export const processes = [
  {
    title: 'Corte a laser',
    content: 'Laser de fibra 3 kW, até 16 mm em aço carbono. Tempo inclui furação e setup da chapa.',
    value_per_minute: 7.8,
  },
  {
    title: 'Dobra',
    content: 'Dobradeira CNC 100 t × 3 m. Contar um minuto por dobra mais a preparação.',
    value_per_minute: 2.5,
  },
  { title: 'Corte em serra', content: 'Serra de fita automática, barras até 250 mm.', value_per_minute: 1.6 },
  {
    title: 'Solda MIG',
    content: 'Aço carbono, arame ER70S-6, mistura argônio e CO2.',
    value_per_minute: 2.9,
  },
  {
    title: 'Solda TIG',
    content: 'Inox e alumínio, argônio puro, cordão aparente sem respingo.',
    value_per_minute: 3.6,
  },
  {
    title: 'Furação',
    content: 'Furadeira de coluna, inclui escareado e rosca até M12.',
    value_per_minute: 1.45,
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
