import type { ReadFault } from '../xlsx/protocol.js';

/** 'Nome, Preço e NCM' */
const listed = (names: readonly string[]) => new Intl.ListFormat('pt-BR').format(names);

const count = (value: number) => value.toLocaleString('pt-BR');

/** Why a file can't be imported at all. */
const faults: Readonly<Record<ReadFault, (name: string) => string>> = {
  'not-xlsx': (name) => `O arquivo "${name}" não é uma planilha (XLSX, ODS) nem um CSV`,
  'old-xls': (name) =>
    `O arquivo "${name}" está no formato antigo do Excel (XLS). Salve-o como XLSX e envie de novo.`,
  encrypted: (name) => `A planilha "${name}" está protegida por senha. Envie uma versão sem senha.`,
  macros: (name) => `A planilha "${name}" tem macros. Salve-a como XLSX sem macros e envie de novo.`,
  'external-links': (name) =>
    `A planilha "${name}" tem vínculos com outros arquivos. Cole os valores em uma planilha nova e envie de novo.`,
  'not-csv': (name) => `O arquivo "${name}" não é um CSV com ponto e vírgula entre as colunas`,
  'too-large': (name) => `O conteúdo da planilha "${name}" é grande demais`,
  'too-many-rows': (name) => `A planilha "${name}" tem mais de 20.000 linhas. Divida-a em partes.`,
  broken: (name) => `A planilha "${name}" está corrompida e não pôde ser lida`,
  'too-slow': (name) => `A planilha "${name}" é complexa demais: sua leitura passou do tempo permitido`,
};

/** The texts that imports answer. */
export const importTexts = {
  unreadable: (fault: ReadFault, name: string) => faults[fault](name),
  noColumns: (expected: readonly string[]) =>
    `Nenhum título conhecido foi encontrado. Escolha abaixo o que é cada coluna, ou use estes títulos: ${listed(expected)}`,
  noKeyColumn: (heading: string) => `Falta a coluna "${heading}", escolhida para identificar os cadastros`,
  repeatedColumns: (headings: readonly string[]) => `Há mais de uma coluna ${listed(headings)}`,
  otherUnit: (heading: string, expected: string) =>
    `A coluna "${heading}" está em outra unidade. Converta os valores e use o título "${expected}".`,
  noRows: 'A planilha não tem nenhuma linha abaixo dos títulos',
  unknownKey: 'Escolha por qual coluna os cadastros são identificados',

  excelError: 'A célula tem um erro do Excel',
  formulaAt: (row: number, column: number) =>
    `Nada foi importado. Linha ${String(row)}, coluna ${String(column)}: a célula tem uma fórmula sem resultado. Abra e salve a planilha, ou cole só os valores.`,
  formula: 'A célula tem uma fórmula sem resultado. Abra e salve a planilha, ou cole só os valores.',
  numberForText: 'A célula tem um número: formate-a como texto',
  zerosLost: (digits: number) =>
    `Faltam dígitos (são ${String(digits)}): o Excel tirou os zeros do começo. Formate a coluna como texto.`,
  incomplete: 'Faltam dígitos: confira',
  wrongCheckDigit: 'O dígito verificador não confere: confira',
  notAPhone: 'Não tem 10 ou 11 dígitos, com o DDD: confira',
  keyMissing: (heading: string) => `${heading} é obrigatório para identificar o cadastro`,
  keyAmbiguous: (count: number) =>
    `Há ${String(count)} cadastros assim: use outra coluna para identificá-los`,
  repeatedRow: (row: number) => `É o mesmo cadastro da linha ${String(row)}`,
  repeatedCode: (row: number) => `O código se repete na linha ${String(row)}`,
  unknownEntry: (text: string) => `"${text}" não está cadastrado`,
  notOneOf: (choices: readonly string[]) => `Deve ser um destes: ${choices.join(', ')}`,
  ambiguousEntry: (text: string, count: number) => `Há ${String(count)} cadastros com "${text}"`,
  cannotCreate: (missing: readonly string[]) =>
    `Não está cadastrado e, para criar, ${missing.length === 1 ? 'falta a coluna' : 'faltam as colunas'} ${listed(missing)}`,

  refused: (rows: number) =>
    rows === 1
      ? 'Há 1 linha com erro. Corrija a planilha e envie de novo.'
      : `Há ${count(rows)} linhas com erro. Corrija a planilha e envie de novo.`,
  removedSince: 'Foi excluído depois da importação',
  changedSince: 'Foi alterado depois da importação',
  codeTakenSince: 'Outro cadastro usa o código que ele tinha',
  referenceGone: 'O cadastro que ele indicava foi excluído',
  nothing: 'Nada muda com esta planilha',
  stale: 'Algo mudou desde a conferência. Confira de novo antes de importar.',
} as const;

/** The sheets of a template. */
export const templateTexts = {
  fileName: (title: string) => `Modelo ${title}`,
  instructions: 'Instruções',
  lists: 'Listas',
  column: 'Coluna',
  required: 'Para criar',
  content: 'Conteúdo',
  example: 'Exemplo',
  mandatory: 'Obrigatória',
  optional: 'Opcional',
  text: 'Texto',
  number: (decimals: number) =>
    decimals === 0 ? 'Número inteiro' : `Número com até ${String(decimals)} casas decimais`,
  name: 'Nome',
  choice: (values: readonly string[]) => `Um destes: ${values.join(', ')}`,
  reference: (title: string, field: string) => `${field} de um cadastro de ${title}`,
  rules: [
    'Preencha a primeira planilha a partir da linha 2; a linha 1 tem os títulos. Estas instruções não são importadas.',
    'A coluna que identifica os cadastros (código ou outra) encontra os que já existem; ela mesma não é alterada.',
    'Uma coluna que não está na planilha fica como está. Uma célula vazia esvazia o campo.',
    'Um cadastro que não está na planilha fica como está: nada é excluído.',
    'Números podem estar como número ou como texto (1.234,56). De uma fórmula vale o resultado que a planilha guardou.',
    'Até 20.000 linhas e 10 MB, em XLSX, ODS ou CSV com ponto e vírgula.',
    'Antes de salvar, a tela mostra o que será criado e alterado, e o que está errado em cada célula.',
  ],
} as const;
