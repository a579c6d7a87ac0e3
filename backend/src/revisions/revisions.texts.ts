/** The texts that revisions answer. */
export const revisionTexts = {
  /** Who froze a quote of which that is not known. */
  unknown: 'Não registrado',
  sameRevision: 'Escolha duas revisões diferentes',
  onlyInProgress: 'Só um orçamento em andamento pode retomar uma revisão',
} as const;
