/** The texts that quotes and orders answer. */
export const orderTexts = {
  typeRequired: 'Tipo é obrigatório',
  typeLocked: 'Não é possível alterar um pedido para orçamento',
  invalidMove: 'O status atual não permite esta mudança',
  awaitsAnswer: 'Orçamento aguardando resposta: volte para Em andamento para alterar',
  lossOfCancelled: 'Só um cancelamento tem motivo',
  /** @param taxed of an order with complete taxes, whose discount comes off parts and service alone */
  discountTooLarge: (taxed: boolean) =>
    `O desconto não pode ser maior que o ${taxed ? 'valor das peças e do serviço' : 'total'}`,
  partNotRecalculated: (part: string, refused: string) => `Peça ${part}: ${refused}`,
  breakOutOfRange: 'Cada faixa é um número inteiro de 1 a 1.000.000',
  tooManyBreaks: 'No máximo 6 faixas',
  breakTwice: 'As faixas não podem se repetir',
  pickedUnknown: 'O cliente escolheu uma faixa que esta revisão não oferece',
  pickTooLow: 'Com a quantidade escolhida, o desconto é maior que o total',
  tooManySelected: (most: number) => `No máximo ${String(most)} peças de uma vez`,
  noOsFile: 'Este registro não tem arquivo da OS',
} as const;
