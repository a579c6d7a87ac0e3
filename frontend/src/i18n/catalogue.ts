import { FIGURE_NAMES, PART_COUNTS, pickFields } from '@forja/figures';

/** A catalogue's name, and the word for one of its entries; `many` where the name is not its plural. */
interface Word {
  title: string;
  one: string;
  many?: string;
  feminine?: boolean;
}

/** The texts that every catalogue has; one that says something else says it after them. */
const usualTexts = ({ title, one, many = title.toLowerCase(), feminine = false }: Word) => ({
  title,
  create: `${feminine ? 'Nova' : 'Novo'} ${one}`,
  edit: `Editar ${one}`,
  empty: feminine ? `Nenhuma ${one} cadastrada.` : `Nenhum ${one} cadastrado.`,
  confirmDelete: `Tem certeza que deseja excluir ${feminine ? 'esta' : 'este'} ${one}?`,
  listFailed: `Erro ao buscar ${many}`,
  saveFailed: `Erro ao salvar ${one}`,
  deleteFailed: `Erro ao excluir ${one}`,
});

/** The groups of materials in the tables of rules. */
const materialGroups = {
  carbon: 'Aço carbono',
  stainless: 'Inox',
  aluminium: 'Alumínio',
  other: 'Outros materiais',
} as const;

/** Sheets, bars and remnants that the shop has. */
const stockItems = {
  title: 'Estoque',
  create: 'Nova chapa, barra ou retalho',
  edit: 'Editar item do estoque',
  empty: 'Nenhuma chapa, barra ou retalho no estoque.',
  confirmDelete: 'Tem certeza que deseja excluir este item do estoque?',
  listFailed: 'Erro ao buscar estoque',
  oneFailed: 'Erro ao buscar item do estoque',
  saveFailed: 'Erro ao salvar item do estoque',
  deleteFailed: 'Erro ao excluir item do estoque',
  item: 'Material ou barra',
  material: 'Material da chapa',
  bar: 'Barra (em vez de chapa)',
  size: 'Medidas',
  place: 'Local',
  obs: 'Observações',
  count: 'Quantidade de itens iguais',
  label: 'Etiqueta com QR',
  reserved: 'Reservado',
  batch: (id: number) => `Lote ${id}`,
  mm: (size: string) => `${size} mm`,
} as const;

