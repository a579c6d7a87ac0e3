const count = (value: number) => value.toLocaleString('pt-BR');

const entries = (value: number) => `${count(value)} ${value === 1 ? 'cadastro' : 'cadastros'}`;

/** '1 novo, 3 alterados' */
const result = (created: number, updated: number) =>
  `${count(created)} ${created === 1 ? 'novo' : 'novos'}, ${count(updated)} ${updated === 1 ? 'alterado' : 'alterados'}`;

/** Files that are imported into catalogues. */
export const imports = {
  open: 'Importar',
  openHint: 'Criar e alterar cadastros com uma planilha do Excel',
  title: (list: string) => `Importar: ${list}`,
  file: 'Planilha',
  template: 'Baixar modelo',
  templateFailed: 'Erro ao baixar o modelo',
  choose: 'Escolher planilha',
  chooseOther: 'Escolher outra planilha',
  layout: (known: number) => `Colunas lidas: ${count(known)}`,
  sheet: 'Aba da planilha',
  headingRow: 'Linha dos títulos',
  ignored: 'Ignorar',
  hint: 'XLSX, ODS ou CSV com ponto e vírgula, até 20.000 linhas e 10 MB. Nada é salvo antes da sua confirmação.',
  key: 'Identificar por',
  keyHint: 'A coluna que encontra os cadastros que já existem',
  poorKey: (heading: string) => `${heading} está vazio ou repetido em alguma linha.`,
  useKey: (heading: string) => `Identificar por ${heading}`,
  mode: 'Linhas sem cadastro',
  modes: { 'create-and-update': 'Criar', 'update-only': 'Ignorar' },
  modeHints: {
    'create-and-update': 'Cada uma vira um cadastro novo',
    'update-only': 'Só altera o que já existe, como em uma lista de preços',
  },
  checking: 'Conferindo a planilha…',
  checkFailed: 'Erro ao conferir a planilha',
  preview: 'Conferência',
  figures: {
    rows: 'Linhas',
    created: 'Novos',
    updated: 'Alterados',
    unchanged: 'Sem mudança',
    left_out: 'Ignorados',
    refused: 'Com erro',
  },
  ignoredColumns: (headings: readonly string[]) =>
    `${headings.length === 1 ? 'Coluna ignorada' : 'Colunas ignoradas'}: ${headings.join(', ')}`,
  refused: (rows: number) =>
    `${rows === 1 ? 'Há 1 linha com erro' : `Há ${count(rows)} linhas com erro`}: nada é importado enquanto houver. Corrija a planilha e escolha-a de novo.`,
  warned: (rows: number) =>
    `${rows === 1 ? 'Há 1 linha com um valor' : `Há ${count(rows)} linhas com valores`} a conferir, em destaque abaixo. Nada impede a importação.`,
  nothing: 'Nada muda com esta planilha.',
  shownOf: (shown: number, all: number) =>
    `As ${count(shown)} primeiras de ${count(all)} linhas são mostradas.`,
  filter: 'Linhas mostradas',
  filters: { refused: 'Com erro', updated: 'Alterados', created: 'Novos' },
  row: 'Linha',
  entry: 'Cadastro',
  change: 'O que muda',
  values: 'Valores',
  error: 'Erro',
  percent: 'Variação',
  cell: (column: string, row: number) => `${column}${row}`,
  becomes: 'passa a ser',
  emptied: 'vazio',
  run: (changes: number) => `Importar ${entries(changes)}`,
  runFailed: 'Erro ao importar a planilha',
  done: (created: number, updated: number) => `Importação concluída: ${result(created, updated)}.`,
  toList: 'Ver a lista',
  past: 'Importações anteriores',
  pastFailed: 'Erro ao buscar as importações',
  noPast: 'Nenhuma planilha foi importada aqui.',
  when: 'Data',
  who: 'Quem',
  counts: 'Resultado',
  undo: 'Desfazer',
  undoOf: (file: string) => `Desfazer ${file}`,
  undone: 'Desfeita',
  partlyUndone: (undone: number, all: number) => `${count(undone)} de ${count(all)} desfeitos`,
  undoTitle: 'Desfazer importação',
  undoChecking: 'Verificando o que mudou desde a importação…',
  undoCheckFailed: 'Erro ao verificar a importação',
  undoFailed: 'Erro ao desfazer a importação',
  undoDone: 'Importação desfeita.',
  undoRemoved: (value: number) =>
    `${entries(value)} que ela criou ${value === 1 ? 'será excluído' : 'serão excluídos'}.`,
  undoPutBack: (value: number) =>
    `${entries(value)} que ela alterou ${value === 1 ? 'volta' : 'voltam'} a ser como antes.`,
  undoStays: (value: number) =>
    `${entries(value)} ${value === 1 ? 'fica como está' : 'ficam como estão'}, porque mudou algo desde então:`,
  undoNothing: 'Nada desta importação pode ser desfeito.',
  undoRest: 'Desfazer o restante',
  undoMore: (value: number) => `e mais ${count(value)}`,
  result,
} as const;
