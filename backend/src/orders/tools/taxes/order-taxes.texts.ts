/** The texts of an order's taxes. */
export const orderTaxTexts = {
  profileMissing: 'Informe a UF e o regime tributário da empresa',
  discountTooLarge: 'O desconto não pode ser maior que o valor das peças e do serviço',
  noInvoiceDate: 'sem previsão de faturamento',
  noState: 'cliente sem estado',
  noTaxpayer: 'cliente sem tipo de contribuinte',
  ncmDigits: 'NCM sem 8 dígitos',
  estimated: 'alíquotas estimadas',
  notReviewed: 'tributação não conferida com a contabilidade',
} as const;
