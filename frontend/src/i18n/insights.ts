const monthNames = [
  'jan',
  'fev',
  'mar',
  'abr',
  'mai',
  'jun',
  'jul',
  'ago',
  'set',
  'out',
  'nov',
  'dez',
] as const;

/** `nov/2026` of `2026-11`. */
export const monthLabel = (month: string): string =>
  `${monthNames[Number(month.slice(5, 7)) - 1] ?? month}/${month.slice(0, 4)}`;

/** `nov` of `2026-11`. */
export const shortMonth = (month: string): string => monthNames[Number(month.slice(5, 7)) - 1] ?? month;

/** `nov/2026`, or `jan/2026 a dez/2026`. */
const between = (from: string, to: string): string =>
  from === to ? monthLabel(from) : `${monthLabel(from)} a ${monthLabel(to)}`;

/** The dashboard, and what its links narrow the orders list to. */
export const insights = {
  title: 'Painel',
  loadFailed: 'Erro ao carregar o painel',
  empty: 'Os números aparecem quando houver orçamentos e pedidos.',
  newQuote: 'Novo orçamento',
  ownOnly: 'Somente os seus orçamentos e pedidos',
  period: 'Período',
  periods: {
    month: 'Este mês',
    lastMonth: 'Mês passado',
    quarter: 'Este trimestre',
    year: 'Este ano',
    lastYear: 'Ano passado',
  },
  between,
  quarter: (number: string, year: string) => `${number}º trimestre de ${year}`,
  open: 'Em aberto',
  openHint: 'orçamentos em andamento ou sem resposta',
  rate: 'Taxa de aprovação',
  /** The rate's caption in a table, beside the counts that it is made of. */
  share: 'Taxa',
  rateHint: (won: number, answered: number) =>
    `${won.toLocaleString('pt-BR')} de ${answered.toLocaleString('pt-BR')} respondidos`,
  valueRate: (rate: string) => `${rate} do valor`,
  late: 'Atrasados',
  lateHint: 'pedidos com entrega vencida',
  due: 'Vencem em 7 dias',
  dueHint: 'pedidos, hoje incluído',
  byStatus: 'Por status',
  waiting: 'Precisa de mim',
  nothingWaiting: 'Nada espera por você agora.',
  waitingKinds: {
    write: 'Seus orçamentos em andamento',
    follow_up: 'Seus orçamentos aguardando resposta',
    approve: 'Orçamentos para aprovar',
    release: 'Pedidos para liberar',
    finish: 'Pedidos para finalizar',
  },
  revenue: (year: string) => `Faturamento aprovado em ${year}`,
  revenueHint: 'Pedidos pela data da aprovação do orçamento',
  month: 'Mês',
  approved: 'Aprovado',
  yearBefore: 'Ano anterior',
  answers: 'Respostas',
  answersHint: 'Orçamentos pelo mês da aprovação ou do cancelamento',
  won: 'Aprovados',
  lost: 'Cancelados',
  losses: 'Por que perdemos',
  noLosses: 'Nenhum orçamento cancelado no período.',
  unknownReason: 'Não informado',
  sending: 'Da criação ao primeiro envio',
  sendingHint: 'Média de dias, pelo mês do envio',
  sent: 'Enviados',
  sentCount: (count: number) => (count === 1 ? '1 enviado' : `${count.toLocaleString('pt-BR')} enviados`),
  meanDays: 'Média',
  days: (days: string) => (days === '1' ? '1 dia' : `${days} dias`),
  customers: 'Maiores clientes',
  materials: 'Materiais mais vendidos',
  count: 'Qtd.',
  noApproved: 'Nenhum pedido aprovado no período.',
  asTable: 'Ver como tabela',
  asChart: 'Ver como gráfico',
  /** Words for what a link narrowed the list to. */
  only: {
    created: 'Criados',
    sent: 'Enviados',
    answered: 'Respondidos',
    approved: 'Aprovados',
    due: { late: 'Entrega atrasada', week: 'Vencem em 7 dias' },
    validity: { ending: 'Vencendo', ended: 'Vencidos' },
    open: 'Sem resposta',
    lost: 'Motivo da perda',
    customer: 'Cliente',
    material: 'Material',
    entry: 'Com o item escolhido no cadastro',
    mine: 'Criados por mim',
    owner: 'Criados por um usuário',
  },
} as const;
