/** The texts of the company. */
export const companyTexts = {
  defaultName: 'Minha empresa',
} as const;
