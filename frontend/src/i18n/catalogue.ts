import { materialGroups, timeRules } from './time-rules';

/** Shared words of the catalogue screens; each catalogue's own texts follow below. */
const fields = {
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
  title: 'Materiais',
  create: 'Novo material',
  edit: 'Editar material',
  empty: 'Nenhum material cadastrado.',
  confirmDelete: 'Tem certeza que deseja excluir este material?',
  listFailed: 'Erro ao buscar materiais',
  oneFailed: 'Erro ao buscar material',
  saveFailed: 'Erro ao salvar material',
  deleteFailed: 'Erro ao excluir material',
  specificWeight: 'Peso específico',
  specificWeightColumn: 'Peso específico (g/cm³)',
  inGramsPerCm3: (value: string) => `= ${value} g/cm³`,
  tooDense: (value: string) => `= ${value} g/cm³: mais que qualquer metal. O campo é em g/mm³.`,
  useInstead: (value: string) => `Usar ${value}`,
  pricePerKg: 'Preço por kg',
  group: 'Grupo do material',
} as const;

const sheets = {
  title: 'Chapas',
  create: 'Nova chapa',
  edit: 'Editar chapa',
  empty: 'Nenhuma chapa cadastrada.',
  confirmDelete: 'Tem certeza que deseja excluir esta chapa?',
  listFailed: 'Erro ao carregar chapas',
  oneFailed: 'Erro ao buscar chapa',
  saveFailed: 'Erro ao salvar chapa',
  deleteFailed: 'Erro ao excluir chapa',
  material: 'Material',
} as const;

const bars = {
  title: 'Barras',
  create: 'Nova barra',
  edit: 'Editar barra',
  empty: 'Nenhuma barra cadastrada.',
  confirmDelete: 'Tem certeza que deseja excluir esta barra?',
  listFailed: 'Erro ao carregar barras',
  oneFailed: 'Erro ao buscar barra',
  saveFailed: 'Erro ao salvar barra',
  deleteFailed: 'Erro ao excluir barra',
  pricePerKg: 'Preço por kg',
} as const;

const components = {
  title: 'Componentes',
  create: 'Novo componente',
  edit: 'Editar componente',
  empty: 'Nenhum componente cadastrado.',
  confirmDelete: 'Tem certeza que deseja excluir este componente?',
  listFailed: 'Erro ao carregar componentes',
  oneFailed: 'Erro ao buscar componente',
  saveFailed: 'Erro ao salvar componente',
  deleteFailed: 'Erro ao excluir componente',
  specification: 'Especificação',
  unitValue: 'Valor unitário',
  supplier: 'Fornecedor',
} as const;

const processes = {
  title: 'Processos',
  create: 'Novo processo',
  edit: 'Editar processo',
  empty: 'Nenhum processo cadastrado.',
  confirmDelete: 'Tem certeza que deseja excluir este processo?',
  listFailed: 'Erro ao buscar processos',
  saveFailed: 'Erro ao salvar processo',
  deleteFailed: 'Erro ao excluir processo',
  content: 'Observações',
  valuePerMinute: 'Valor por minuto',
  setup: 'Preparação por lote',
  rule: 'Regra de tempo',
} as const;

const ncms = {
  title: 'NCM',
  create: 'Novo NCM',
  edit: 'Editar NCM',
  empty: 'Nenhum NCM cadastrado.',
  confirmDelete: 'Tem certeza que deseja excluir este NCM?',
  listFailed: 'Erro ao buscar NCMs',
  saveFailed: 'Erro ao salvar NCM',
  deleteFailed: 'Erro ao excluir NCM',
  code: 'Código',
  description: 'Descrição',
} as const;

const states = {
  title: 'Estados',
  create: 'Novo estado',
  edit: 'Editar estado',
  empty: 'Nenhum estado cadastrado.',
  confirmDelete: 'Tem certeza que deseja excluir este estado?',
  listFailed: 'Erro ao buscar estados',
  saveFailed: 'Erro ao salvar estado',
  deleteFailed: 'Erro ao excluir estado',
  abbreviation: 'Abreviação',
} as const;

const customers = {
  title: 'Clientes',
  create: 'Novo cliente',
  edit: 'Editar cliente',
  empty: 'Nenhum cliente cadastrado.',
  confirmDelete: 'Tem certeza que deseja excluir este cliente?',
  listFailed: 'Erro ao carregar clientes',
  // A slip that is kept on purpose: clients compare this text.
  saveFailed: 'Erro ao salvar grupo',
  deleteFailed: 'Erro ao excluir cliente',
  email: 'E-mail',
  phone: 'Telefone',
  cnpj: 'CNPJ',
  cpf: 'CPF',
  document: 'CNPJ/CPF',
  stateRegistration: 'Inscrição estadual',
  contact: 'Contato',
  address: 'Endereço',
  postalCode: 'CEP',
  city: 'Cidade',
  state: 'Estado',
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
  ncms,
  states,
  customers,
} as const;