/** Rules for the minutes of processes: their list, their form, their try-out on a part. */
const timeRules = {
  ...usualTexts({ title: 'Regras de tempo', one: 'regra de tempo', feminine: true }),
  oneFailed: 'Erro ao buscar regra de tempo',
  driver: 'O que determina os minutos',
  driverRequired: 'Escolha o que determina os minutos',
  drivers: {
    cut: 'Comprimento de corte e furações',
    ...pickFields(FIGURE_NAMES, PART_COUNTS),
    weld: 'Comprimento de solda',
    area: 'Área',
    gross_weight: 'Peso bruto',
    length: 'Comprimento da peça',
    piece: 'Peça',
  },
  sides: 'Lados que contam',
  sidesOf: { 1: 'Um lado', 2: 'Os dois lados' },
  handling: 'Manuseio por peça',
  minimum: 'Mínimo por peça',
  obs: 'Observações',
  rows: 'Tabela de velocidades',
  rowsHint:
    'Uma linha vale da espessura inicial até abaixo da final; vazio não limita. A linha do grupo do material vem antes da linha para todos.',
  lines: 'Linhas',
  line: 'Linha',
  addLine: 'Adicionar linha',
  removeLine: (position: number) => `Remover linha ${position}`,
  group: 'Grupo do material',
  allGroups: 'Todos',
  from: 'Espessura de',
  to: 'Abaixo de',
  speed: 'Velocidade',
  pierce: 'Tempo por furação',
  lineText: (group: string, from: string, to: string, speed: string) => `${group}, ${from} a ${to}: ${speed}`,
  copyLines: 'Copiar tabela',
  copied: (lines: number) => (lines === 1 ? '1 linha copiada.' : `${lines} linhas copiadas.`),
  copyFailed: 'Não foi possível copiar a tabela neste navegador',
  pasteHint: 'Para colar do Excel: copie as células lá e cole (Ctrl+V) em um campo da tabela.',
  pasted: (lines: number) => (lines === 1 ? '1 linha colada.' : `${lines} linhas coladas.`),
  badCell: (line: number, column: string, written: string, problem: string) =>
    `Nada foi colado. Linha ${line}, ${column}: "${written}": ${problem}`,
  unknownGroup: 'grupo não reconhecido',
  tooManyCells: 'Nada foi colado: as células passam da última coluna da tabela.',
  tooManyLines: (most: number) => `Nada foi colado: a tabela tem no máximo ${most} linhas.`,
  exportFile: 'Exportar tabela',
  exportFailed: 'Erro ao exportar a tabela',
  saveFirst: 'Exporta a tabela salva: salve a regra antes. “Copiar tabela” leva a que está na tela.',
  importFile: 'Importar tabela',
  importHint: 'XLSX, ODS ou CSV com os títulos da tabela exportada; troca a tabela toda.',
  imported: (lines: number) =>
    `${lines === 1 ? '1 linha importada.' : `${lines} linhas importadas.`} Confira e salve.`,
  importFailed: 'Erro ao importar a tabela',
  badFileCell: (row: number, column: string, written: string, problem: string) =>
    `Nada foi importado. Linha ${row}, ${column}: "${written}": ${problem}`,
  badHeadings: (headings: string) => `Nada foi importado: a primeira linha deve ter os títulos ${headings}.`,
  noFileLines: 'Nada foi importado: não há linhas abaixo dos títulos.',
  tooManyFileLines: (most: number) => `Nada foi importado: a tabela tem no máximo ${most} linhas.`,
  tryOut: 'Experimentar a regra',
  tryHint: 'Mostra os minutos que a regra, como está no formulário, dá. Nada é salvo.',
  tryOn: 'Em que experimentar',
  tryOnChoices: { part: 'Uma peça', sample: 'Valores digitados' },
  lot: 'Peças do lote',
  anyGroup: 'Não informado',
  part: 'Peça',
  partHint: 'Nome ou referência, de qualquer orçamento ou pedido',
  typeToFind: 'Digite o nome ou a referência da peça.',
  searchFailed: 'Erro ao buscar peças',
  try: 'Calcular minutos',
  tryFailed: 'Erro ao experimentar a regra',
  none: (problem: string) => `A regra não dá minutos: ${problem}.`,
  roundedUp: (minutes: string) => `Na peça: ${minutes}, arredondado para cima; o valor usa o tempo exato.`,
} as const;
const drawings = (count: number) => (count === 1 ? '1 desenho' : `${count} desenhos`);

/** Values that were learnt from a customer's drawings. */
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

/** Shared words of the catalogue screens; each catalogue's own texts follow below. */
const fields = {
  supplier: 'Fornecedor',
  code: 'Código',
  name: 'Nome',
  ncm: 'NCM',
  length: 'Comprimento',
  width: 'Largura',
  thickness: 'Espessura',
  weight: 'Peso',
  icms: 'ICMS',
  ipi: 'IPI',
} as const;

const rules = {
  nameRequired: 'Nome é obrigatório',
  required: 'Campo obrigatório',
  upToTwo: 'Máximo 2 casas decimais',
  ofTwo: 'Máximo de 2 casas decimais',
  upToFour: 'Máximo 4 casas decimais',
  upToSix: 'Máximo 6 casas decimais',
  priceRequired: 'Preço é obrigatório',
  lengthRequired: 'Comprimento é obrigatório',
  widthRequired: 'Largura é obrigatória',
  thicknessRequired: 'Espessura é obrigatória',
  weightRequired: 'Peso é obrigatório',
  specificWeightRequired: 'Peso específico é obrigatório',
  materialRequired: 'Material é obrigatório',
  unitValueRequired: 'Valor unitário é obrigatório',
  codeRequired: 'Código é obrigatório',
  ipiRequired: 'IPI é obrigatório',
  ipiMin: 'IPI deve ser maior ou igual a 0',
  ipiMax: 'IPI deve ser menor ou igual a 100',
  abbreviationRequired: 'Abreviação é obrigatória',
  abbreviationLength: 'Deve ter exatamente 2 caracteres',
  icmsRequired: 'ICMS é obrigatório',
  icmsMin: 'ICMS deve ser maior ou igual a 0',
  icmsMax: 'ICMS deve ser menor ou igual a 100',
  notNegative: 'Deve ser maior ou igual a 0',
} as const;

const materials = {
  ...usualTexts({ title: 'Materiais', one: 'material' }),
  sheets: 'Chapas deste material',
  oneFailed: 'Erro ao buscar material',
  specificWeight: 'Peso específico',
  specificWeightColumn: 'Peso específico (g/cm³)',
  inGramsPerCm3: (value: string) => `= ${value} g/cm³`,
  tooDense: (value: string) => `= ${value} g/cm³: mais que qualquer metal. O campo é em g/mm³.`,
  useInstead: (value: string) => `Usar ${value}`,
  pricePerKg: 'Preço por kg',
  group: 'Grupo do material',
} as const;

