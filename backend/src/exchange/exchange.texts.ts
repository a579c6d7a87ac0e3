import type { OrderStatus, OrderType } from '../orders/domain/order-types.js';
import type { PartType } from '../pricing/domain/part-type.js';

/** Titles of lists: in their file's name, and on their sheet. */
export const listTitles = {
  orders: 'Orçamentos e pedidos',
  users: 'Usuários',
  groups: 'Grupos',
  'error-logs': 'Erros',
  materials: 'Materiais',
  sheets: 'Chapas',
  bars: 'Barras',
  components: 'Componentes',
  processes: 'Processos',
  'time-rules': 'Regras de tempo',
  'mercosur-common-nomenclatures': 'NCM',
  states: 'Estados',
  customers: 'Clientes',
  kits: 'Kits',
} as const;

export type ListName = keyof typeof listTitles;

/** The vocabularies of orders as the screens show them. */
export const orderWords = {
  types: { pre_order: 'Orçamento', order: 'Pedido' } satisfies Record<OrderType, string>,
  statuses: {
    in_progress: 'Em andamento',
    waiting_response: 'Aguardando resposta',
    cancelled: 'Cancelado',
    approved: 'Aprovado',
    waiting_release: 'Aguardando liberação',
    released_for_production: 'Liberado para produção',
    finished: 'Finalizado',
  } satisfies Record<OrderStatus, string>,
} as const;

export const exchangeTexts = {
  yes: 'Sim',
  no: 'Não',
  partTypes: {
    material: 'Material',
    sheet: 'Chapa',
    bar: 'Barra',
    component: 'Componente',
    process: 'Processos',
  } satisfies Record<PartType, string>,
  kit: {
    kit: 'Kit',
    folder: 'Pasta',
    /** A process of a kit's part: its minutes, or that a rule gives them. */
    minutes: (process: string, minutes: number) => `${process} (${String(minutes)} min)`,
    byRule: (process: string) => `${process} (pela regra)`,
  },
  /** The name of a rule's file: one that a file may have, whatever the rule's has in it. */
  ruleFile: (name: string) => `Regra de tempo ${name.replace(/[\\/:*?"<>|]/g, ' ')}`,
  /** The headings that the form of a rule reads. */
  rule: {
    group: 'Grupo do material',
    allGroups: 'Todos',
    from: 'Espessura de',
    to: 'Abaixo de',
    speed: 'Velocidade',
    pierce: 'Tempo por furação',
  },
  sheets: { summary: 'Resumo', sets: 'Conjuntos', parts: 'Peças' },
  /** The name of an order's file. */
  orderFile: (type: OrderType, id: number) => `${orderWords.types[type]} ${String(id).padStart(6, '0')}`,
  order: {
    fact: 'Campo',
    value: 'Valor',
    set: 'Conjunto',
    setQuantity: 'Quantidade de conjuntos',
    place: 'Nº',
    part: 'Peça',
    reference: 'Referência',
    material: 'Material',
    stock: 'Chapa, barra ou componente',
    thickness: 'Espessura (mm)',
    width: 'Largura (mm)',
    length: 'Comprimento (mm)',
    quantity: 'Quantidade',
    unitValue: 'Valor unitário (R$)',
    setValue: 'Valor de um conjunto (R$)',
    totalValue: 'Valor total (R$)',
    ipi: 'IPI (%)',
    ipiValue: 'IPI (R$)',
    reformValue: 'CBS e IBS (R$)',
    taxDay: 'Impostos calculados para',
    icmsValue: 'ICMS (R$)',
    grossWeight: 'Peso bruto (kg)',
    netWeight: 'Peso líquido (kg)',
    ncm: 'NCM',
    processes: 'Processos',
    remarks: 'Observações',
    leadTime: 'Prazo de entrega',
    payment: 'Condições de pagamento',
    markup: 'Markup (%)',
    partsTotal: 'Peças (R$)',
    service: 'Serviço (R$)',
    discount: 'Desconto (R$)',
  },
  errorLevels: { error: 'Erro', warning: 'Aviso', critical: 'Crítico', info: 'Informação' },
} as const;

/** Headings of the columns that stand in exported files alone. */
export const headings = {
  number: 'Número',
  type: 'Tipo',
  status: 'Status',
  customer: 'Cliente',
  document: 'CNPJ/CPF',
  state: 'UF',
  address: 'Endereço',
  deliveryType: 'Tipo de frete',
  freight: 'Frete (R$)',
  total: 'Total (R$)',
  sets: 'Conjuntos',
  parts: 'Peças',
  deliveryDate: 'Data de entrega',
  validUntil: 'Válido até',
  createdBy: 'Criado por',
  createdAt: 'Criado em',
  updatedAt: 'Alterado em',
  name: 'Nome',
  email: 'E-mail',
  admin: 'Administrador',
  enabled: 'Ativo',
  awaiting: 'Aguardando aprovação',
  groups: 'Grupos',
  users: 'Usuários',
  permissions: 'Permissões',
  when: 'Data e hora',
  level: 'Nível',
  message: 'Mensagem',
  exception: 'Exceção',
  method: 'Método',
  url: 'Endereço',
  user: 'Usuário',
  ip: 'IP',
} as const;
