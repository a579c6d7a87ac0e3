const drawings = (count: number) => (count === 1 ? '1 desenho' : `${count} desenhos`);

/** What was learnt from a customer's drawings. */
export const drawingFeedback = {
  title: 'Aprendido dos desenhos',
  explanation:
    'O que foi aceito ou corrigido em desenhos com a mesma legenda muda o que o próximo desenho deste cliente sugere.',
  none: 'Nada foi aprendido dos desenhos deste cliente.',
  loadFailed: 'Erro ao carregar o que foi aprendido dos desenhos',
  block: (name: string) => `Legenda ${name}`,
  newestDrawing: (file: string, page: number | null) =>
    page === null || page === 1
      ? `Desenho mais recente: ${file}`
      : `Desenho mais recente: ${file}, página ${page}`,
  picture: (block: string) => `${block} como está no desenho`,
  blockDetail: (count: number, day: string) => `${drawings(count)}, último em ${day}`,
  inCell: (label: string) => `na célula “${label}”`,
  inUnnamedCell: 'em uma célula sem título',
  outside: 'fora da legenda',
  accepted: (count: number) => `certo em ${drawings(count)}`,
  corrected: (count: number) => `errado em ${drawings(count)}`,
  forget: 'Esquecer',
  forgetAll: 'Esquecer tudo',
  forgetField: (field: string, block: string) => `Esquecer ${field} da ${block}`,
  forgetBlock: (block: string) => `Esquecer a ${block}`,
  forgetTitle: 'Esquecer o aprendido?',
  forgetMessage: (what: string) =>
    `${what}: as sugestões voltam a ser as que são lidas do desenho. As peças já salvas não mudam.`,
  everything: 'Todas as legendas deste cliente',
  forgetFailed: 'Erro ao esquecer o que foi aprendido',
  forgotten: 'Esquecido.',
  learned: (count: number) => `Aprendido de ${drawings(count)} deste cliente`,
  learnedFields: (fields: string) => `Aprendido de desenhos deste cliente: ${fields}.`,
  learnedField: (field: string, count: number) => `${field} (${drawings(count)})`,
} as const;
