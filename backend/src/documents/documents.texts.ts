/** The texts that documents answer. */
export const documentTexts = {
  noBrowser:
    'Não foi possível gerar o documento: o Chromium não foi encontrado no servidor. Avise o administrador.',
  noPlan: 'Calcule o corte antes de imprimir o plano',
  noRemnants: 'O estoque não tem retalhos deste lote',
  noParts: 'Este orçamento ainda não tem peças para imprimir',
} as const;
