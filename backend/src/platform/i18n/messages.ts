/**
 * Every text that the API itself answers, in Brazilian Portuguese. The specification's own texts are here to the
 * letter; where it has none, the text is ours. Texts with parts are functions.
 */
export const messages = {
  validation: {
    failed: 'Verifique os campos informados',
    nameRequired: 'Nome é obrigatório',
    emailRequired: 'Email é obrigatório',
    emailInvalid: 'Email inválido',
    emailTaken: 'Este e-mail já está cadastrado',
    passwordRequired: 'Senha é obrigatória',
    passwordTooShort: 'A senha deve ter pelo menos 8 caracteres',
    passwordsDiffer: 'As senhas não coincidem',
    required: 'Campo obrigatório',
    notText: 'Deve ser um texto',
    notNumber: 'Deve ser um número',
    notInteger: 'Apenas números inteiros',
    notBoolean: 'Deve ser verdadeiro ou falso',
    notList: 'Deve ser uma lista',
    notObject: 'Deve ser um objeto',
    notOneOf: 'Valor não reconhecido',
    notDate: 'Data inválida',
    tooLong: (most: number) => `Deve ter no máximo ${String(most)} caracteres`,
    tooSmall: (least: number) => `Deve ser maior ou igual a ${String(least)}`,
    tooBig: (most: number) => `Deve ser menor ou igual a ${String(most)}`,
    tooManyDecimals: (most: number) => `Máximo ${String(most)} casas decimais`,
    unknownReference: 'Registro não encontrado',
  },
  catalogue: {
    specificWeightRequired: 'Peso específico é obrigatório',
    priceRequired: 'Preço é obrigatório',
    materialRequired: 'Material é obrigatório',
    thicknessRequired: 'Espessura é obrigatória',
    widthRequired: 'Largura é obrigatória',
    lengthRequired: 'Comprimento é obrigatório',
    weightRequired: 'Peso é obrigatório',
    unitValueRequired: 'Valor unitário é obrigatório',
    codeRequired: 'Código é obrigatório',
    ipiRequired: 'IPI é obrigatório',
    ipiTooSmall: 'IPI deve ser maior ou igual a 0',
    ipiTooBig: 'IPI deve ser menor ou igual a 100',
    abbreviationRequired: 'Abreviação é obrigatória',
    abbreviationLength: 'Deve ter exatamente 2 caracteres',
    icmsRequired: 'ICMS é obrigatório',
    icmsTooSmall: 'ICMS deve ser maior ou igual a 0',
    icmsTooBig: 'ICMS deve ser menor ou igual a 100',
    processTooManyDecimals: 'Máximo de 2 casas decimais',
    inUse: (usages: readonly { table: string; count: number }[]) => inUse(usages),
  },
  http: {
    malformed: 'Não foi possível entender a requisição',
    notSignedIn: 'Sessão expirada ou inexistente. Entre novamente.',
    forbidden: 'Você não tem permissão para esta ação',
    notFound: 'Registro não encontrado',
    routeNotFound: 'Endereço não encontrado',
    tooLarge: 'O conteúdo enviado é grande demais',
    tooManyTries: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    unexpected: 'Ocorreu um erro inesperado. A equipe responsável foi avisada.',
    unavailable: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
    listQuery: 'Parâmetros de lista inválidos',
    changedMeanwhile: 'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
  },
  pricing: {
    resultTooLarge: 'O resultado é grande demais. Revise as medidas, as quantidades e os valores.',
    unlockable: (names: string) => `Campo que não pode ser travado: ${names}`,
  },
  parts: {
    untitled: 'Nova peça',
    typeMissing: 'Erro: A peça não possui tipo definido',
    titleOfPage: (title: string, page: number) => `${title} – página ${String(page)}`,
    otherParts: 'A lista deve conter cada peça do conjunto uma única vez',
    tooManyProcesses: (most: number) => `Deve ter no máximo ${String(most)} processos`,
  },
  jobs: {
    failed: 'Não foi possível concluir a operação. Tente novamente em instantes.',
    late: 'A operação está demorando mais que o esperado. Tente novamente em instantes.',
    noWorker:
      'Nenhum processo de geração de documentos está em execução. Avise o administrador e tente novamente em instantes.',
  },
  documents: {
    noBrowser:
      'Não foi possível gerar o documento: o Chromium não foi encontrado no servidor. Avise o administrador.',
    noParts: 'Este orçamento ainda não tem peças para imprimir',
  },
  orders: {
    typeRequired: 'Tipo é obrigatório',
    typeLocked: 'Não é possível alterar um pedido para orçamento',
    invalidMove: 'Transição de status inválida',
    discountTooLarge: 'O desconto não pode ser maior que o total',
    noOsFile: 'Este registro não tem arquivo da OS',
  },
  access: {
    wrongCredentials: 'E-mail ou senha incorretos',
    accountDisabled: 'Conta desabilitada. Procure um administrador.',
    accountAwaiting: 'Seu cadastro aguarda a aprovação de um administrador.',
    registrationClosed: 'O cadastro de novas contas está fechado. Procure um administrador.',
    currentPasswordRequired: 'Senha atual é obrigatória',
    currentPasswordWrong: 'Senha atual incorreta',
    lastAdministrator: 'Este é o último administrador habilitado: é preciso que haja ao menos um',
    ownAccount: 'Você não pode excluir a sua própria conta',
    temporaryPassword: 'Sua senha é temporária. Defina uma nova senha para continuar.',
    temporaryPasswordKept: 'A nova senha precisa ser diferente da temporária',
    ownTemporaryPassword: 'Troque a sua própria senha em Meu perfil',
    unknownUser: 'Usuário não encontrado',
    unknownPermission: 'Permissão não encontrada',
    firstAdministrator: 'Administrador',
  },
  company: {
    defaultName: 'Minha empresa',
  },
  files: {
    missing: 'Selecione um arquivo',
    empty: (name: string) => `O arquivo "${name}" está vazio`,
    notAccepted: (name: string, accepted: string) =>
      `O tipo do arquivo "${name}" não é aceito. Tipos aceitos: ${accepted}`,
    tooLarge: (name: string, most: number) =>
      `O arquivo "${name}" excede o limite de ${String(most / 1024 / 1024)} MB`,
    tooManyPixels: (name: string) => `A imagem "${name}" excede o limite de 100 megapixels`,
    tooManyPages: (name: string, most: number) =>
      `O PDF "${name}" excede o limite de ${String(most)} páginas`,
    broken: (name: string) => `O arquivo "${name}" está corrompido e não pôde ser lido`,
    encrypted: (name: string) => `O PDF "${name}" está protegido por senha. Envie uma versão sem senha.`,
    tooSlow: (name: string) =>
      `O arquivo "${name}" é complexo demais: seu processamento passou do tempo permitido`,
    binaryDxf: (name: string) =>
      `O DXF "${name}" está no formato binário. Salve-o como DXF de texto (ASCII) e envie de novo.`,
    emptyDxf: (name: string) => `O DXF "${name}" não tem contorno para cortar`,
    tooMuchMemory: (name: string) =>
      `O arquivo "${name}" é complexo demais: seu processamento passou da memória permitida`,
  },
} as const;

/** What the rows of each table are called, one and many. */
const things: Record<string, [string, string]> = {
  materials: ['material', 'materiais'],
  sheets: ['chapa', 'chapas'],
  bars: ['barra', 'barras'],
  components: ['componente', 'componentes'],
  customers: ['cliente', 'clientes'],
  orders: ['orçamento ou pedido', 'orçamentos ou pedidos'],
  order_sets: ['conjunto', 'conjuntos'],
  set_parts: ['peça', 'peças'],
  part_processes: ['processo de peça', 'processos de peças'],
};

function inUse(usages: readonly { table: string; count: number }[]): string {
  const named = usages.map(({ table, count }) => {
    const [one, many] = things[table] ?? ['registro', 'registros'];
    return `${String(count)} ${count === 1 ? one : many}`;
  });
  if (named.length === 0) return 'Não é possível excluir: o registro está em uso';
  return `Não é possível excluir: em uso por ${new Intl.ListFormat('pt-BR').format(named)}`;
}
