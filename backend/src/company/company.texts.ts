/** The texts of the company. */
export const companyTexts = {
  defaultName: 'Minha empresa',
  validityOutOfRange: 'Validade deve ser de 1 a 365 dias',
} as const;
