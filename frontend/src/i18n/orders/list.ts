const records = (count: number): string => (count === 1 ? '1 registro' : `${count} registros`);

/** Actions on many orders of the list at once. */
export const bulk = {
  select: 'Selecionar',
  done: 'Encerrar seleção',
  toolbar: 'Ações da seleção',
  column: 'Seleção',
  selectOrder: (code: string) => `Selecionar ${code}`,
  selectPage: 'Selecionar esta página',
  unselectAll: 'Desmarcar todos',
  selected: (count: number) =>
    count === 0 ? 'Nenhum selecionado' : count === 1 ? '1 selecionado' : `${count} selecionados`,
  most: (most: number) => `No máximo ${most} de uma vez`,
  moves: { next: 'Próximo', previous: 'Anterior', finish: 'Finalizar' },
  move: (label: string, count: number) => (count === 0 ? label : `${label} (${count})`),
  moveTitle: 'Alterar status',
  moveQuestion: (count: number, of: number) =>
    count === of
      ? `Alterar o status de ${records(count)}?`
      : `Alterar o status de ${count} dos ${of} selecionados? Nos outros esta mudança não é possível.`,
  moveLine: (count: number, from: string, to: string) => `${count} de ${from} para ${to}`,
  taxes: 'Impostos completos…',
  assign: 'Atribuir…',
  assignTitle: 'Atribuir responsável',
  assignQuestion: (count: number) => `Quem passa a ser responsável por ${records(count)}?`,
  assignHint: 'Quem não vê todos os pedidos vê só aqueles pelos quais é responsável.',
  owner: 'Responsável',
  ownerRequired: 'Escolha uma pessoa',
  changed: (count: number) => (count === 1 ? '1 registro alterado' : `${count} registros alterados`),
  failed: 'Erro ao alterar os registros',
  refusedTitle: (count: number) =>
    count === 1 ? '1 registro não foi alterado' : `${count} registros não foram alterados`,
} as const;
/** Named views of the orders list, and the choice of its columns. */
export const views = {
  menu: 'Visões',
  /** The menu's button says which view is shown. */
  button: (shown: string | undefined) => (shown === undefined ? 'Visões' : `Visões: ${shown}`),
  tabs: {
    label: 'Listas',
    all: 'Todos',
    mine: 'Meus',
    ending: 'Vencendo',
    ended: 'Vencidos',
    answered: 'Respondidos',
    late: 'Atrasados',
    /** For the pointer, on those that could be taken for another. */
    hints: {
      ending: 'Orçamentos sem resposta cuja validade termina em breve',
      ended: 'Orçamentos sem resposta com a validade vencida',
      late: 'Pedidos com a entrega atrasada',
    },
  },
  plain: 'Lista padrão',
  own: 'Minhas visões',
  shared: 'Compartilhadas por outros',
  update: (name: string) => `Atualizar “${name}”`,
  saveAs: 'Salvar visão…',
  manage: 'Gerenciar visões…',
  copyLink: 'Copiar link desta lista',
  copied: 'Link copiado.',
  copyFromAddress: 'Copie o endereço da barra do navegador: ele leva a esta lista.',
  saveTitle: 'Salvar visão',
  saveHint: 'Guarda a busca, os filtros, a ordem e as colunas desta lista.',
  edit: 'Editar visão',
  name: 'Nome',
  nameRequired: 'Nome é obrigatório',
  share: 'Compartilhar com todos',
  private: 'Só para mim',
  sharedWithAll: 'Compartilhada com todos',
  sharedBy: (name: string) => `Compartilhada por ${name}`,
  saved: 'Visão salva.',
  saveFailed: 'Erro ao salvar a visão',
  manageTitle: 'Visões da lista',
  manageHint: 'A visão com estrela é a que abre a lista. Uma visão só mostra o que cada um pode ver.',
  none: 'Nenhuma visão salva.',
  openWith: (name: string) => `Abrir a lista com “${name}”`,
  rename: (name: string) => `Editar a visão “${name}”`,
  remove: (name: string) => `Excluir a visão “${name}”`,
  confirmRemove: (name: string, shared: boolean) =>
    shared
      ? `A visão “${name}” deixará de existir para todos. Excluir?`
      : `Tem certeza que deseja excluir a visão “${name}”?`,
  removeFailed: 'Erro ao excluir a visão',
  columns: 'Colunas',
  noRoom: '(não cabe nesta largura)',
  standardColumns: 'Colunas padrão',
} as const;
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** An installation without a quote. */
export const firstSteps = {
  title: 'Até o primeiro orçamento',
  company: {
    label: 'Empresa e logotipo',
    hint: 'Nome, CNPJ e logotipo aparecem no orçamento em PDF e na página do cliente. Quem o elaborou é o seu nome, em Meu perfil.',
  },
  prices: {
    label: 'Markup e preços',
    hint: 'O markup padrão fica em Empresa; sem ele, o primeiro orçamento sai ao custo. Preços de materiais, barras e processos e alíquotas dos NCM são valores de exemplo: confira.',
  },
  drawings: {
    label: 'Solte aqui os desenhos do primeiro orçamento',
    hint: 'PDF, DXF ou imagem: cada desenho vira uma peça.',
  },
} as const;

/** The orders list. */
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
  totalHint: 'Total com impostos, frete e desconto',
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
  fromShort: 'Entrega de',
  toShort: 'até',
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
  customerAnswer: 'Resposta do cliente',
  anyAnswer: 'qualquer',
  customerAnswers: { accepted: 'Aceito', refused: 'Recusado', asked: 'Com pergunta', opened: 'Visto' },
  validUntil: 'Válido até',
  /** The meaning of the marks of quotes that wait for an answer. */
  validity: {
    ending: (day: string) => `Vence em ${day}`,
    ended: (day: string) => `Venceu em ${day}`,
  },
  filters: 'Filtros',
  filtersOf: (count: number) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
  showFiltered: 'Mostrar',
  empty: 'Nenhum orçamento ainda.',
  emptyFiltered: 'Nenhum orçamento com estes filtros.',
  openOrder: (code: string) => `Abrir ${code}`,
  loadFailed: 'Erro ao buscar pedidos',
  duplicateFailed: 'Erro ao duplicar orçamento',
  deleteFailed: 'Erro ao deletar pedido',
  duplicated: 'Orçamento duplicado com sucesso!',
  deleted: 'Orçamento excluído com sucesso!',
} as const;
