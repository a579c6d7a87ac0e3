/** The texts that parts answer. */
export const partTexts = {
  untitled: 'Nova peça',
  typeMissing: 'Erro: A peça não possui tipo definido',
  titleOfPage: (title: string, page: number) => `${title} – página ${String(page)}`,
  otherParts: 'A lista deve conter cada peça do conjunto uma única vez',
  tooManyContours: (most: number) => `Deve ter no máximo ${String(most)} contornos`,
  unknownContour: 'O desenho da peça não tem este contorno',
  noContours: 'Só uma peça com desenho em DXF tem contornos a tirar do corte',
  unreadableContours: 'Não foi possível ler os contornos do desenho. Envie o DXF de novo',
  uncountedContours: (most: number) =>
    `O desenho tem mais de ${String(most)} contornos: não é possível tirar um do corte`,
  contoursKept: (count: number) =>
    count === 1
      ? '1 contorno continua fora do corte no desenho novo.'
      : `${String(count)} contornos continuam fora do corte no desenho novo.`,
  contoursLost: (count: number) =>
    count === 1
      ? '1 contorno que estava fora do corte não existe no desenho novo: a escolha dele foi desfeita.'
      : `${String(count)} contornos que estavam fora do corte não existem no desenho novo: a escolha deles foi desfeita.`,
  pages: 'Informe "parts" ou os números das páginas, separados por vírgula',
  tooManyProcesses: (most: number) => `Deve ter no máximo ${String(most)} processos`,
} as const;
