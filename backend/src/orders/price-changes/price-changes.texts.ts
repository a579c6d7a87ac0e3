/** Quotes of one repricing. */
export const MOST_REPRICED = 2000;

/** The texts that repricing answers and keeps. */
export const priceChangeTexts = {
  none: 'Selecione ao menos um orçamento',
  tooMany: `No máximo ${String(MOST_REPRICED)} orçamentos de uma vez`,
  changedMeanwhile: 'O orçamento ou o cadastro mudou depois da prévia',
  notOpen: 'O orçamento não está mais em aberto',
  notAllowed: 'Você não tem mais permissão para alterar este orçamento',
  unexpected: 'Erro inesperado; o orçamento ficou como estava',
} as const;
