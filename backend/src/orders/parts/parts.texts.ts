/** The texts that parts answer. */
export const partTexts = {
  untitled: 'Nova peça',
  typeMissing: 'Erro: A peça não possui tipo definido',
  titleOfPage: (title: string, page: number) => `${title} – página ${String(page)}`,
  otherParts: 'A lista deve conter cada peça do conjunto uma única vez',
  tooManyProcesses: (most: number) => `Deve ter no máximo ${String(most)} processos`,
} as const;
