/** The texts of cutting plans. */
export const cuttingTexts = {
  tooHard: 'O plano de corte excedeu o limite de tempo ou de memória',
  notOpen: 'A perda só pode ser aplicada em orçamento em andamento',
  noOrders: 'Escolha ao menos um pedido',
  noState: 'Situação é obrigatória',
  noSheet: 'Chapa é obrigatória',
  noSuchSheet: 'Esta chapa não está no plano',
  noCount: 'Quantidade é obrigatória',
  tooManyOrders: (most: number) => `No máximo ${String(most)} pedidos por lote`,
  notInProduction: (order: number) => `O pedido ${String(order)} não está em produção`,
  inBatch: (order: number, batch: number) => `O pedido ${String(order)} já está no lote ${String(batch)}`,
  batchNotOpen: 'O lote já foi liberado: reabra para mudar',
  noMove: 'O lote não pode passar a esta situação',
  notPlanned: 'Calcule o corte antes de liberar o lote',
  changedSince: (titles: readonly string[]) =>
    `O plano está desatualizado, calcule de novo: ${titles.join(', ')}`,
  itemGone: (name: string) => `${name} mudou ou não está mais no estoque: calcule de novo`,
  ofOrder: (id: number) => `Corte ${String(id).padStart(6, '0')}`,
  ofBatch: (id: number) => `Corte lote ${String(id)}`,
  remnantOf: (batch: number) => `Retalho do lote ${String(batch)}`,
  nothingToApply: 'Nenhum grupo tem um plano completo e atual',
  millimetres: (least: number, most: number) => `De ${String(least)} a ${String(most)} mm`,
} as const;
