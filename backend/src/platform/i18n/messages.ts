import { shownNumber } from './figure-names.js';

/**
 * The texts that the platform itself answers, in Brazilian Portuguese; each feature keeps its own beside its code
 * (`<feature>.texts.ts`). They are to the letter what clients know. Texts with parts are functions.
 */
export const messages = {
  validation: {
    failed: 'Verifique os campos informados',
    nameRequired: 'Nome é obrigatório',
    emailRequired: 'Email é obrigatório',
    emailInvalid: 'E-mail inválido',
    required: 'Campo obrigatório',
    notText: 'Deve ser um texto',
    postalCode: 'CEP deve ter 8 dígitos',
    cityCode: 'Código IBGE deve ter 7 dígitos',
    notNumber: 'Deve ser um número',
    notInteger: 'Apenas números inteiros',
    notBoolean: 'Deve ser verdadeiro ou falso',
    notList: 'Deve ser uma lista',
    notObject: 'Deve ser um objeto',
    lineNotObject: (line: number) => `Linha ${String(line)}: deve ser um objeto`,
    notOneOf: 'Valor não reconhecido',
    notDate: 'Data inválida',
    sameDay: 'Já existe uma alíquota a partir desta data',
    notInYears: (first: number, last: number) => `Data fora do período de ${String(first)} a ${String(last)}`,
    tooLong: (most: number) => `Deve ter no máximo ${String(most)} caracteres`,
    tooSmall: (least: number) => `Deve ser maior ou igual a ${shownNumber(least)}`,
    tooBig: (most: number) => `Deve ser menor ou igual a ${shownNumber(most)}`,
    tooManyDecimals: (most: number) => `Máximo ${String(most)} casas decimais`,
    unknownReference: 'Registro não encontrado',
  },
  http: {
    malformed: 'Não foi possível entender a requisição',
    notSignedIn: 'Sessão expirada ou inexistente. Entre novamente.',
    forbidden: 'Você não tem permissão para esta ação',
    notFound: 'Registro não encontrado',
    routeNotFound: 'Endereço não encontrado',
    otherCharset: 'O conteúdo deve ser enviado em UTF-8',
    tooLarge: 'O conteúdo enviado é grande demais',
    tooManyTries: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    unexpected: 'Ocorreu um erro inesperado, que foi registrado. Se continuar, avise um administrador.',
    unavailable: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
    databaseDown: 'O banco de dados não responde no momento. Tente novamente em instantes.',
    storageDown: 'O armazenamento de arquivos não responde no momento. Tente novamente em instantes.',
    storageFull:
      'Não há espaço livre em disco para salvar. Nada foi alterado. Avise o administrador do sistema.',
    listQuery: 'Parâmetros de lista inválidos',
    changedMeanwhile: 'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
  },
  mail: {
    noAnswer: 'o servidor não respondeu depois de receber a mensagem',
    noServer: 'o servidor de e-mail não respondeu',
    denied: 'o servidor de e-mail recusou o acesso',
  },
  jobs: {
    failed: 'Não foi possível concluir a operação. Tente novamente em instantes.',
    late: 'A operação está demorando mais que o esperado. Tente novamente em instantes.',
    noWorker:
      'Nenhum processo de geração de documentos está em execução. Avise o administrador e tente novamente em instantes.',
  },
} as const;
