/** The texts that sign-in, users and groups answer. */
export const accessTexts = {
  wrongCredentials: 'E-mail ou senha incorretos',
  tooManyTries: (seconds: number) =>
    `Muitas tentativas. Aguarde ${seconds.toLocaleString('pt-BR')} ${seconds === 1 ? 'segundo' : 'segundos'} e tente novamente.`,
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
  emailTaken: 'Este e-mail já está cadastrado',
  passwordRequired: 'Senha é obrigatória',
  passwordTooShort: 'A senha deve ter pelo menos 8 caracteres',
  passwordsDiffer: 'As senhas não coincidem',
} as const;