const sheets = {
  ...usualTexts({ title: 'Chapas', one: 'chapa', feminine: true }),
  listFailed: 'Erro ao carregar chapas',
  oneFailed: 'Erro ao buscar chapa',
  material: 'Material',
} as const;

const bars = {
  ...usualTexts({ title: 'Barras', one: 'barra', feminine: true }),
  listFailed: 'Erro ao carregar barras',
  oneFailed: 'Erro ao buscar barra',
  pricePerKg: 'Preço por kg',
} as const;

const components = {
  ...usualTexts({ title: 'Componentes', one: 'componente' }),
  listFailed: 'Erro ao carregar componentes',
  oneFailed: 'Erro ao buscar componente',
  specification: 'Especificação',
  unitValue: 'Valor unitário',
} as const;

const processes = {
  ...usualTexts({ title: 'Processos', one: 'processo' }),
  content: 'Observações',
  valuePerMinute: 'Valor por minuto',
  setup: 'Preparação por lote',
  rule: 'Regra de tempo',
} as const;

const ncms = {
  ...usualTexts({ title: 'NCM', one: 'NCM', many: 'NCMs' }),
  code: 'Código',
  description: 'Descrição',
} as const;

const states = {
  ...usualTexts({ title: 'Estados', one: 'estado' }),
  abbreviation: 'Abreviação',
} as const;

/** Operations of sale, as administrators keep them. */
const operations = {
  ...usualTexts({ title: 'Naturezas de operação', one: 'natureza de operação', feminine: true }),
  inside: 'CFOP no estado',
  interstate: 'CFOP para outro estado',
  consumer: 'CFOP a não contribuinte',
  ipi: 'IPI',
  icms: 'ICMS',
  reform: 'CBS e IBS',
  treatments: { taxed: 'Tributado', suspended: 'Suspenso', deferred: 'Diferido', none: 'Não tributado' },
  cst: 'CST do ICMS',
  csosn: 'CSOSN',
  ipi_class: 'cEnq do IPI',
  reform_class: 'cClassTrib',
  text: 'Texto no orçamento e na nota',
} as const;

const customers = {
  ...usualTexts({ title: 'Clientes', one: 'cliente' }),
  listFailed: 'Erro ao carregar clientes',
  // A slip that is kept on purpose: clients compare this text.
  saveFailed: 'Erro ao salvar grupo',
  email: 'E-mail',
  phone: 'Telefone',
  cnpj: 'CNPJ',
  cpf: 'CPF',
  document: 'CNPJ/CPF',
  stateRegistration: 'Inscrição estadual',
  contact: 'Contato',
  address: 'Endereço',
  streetNumber: 'Número',
  district: 'Bairro',
  cityCode: 'Código IBGE',
  postalCode: 'CEP',
  city: 'Cidade',
  state: 'Estado',
} as const;

/** Settings that the taxes of an order by its day follow from. */
const taxes = {
  rates: 'Alíquotas por data',
  ipiHint: 'Valem no painel Impostos do orçamento a partir do dia; antes do primeiro, o IPI acima.',
  icmsHint: 'Valem no painel Impostos do orçamento a partir do dia; antes do primeiro, o ICMS acima.',
  fcp: 'FCP',
  difalBase: 'Base do DIFAL',
  difalBases: { single: 'Única', double: 'Dupla' },
  exception: 'Exceção (Ex)',
  keepsIpi: 'IPI continua após 2026 (Zona Franca)',
  taxpayer: 'Contribuinte do ICMS',
  taxpayers: { 1: '1 Contribuinte', 2: '2 Isento', 9: '9 Não contribuinte' },
  byRegistration: 'Conforme a inscrição estadual',
  finalUse: 'Destino da compra',
  finalUses: { false: 'Revenda ou industrialização', true: 'Uso e consumo ou ativo' },
  byTaxpayer: 'Conforme o contribuinte',
} as const;

export const catalogue = {
  fields,
  rules,
  materialGroups,
  noMatch: 'Nada corresponde à busca.',
  sameName: 'Já existe um cadastro com este nome.',
  openSameName: 'Ver o outro',
  materials,
  sheets,
  bars,
  components,
  processes,
  timeRules,
  stockItems,
  ncms,
  states,
  customers,
  operations,
  taxes,
} as const;
