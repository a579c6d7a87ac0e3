/** The texts that kits answer. */
export const kitTexts = {
  gone: 'Este kit não existe mais',
  ofPart: (title: string, message: string) => `${title}: ${message}`,
} as const;
