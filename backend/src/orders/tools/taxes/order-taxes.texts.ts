/** The texts of an order's taxes. */
export const orderTaxTexts = {
  noInvoiceDate: 'sem previsão de faturamento',
  noState: 'cliente sem estado',
  noTaxpayer: 'cliente sem tipo de contribuinte',
  ncmDigits: 'NCM sem 8 dígitos',
  estimated: 'alíquotas estimadas',
  notReviewed: 'tributação não conferida com a contabilidade',
} as const;
