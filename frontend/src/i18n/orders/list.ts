const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** The orders list (specification, sections 2, 8 and 9). */
export const list = {
  title: 'Orçamentos',
  code: 'Código',
  customer: 'Cliente',
  document: 'CNPJ/CPF',
  state: 'Estado',
  address: 'Endereço',
  status: 'Status',
  freight: 'Valor do frete',
  total: 'Total',
  revision: 'Revisão',
  sets: 'Conjuntos',
  parts: 'Peças',
  deliveryDate: 'Data de entrega',
  deliveryType: 'Frete',
  owner: 'Responsável',
  noOwner: 'Sem responsável',
  createdAt: 'Criado em',
  updatedAt: 'Alterado em',
  actions: 'Ações',
  search: 'Código ou cliente',
  searchFilter: 'Busca',
  type: 'Tipo',
  allTypes: 'Todos os tipos',
  allStatuses: 'Todos os status',
  from: 'Entrega de',
  to: 'Entrega até',
  fromShort: 'De',
  toShort: 'Até',
  clearFilters: 'Limpar filtros',
  removeFilter: (name: string) => `Remover filtro ${name}`,
  new: 'Novo',
  edit: 'Editar',
  duplicate: 'Duplicar',
  delete: 'Excluir',
  duplicateTitle: 'Duplicar orçamento',
  confirmDuplicate: 'Tem certeza que deseja duplicar este orçamento?',
  confirmDelete: 'Tem certeza que deseja excluir este orçamento?',
  /** `248 orçamentos · 62 pedidos`; a kind of which there is none is left out. */
  counts: (quotes: number, orders: number) =>
    [
      ...(quotes > 0 || orders === 0 ? [counted(quotes, 'orçamento', 'orçamentos')] : []),
      ...(orders > 0 ? [counted(orders, 'pedido', 'pedidos')] : []),
    ].join(' · '),
  /** Behind the counts of what the filters leave. */
  ofAll: (total: number) => ` (de ${total.toLocaleString('pt-BR')})`,
  /** Before the counts, where counting all would have taken too long. */
  moreThan: (counts: string) => `mais de ${counts}`,
  /** New since the list was loaded; a click shows them. */
  news: (count: number) => `Mostrar ${counted(count, 'novo', 'novos')}`,
  gone: 'Excluído',
  unavailable: 'Indisponível',
  unavailableWhy: 'Foi excluído ou passou a outra pessoa',
  noCustomer: 'Sem cliente',
  overdue: 'Entrega atrasada',
  validUntil: 'Válido até',
  /** What the marks of quotes that wait for an answer mean. */
  validity: {
    ending: (day: string) => `Vence em ${day}`,
    ended: (day: string) => `Venceu em ${day}`,
  },
  validityChip: {
    ending: 'Orçamentos que vencem hoje ou nos próximos 3 dias',
    ended: 'Orçamentos vencidos que ainda aguardam resposta',
  },
  empty: 'Nenhum orçamento ainda.',
  emptyFiltered: 'Nenhum orçamento com estes filtros.',
  openOrder: (code: string) => `Abrir ${code}`,
  loadFailed: 'Erro ao buscar pedidos',
  duplicateFailed: 'Erro ao duplicar orçamento',
  deleteFailed: 'Erro ao deletar pedido',
  duplicated: 'Orçamento duplicado com sucesso!',
  deleted: 'Orçamento excluído com sucesso!',
} as const;
