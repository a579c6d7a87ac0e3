/** '2, 5 e 7' */
const listed = (numbers: readonly number[]) => new Intl.ListFormat('pt-BR').format(numbers.map(String));

/** The texts that uploads answer. */
export const fileTexts = {
  missing: 'Selecione um arquivo',
  empty: (name: string) => `O arquivo "${name}" está vazio`,
  notAccepted: (name: string, accepted: string) =>
    `O tipo do arquivo "${name}" não é aceito. Tipos aceitos: ${accepted}` +
    (/\.dwg$/i.test(name) ? '. Salve o DWG como DXF e envie de novo.' : '') +
    (/\.(?:csv|xlsx?)$/i.test(name) ? '. Copie as linhas dela e cole-as na Planilha do orçamento.' : ''),
  tooLarge: (name: string, most: number) =>
    `O arquivo "${name}" excede o limite de ${String(most / 1024 / 1024)} MB`,
  tooManyPixels: (name: string) => `A imagem "${name}" excede o limite de 100 megapixels`,
  tooManyPages: (name: string, most: number) =>
    `O PDF "${name}" excede o limite de ${String(most)} páginas. Divida-o em partes.`,
  broken: (name: string) =>
    `O arquivo "${name}" está corrompido e não pôde ser lido. Exporte-o de novo e envie.`,
  encrypted: (name: string) => `O PDF "${name}" está protegido por senha. Envie uma versão sem senha.`,
  unknownProtection: (name: string) =>
    `O PDF "${name}" tem uma proteção que não pode ser aberta aqui. Envie uma versão sem proteção.`,
  nothingToSee: (name: string) => `O PDF "${name}" está em branco: não há nada para ver`,
  modelAlone: (name: string) =>
    `O PDF "${name}" tem só um modelo 3D, que não pode ser mostrado. Envie o desenho em PDF comum ou em DXF.`,
  /** @param pages at least one, in ascending order */
  unreadPages: (name: string, pages: readonly number[]) =>
    pages.length === 1
      ? `A página ${String(pages[0])} do PDF "${name}" não pôde ser lida e ficou de fora.`
      : `As páginas ${listed(pages)} do PDF "${name}" não puderam ser lidas e ficaram de fora.`,
  emptyPages: (name: string, pages: readonly number[]) =>
    pages.length === 1
      ? `A página ${String(pages[0])} do PDF "${name}" está em branco e ficou de fora.`
      : `As páginas ${listed(pages)} do PDF "${name}" estão em branco e ficaram de fora.`,
  modelPages: (name: string, pages: readonly number[]) =>
    pages.length === 1
      ? `A página ${String(pages[0])} do PDF "${name}" tem só um modelo 3D, que não pode ser mostrado, e ficou de fora.`
      : `As páginas ${listed(pages)} do PDF "${name}" têm só um modelo 3D, que não pode ser mostrado, e ficaram de fora.`,
  noSuchPages: (name: string) => `O PDF "${name}" não tem as páginas escolhidas`,
  othersIncluded: 'As outras foram incluídas.',
  abandoned: 'O envio foi interrompido',
  interrupted: (name: string) => `A leitura do arquivo "${name}" foi interrompida. Envie-o de novo.`,
  tooSlow: (name: string) =>
    `O arquivo "${name}" é complexo demais: seu processamento passou do tempo permitido`,
  binaryDxf: (name: string) =>
    `O DXF "${name}" está no formato binário. Salve-o como DXF de texto (ASCII) e envie de novo.`,
  emptyDxf: (name: string) => `O DXF "${name}" não tem contorno para cortar`,
  modelDxf: (name: string) =>
    `O DXF "${name}" tem só um modelo 3D (malha ou sólido). Exporte o planificado em DXF 2D e envie de novo.`,
  tooManyEntities: (name: string, most: number) =>
    `O DXF "${name}" é complexo demais: o limite é de ${most.toLocaleString('pt-BR')} linhas e arcos`,
  tooLargePart: (name: string) => `O DXF "${name}" mede mais de 1 km. Confira a unidade do desenho.`,
  tooMuchMemory: (name: string) =>
    `O arquivo "${name}" é complexo demais: seu processamento passou da memória permitida`,
} as const;
