/** The texts that calculations answer. */
export const pricingTexts = {
  resultTooLarge: 'O resultado é grande demais. Revise as medidas, as quantidades e os valores.',
  unlockable: (names: string) => `Campo que não pode ser travado: ${names}`,
} as const;
