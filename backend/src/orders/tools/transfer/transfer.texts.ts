/** The texts that copying and moving of parts and sets answer. */
export const transferTexts = {
  noParts: 'Escolha ao menos uma peça',
  noSets: 'Escolha ao menos um conjunto',
  tooManyParts: (most: number) => `No máximo ${String(most)} peças de uma vez`,
  tooManySets: (most: number) => `No máximo ${String(most)} conjuntos de uma vez`,
  twice: 'A mesma peça está duas vezes na lista',
  setTwice: 'O mesmo conjunto está duas vezes na lista',
  sourceGone: 'O orçamento ou pedido de origem não existe mais, ou você não tem acesso a ele',
  partsGone: (count: number) =>
    count === 1
      ? 'Uma das peças não está mais na origem'
      : `${String(count)} das peças não estão mais na origem`,
  setsGone: (count: number) =>
    count === 1
      ? 'Um dos conjuntos não está mais na origem'
      : `${String(count)} dos conjuntos não estão mais na origem`,
  targetGone: 'O conjunto de destino não existe mais',
} as const;
