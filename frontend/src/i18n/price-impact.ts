const count = (value: number): string => value.toLocaleString('pt-BR');

const quotes = (value: number): string => `${count(value)} ${value === 1 ? 'orçamento' : 'orçamentos'}`;

/** The effect of a change of a catalogue price on open quotes, and repricing them. */
export const priceImpact = {
  open: 'Impacto',
  openHint: 'Orçamentos em aberto que usam este cadastro, com o total atual e o novo',
  changed: 'O preço mudou: veja o impacto nos orçamentos em aberto antes de salvar.',
  ruleChanged: 'A regra mudou: veja o impacto nos orçamentos em aberto antes de salvar.',
  title: (entry: string) => `Impacto: ${entry}`,
  explainedTaxes:
    'Orçamentos em aberto com impostos completos. Só os impostos mudam, pelas alíquotas cadastradas; nenhum preço.',
  explainedChosen:
    'Orçamentos em andamento desta seleção: passam a ter os impostos completos de hoje. Nenhum preço muda.',
  explained:
    'Orçamentos em aberto com este cadastro. Só os valores dele entram; valores travados e digitados continuam.',
  loadFailed: 'Erro ao calcular o impacto',
  none: 'Nenhum orçamento em aberto muda com estes valores.',
  select: (number: string) => `Selecionar ${number}`,
  selectAll: 'Selecionar todos',
  number: 'Número',
  customer: 'Cliente',
  noCustomer: 'Sem cliente',
  status: 'Status',
  from: 'Total atual',
  to: 'Total novo',
  icmsFrom: 'ICMS atual',
  icmsTo: 'ICMS novo',
  difference: 'Diferença',
  growth: '%',
  same: 'igual',
  total: (listed: number) => `Diferença de ${quotes(listed)}`,
  others: (value: number) => `e mais ${quotes(value)} que você não vê`,
  more: 'Há outros além destes: reprecifique estes e abra o impacto de novo.',
  kept: (names: readonly string[]) => `Continua como digitado: ${names.join(', ')}`,
  waiting: (value: number) =>
    `${quotes(value)} aguardando resposta: ${value === 1 ? 'ganha' : 'ganham'} uma revisão nova, e os links enviados deixam de valer. Nada é enviado.`,
  /** Above quotes whose repricing would end what their customers accepted. */
  accepted: 'Aceitos pelo cliente: só mudam se escolhidos um a um',
  acceptedChosen: (value: number) =>
    `${quotes(value)} ${value === 1 ? 'aceito' : 'aceitos'} pelo cliente: o aceite deixa de valer e o preço aceito muda.`,
  notAllowed: 'Você não tem permissão para alterar orçamentos.',
  reprice: (value: number) => `Reprecificar (${count(value)})`,
  saveAndReprice: (value: number) => `Salvar e reprecificar (${count(value)})`,
  beginFailed: 'Erro ao reprecificar os orçamentos',
  runTitle: (entry: string) => (entry ? `Reprecificação: ${entry}` : 'Reprecificação'),
  running: (done: number, of: number) => `${count(done)} de ${quotes(of)}`,
  background: 'Você pode fechar: a reprecificação continua.',
  stop: 'Interromper',
  stopFailed: 'Erro ao interromper a reprecificação',
  progress: 'Andamento',
  stateFailed: 'Erro ao buscar o andamento da reprecificação',
  result: (repriced: number) => `${quotes(repriced)} ${repriced === 1 ? 'reprecificado' : 'reprecificados'}.`,
  notRepriced: (value: number) =>
    `${quotes(value)} ${value === 1 ? 'ficou como estava' : 'ficaram como estavam'}.`,
  states: {
    waiting: 'Na fila',
    repriced: 'Reprecificado',
    skipped: 'Ficou como estava',
    failed: 'Falhou',
    cancelled: 'Interrompido',
  },
} as const;
