import { MOST_VIEWS } from './saved-view-limits.js';

/** The texts that saved views answer. */
export const savedViewTexts = {
  nameTaken: 'Já existe uma visão sua com este nome',
  tooMany: `Limite de ${String(MOST_VIEWS)} visões atingido. Exclua uma para salvar outra.`,
  notUnderstood: (part: string) => `A lista não entende “${part.slice(0, 60)}”. A visão não foi salva.`,
  unknown: 'Esta visão não existe mais',
} as const;
