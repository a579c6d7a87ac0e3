import { FIGURE_NAMES, type PartFieldWith, partFiguresWith, pickFields } from '@forja/figures';

const KEPT_FIGURES = partFiguresWith('history', true);

/** The history of an order: who did what, when, and what changed from what to what. */
export const history = {
  title: 'Histórico',
  empty: 'Nada registrado ainda.',
  failed: 'Erro ao buscar histórico',
  nothing: 'vazio',
  to: 'para',
  deeds: {
    created: 'criou',
    saved: 'alterou',
    status_moved: 'alterou o status',
    approved: 'aprovou o orçamento',
    duplicated: 'duplicou',
    deleted: 'excluiu',
    mailed: 'enviou por e-mail',
    recalculated: 'recalculou as peças',
    part_saved: 'alterou a peça',
    part_deleted: 'excluiu a peça',
    set_saved: 'alterou o conjunto',
    set_deleted: 'excluiu o conjunto',
    revision_taken_up: 'retomou uma revisão',
    quantity_picked: 'aplicou a quantidade escolhida pelo cliente em',
    customer_accepted: 'aceitou o orçamento',
    customer_refused: 'recusou o orçamento',
    customer_asked: 'fez uma pergunta sobre o orçamento',
    link_made: 'gerou um link',
    link_withdrawn: 'retirou um link',
    parts_moved: 'moveu',
    parts_copied: 'copiou',
    sets_moved: 'moveu',
    sets_copied: 'copiou',
  },
  partsOf: (count: number) => (count === 1 ? 'a peça' : `${count} peças:`),
  setsOf: (count: number) => (count === 1 ? 'o conjunto' : `${count} conjuntos:`),
  /** `moveu 3 peças: A, B, C de 000012`. */
  transferred: (deed: string, what: string, names: string, place: string) =>
    `${deed} ${what} ${names}${place && ` ${place}`}`,
  fromOrder: (number: string) => `de ${number}`,
  toOrder: (number: string) => `para ${number}`,
  andMore: (names: string, more: number) => `${names} e mais ${more}`,
  recalculated: (count: number) =>
    count === 1
      ? 'recalculou 1 peça com os cadastros do dia'
      : `recalculou ${count} peças com os cadastros do dia`,
  recalculatedWith: (count: number, entry: string) =>
    `${count === 1 ? 'recalculou 1 peça' : `recalculou ${count} peças`} com os valores novos de ${entry}`,
  gaveLoss: (count: number) =>
    count === 1 ? 'aplicou a perda do corte a 1 peça' : `aplicou a perda do corte a ${count} peças`,
  answered: (deed: string, revision: string) => `${deed} (${revision})`,
  tookUp: (name: string) => `retomou a revisão ${name}`,
  /** A link without a recipient is one that was copied. */
  linked: (deed: string, revision: string, recipient: string) =>
    `${deed} da revisão ${revision}${recipient && ` para ${recipient}`}`,
  mailedTo: (to: string) => `enviou por e-mail para ${to}`,
  deedOn: (deed: string, name: string) => `${deed} ${name}`,
  more: 'Mostrar anteriores',
  createdFrom: (number: string) => `criou como cópia de ${number}`,
  duplicatedTo: (number: string) => `duplicou em ${number}`,
  fields: {
    type: 'Tipo',
    status: 'Status',
    lost_reason: 'Motivo da perda',
    lost_note: 'Detalhe da perda',
    customer_id: 'Cliente',
    owner: 'Responsável',
    delivery_type: 'Tipo de entrega',
    delivery_value: 'Valor do frete',
    service_value: 'Valor do serviço',
    discount: 'Desconto',
    delivery_date: 'Data de entrega',
    estimated_delivery_date: 'Previsão de entrega',
    invoice_date: 'Previsão de faturamento',
    operation_id: 'Natureza',
    operation: 'Operação',
    customer_material: 'Material do cliente',
    origin: 'Origem',
    complete_taxes: 'Impostos completos para',
    payment_obs: 'Observações de pagamento',
    validity_days: 'Validade do orçamento',
    quote_obs: 'Observações do orçamento',
    remind_customer: 'Lembrete ao cliente',
    title: 'Título',
    name: 'Nome',
    reference: 'Referência',
    material: 'Material',
    sheet: 'Chapa',
    bar: 'Barra',
    component: 'Componente',
    ncm: 'NCM',
    ...pickFields(FIGURE_NAMES, [...KEPT_FIGURES, 'cut_length']),
    contours_out: 'Contornos fora do corte',
    breaks: 'Faixas de quantidade',
    unit: 'Unidade',
    processes: 'Processos',
    unit_gross_weight: 'Peso bruto unitário',
    obs: 'Observações',
    total: 'Total',
    revision: 'Revisão',
  },
  accepted: 'Total aceito',
  chosen: 'Quantidades escolhidas',
  purchaseOrder: 'Pedido de compra',
  /** The caption of a customer's words, by the answer that they came with. */
  written: {
    customer_accepted: 'Observação',
    customer_refused: 'Motivo',
    customer_asked: 'Pergunta',
  },
  /** Operations as they were kept before they had names. */
  operations: { tolling: 'Industrialização', resale: 'Revenda' },
  picture: 'Imagem',
  process: (name: string, minutes: string, value: string) => `${name} ${minutes} min (${value})`,
  processWithSetup: (name: string, minutes: string, setup: string, value: string) =>
    `${name} ${minutes} min + ${setup} min de preparação (${value})`,
  noProcess: 'sem processo',
  osFile: 'Arquivo da OS',
  osAdded: 'adicionado',
  osReplaced: 'substituído',
  osRemoved: 'removido',
  unknownCustomer: (id: number) => `Cliente ${id}`,
} as const;

/** The compiler names a field of a part that the history keeps and has no text for. */
history.fields satisfies Record<PartFieldWith<'history', true>, string>;
