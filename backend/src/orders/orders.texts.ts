/** The texts that quotes and orders answer. */
export const orderTexts = {
  typeRequired: 'Tipo é obrigatório',
  typeLocked: 'Não é possível alterar um pedido para orçamento',
  invalidMove: 'Transição de status inválida',
  awaitsAnswer: 'Orçamento aguardando resposta: volte para Em andamento para alterar',
  lossOfCancelled: 'Só um cancelamento tem motivo',
  discountTooLarge: 'O desconto não pode ser maior que o total',
  partNotRecalculated: (part: string, refused: string) => `Peça ${part}: ${refused}`,
  noOsFile: 'Este registro não tem arquivo da OS',
} as const;
