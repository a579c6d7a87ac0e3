/** The texts that a save of many parts answers. */
export const partsBatchTexts = {
  none: 'Envie ao menos uma peça',
  tooMany: (most: number) => `No máximo ${String(most)} peças de uma vez`,
  twice: 'Esta peça está duas vezes no mesmo envio',
  keyTwice: 'Esta linha está duas vezes no mesmo envio',
  noSuchSet: 'Este conjunto não existe mais neste pedido ou orçamento',
  stateGone: 'O que a peça era antes não está mais guardado: não dá para desfazer',
  line: (line: number) => `Linha ${String(line)}`,
  ofPart: (title: string, message: string) => `${title}: ${message}`,
} as const;
