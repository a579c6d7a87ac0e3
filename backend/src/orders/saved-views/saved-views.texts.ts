import { MOST_VIEWS } from './saved-view-limits.js';

/** The texts that saved views answer. */
export const savedViewTexts = {
  nameTaken: 'Já existe uma visão sua com este nome',
  tooMany: `Limite de ${String(MOST_VIEWS)} visões atingido. Exclua uma para salvar outra.`,
  unknown: 'Esta visão não existe mais',
} as const;
