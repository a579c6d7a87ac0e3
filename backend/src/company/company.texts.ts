/** The texts of the company. */
export const companyTexts = {
  defaultName: 'Minha empresa',
  subjectOneLine: 'O assunto deve ter uma só linha',
  unknownPlaceholder: (found: string, known: string) => `${found} não é preenchido aqui. Use: ${known}`,
  mailSubject: 'Orçamento {numero} – {empresa}',
  mailText: [
    'Olá, {contato},',
    'segue em anexo o orçamento {numero}, no valor total de {total}, válido até {validade}.',
    'Para ver, aceitar ou perguntar pela internet:\n{link}',
    'Ficamos à disposição para qualquer dúvida.',
    'Atenciosamente,\n{responsavel}\n{empresa}',
  ].join('\n\n'),
  taxes: 'Tributação da empresa',
  profileMissing: 'Informe a UF e o regime tributário da empresa',
  unknownState: 'UF inválida',
  unknownOrigin: 'Origem deve ser de 0 a 8',
  tooManyPeriods: 'No máximo 50 períodos',
  firstPeriod: 'O primeiro período não pode ser excluído',
  validityOutOfRange: 'Validade deve ser de 1 a 365 dias',
} as const;
