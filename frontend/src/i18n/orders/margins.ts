/** Costs and margins, for users who may see them. */
export const margins = {
  title: 'Custos e margens',
  cost: 'Custo',
  contribution: 'Contribuição',
  margin: 'Margem',
  withoutDiscount: 'Margem sem desconto',
  rows: 'As peças são as de um conjunto; a linha do conjunto soma todos.',
  /** The costs that the margin leaves out. */
  explanation:
    'Contribuição é o valor menos ICMS e custo (material e processos). PIS, COFINS, comissões, frete e serviço não entram.',
  explanationComplete:
    'Contribuição é o valor menos os impostos contidos no preço e o custo (material e processos). Comissões, frete e serviço não entram.',
  /** The button at a markup. */
  byMargin: 'Definir o markup pela margem',
  target: 'Margem desejada',
  apply: 'Aplicar',
  failed: 'Erro ao buscar custos e margens',
  markupFailed: 'Erro ao calcular o markup',
} as const;
