/** Quotes of one repricing. */
export const MOST_REPRICED = 2000;

/** The texts that repricing answers and keeps. */
export const priceChangeTexts = {
  none: 'Selecione ao menos um orçamento',
  tooMany: `No máximo ${String(MOST_REPRICED)} orçamentos de uma vez`,
  changedMeanwhile: 'O orçamento ou o cadastro mudou depois da prévia',
  notOpen: 'O orçamento não está mais em aberto',
  notAllowed: 'Você não tem mais permissão para alterar este orçamento',
  /** Numbers of quotes that were not repriced; null where there are none. */
  summary: (skipped: number, failed: number): string | null =>
    [
      skipped > 0 && `${skipped.toLocaleString('pt-BR')} não alterados`,
      failed > 0 && `${failed.toLocaleString('pt-BR')} com falha`,
    ]
      .filter(Boolean)
      .join(', ') || null,
  unexpected: 'Erro inesperado; o orçamento ficou como estava',
} as const;
