/** 'Recalcular todas': what all parts of an order would be with today's catalogue, before it is stored. */
export const refresh = {
  action: 'Recalcular todas',
  title: 'Recalcular todas as peças',
  explained:
    'Preços e impostos de hoje do catálogo. Valores travados e valores de processos digitados continuam.',
  agreed: 'Isto é um pedido: os preços já foram combinados com o cliente.',
  changedMeanwhile: 'Algo mudou desde que a lista foi feita. Esta é a de agora: confira e confirme de novo.',
  nothing: 'Nada mudou: todas as peças já estão com os valores de hoje.',
  part: 'Peça',
  from: 'Valor atual',
  to: 'Valor novo',
  difference: 'Diferença',
  set: (name: string, quantity: string) => `${name} × ${quantity}`,
  perSet: 'Valores das peças por conjunto; o total conta a quantidade de cada conjunto.',
  sameValue: 'mesmo valor',
  kept: (names: readonly string[]) => `Continua como digitado: ${names.join(', ')}`,
  totals: { pre_order: 'Total do orçamento', order: 'Total do pedido' },
  confirm: (count: number) => (count === 1 ? 'Recalcular 1 peça' : `Recalcular ${count} peças`),
} as const;
