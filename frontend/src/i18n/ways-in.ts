/** The second step of the sign-in: an authenticator app and recovery codes. */
export const secondFactor = {
  title: 'Verificação em duas etapas',
  code: 'Código',
  codeRequired: 'Informe o código',
  atSignIn: 'Digite o código do seu aplicativo autenticador. Sem o aparelho, use um código de recuperação.',
  usePasskey: 'Usar chave de acesso',
  back: 'Voltar',
  off: 'Desativada. Com ela, entrar exige a senha e um código do seu celular.',
  offRequired: 'Desativada. Um grupo seu exige que ela seja ativada.',
  on: (moment: string) => `Ativa desde ${moment}, com um aplicativo autenticador.`,
  onWithBoth: (moment: string) => `Ativa: aplicativo autenticador desde ${moment}, e chaves de acesso.`,
  onWithPasskeys: 'Ativa, com chaves de acesso.',
  setUpApp: 'Ativar aplicativo',
  withPasskey: 'Usar uma chave de acesso',
  withApp: 'Usar um aplicativo autenticador',
  codesLeft: (left: number) =>
    left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`,
  setUp: 'Ativar',
  setUpTitle: 'Ativar verificação em duas etapas',
  requiredExplanation: 'Um grupo seu exige a verificação em duas etapas. Ative-a para continuar.',
  begin:
    'Instale no celular um aplicativo autenticador, como Google Authenticator, Microsoft Authenticator ou Aegis. Confirme sua senha para começar.',
  beginWithoutPassword:
    'Instale no celular um aplicativo autenticador, como Google Authenticator, Microsoft Authenticator ou Aegis.',
  next: 'Continuar',
  scan: 'Leia este código com o aplicativo e digite os seis dígitos que ele mostrar.',
  qr: 'Código QR para o aplicativo autenticador',
  typeKey: 'Se não puder ler o código, digite esta chave no aplicativo:',
  codeOfApp: 'Código do aplicativo',
  activate: 'Ativar',
  codes: 'Códigos de recuperação',
  codesOnce:
    'Guarde estes códigos em lugar seguro. Cada um substitui o aplicativo ou a chave uma vez, e eles não serão mostrados de novo.',
  codesFile: 'Códigos de recuperação do Forja. Cada um vale uma vez.',
  codesFileName: 'forja-codigos-de-recuperacao.txt',
  copyCodes: 'Copiar',
  codesCopied: 'Códigos copiados.',
  downloadCodes: 'Baixar',
  kept: 'Guardei os códigos',
  remove: 'Desativar',
  removeTitle: 'Desativar verificação em duas etapas',
  removeExplanation:
    'Se a conta tem senha, entrar passará a exigir só ela. Os códigos de recuperação deixam de valer.',
  removeKeepsPasskeys:
    'O aplicativo deixa de valer. Entrar com a senha passará a pedir uma chave de acesso ou um código de recuperação.',
  removed: 'Verificação em duas etapas desativada.',
  appRemoved: 'Aplicativo autenticador desativado.',
  renew: 'Novos códigos de recuperação',
  renewTitle: 'Novos códigos de recuperação',
  renewExplanation: 'Os códigos de recuperação anteriores deixam de valer.',
  reset: 'Remover verificação em duas etapas',
  resetQuestion: (name: string) =>
    `${name} poderá entrar só com a senha, suas chaves de acesso serão removidas e suas sessões, encerradas. Confirme antes que é mesmo essa pessoa quem pede.`,
  resetDone: (name: string) => `Verificação em duas etapas de ${name} removida.`,
  findFailed: 'Erro ao buscar a verificação em duas etapas',
  setUpFailed: 'Erro ao ativar a verificação em duas etapas',
  removeFailed: 'Erro ao desativar a verificação em duas etapas',
  renewFailed: 'Erro ao fazer novos códigos de recuperação',
  resetFailed: 'Erro ao remover a verificação em duas etapas',
} as const;

/** Passkeys (WebAuthn). */
export const passkeys = {
  title: 'Chaves de acesso',
  explanation: 'Entre com a digital, o rosto ou o PIN do seu aparelho, sem digitar e-mail nem senha.',
  unavailable:
    'Não estão disponíveis neste endereço. Elas exigem que um administrador configure PUBLIC_URL com https.',
  signIn: 'Entrar com chave de acesso',
  add: 'Cadastrar chave',
  name: 'Nome da chave',
  registerTitle: 'Cadastrar chave de acesso',
  registerExplanation:
    'Dê um nome à chave para reconhecê-la depois; em seguida o navegador pergunta onde guardá-la. Se a conta tem senha, entrar com ela passa a pedir também a chave ou um código.',
  register: 'Cadastrar',
  registered: (name: string) => `Chave de acesso ${name} cadastrada.`,
  since: (moment: string) => `Cadastrada em ${moment}`,
  lastUse: (moment: string) => `Último uso em ${moment}`,
  unused: 'Ainda não usada para entrar',
  remove: 'Remover',
  removeTitle: (name: string) => `Remover ${name}`,
  removeExplanation:
    'Não será mais possível entrar com esta chave. Apague-a também no aparelho ou no gerenciador de senhas que a guarda.',
  removeLast:
    'É sua única chave. Se a conta tem senha e você não tem um aplicativo autenticador, entrar passará a exigir só a senha. Apague-a também no aparelho ou no gerenciador de senhas que a guarda.',
  removed: (name: string) => `Chave de acesso ${name} removida.`,
  failures: {
    cancelled: 'A chave de acesso não foi usada: o pedido foi cancelado ou o tempo acabou.',
    registered: 'Este aparelho já tem uma chave de acesso desta conta.',
    unsupported: 'Este navegador ou aparelho não oferece chaves de acesso.',
    address: 'Chaves de acesso não funcionam neste endereço. Abra o Forja pelo endereço oficial.',
    failed: 'O navegador não conseguiu usar a chave de acesso.',
  },
  listFailed: 'Erro ao buscar as chaves de acesso',
  registerFailed: 'Erro ao cadastrar a chave de acesso',
  removeFailed: 'Erro ao remover a chave de acesso',
} as const;

/** Signing in at the company's OpenID provider. */
export const oidc = {
  title: 'Entrar',
  signIn: (name: string) => `Continuar com ${name}`,
  toLogin: 'Voltar para a entrada',
  toProfile: 'Voltar para Meu perfil',
  toInvitation: 'Voltar para o convite',
  failed: 'Erro ao entrar pela conta da empresa',
  strange: 'Esta aba não pediu para entrar pela conta da empresa. Comece de novo.',
  panel: 'Conta da empresa',
  linked: (provider: string, label: string | null) =>
    label === null ? `Ligada a ${provider} para entrar por lá.` : `Ligada a ${provider} como ${label}.`,
  unlinked: (provider: string) => `Ligue sua conta a ${provider} para entrar por lá, sem a senha do Forja.`,
  lastUse: (moment: string) => `Último uso em ${moment}`,
  link: 'Ligar',
  linkTitle: (provider: string) => `Ligar a ${provider}`,
  linkExplanation: (provider: string) =>
    `Você entra em ${provider} e volta para cá. Daí em diante, quem entrar lá com a sua identidade entra nesta conta.`,
  onlyWay: 'É a única forma de entrar nesta conta. Escolha uma senha para poder desligá-la.',
  linkFailed: 'Erro ao ligar a conta da empresa',
  remove: 'Desligar',
  removeTitle: 'Desligar a conta da empresa',
  removeExplanation: (provider: string) => `Não será mais possível entrar por ${provider} nesta conta.`,
  removed: 'Conta da empresa desligada.',
  removeFailed: 'Erro ao desligar a conta da empresa',
} as const;

/** Showing again who one is, for accounts without a password. */
export const proof = {
  explanation:
    'Sua última entrada foi há mais de 10 minutos. Confirme que é você; depois você tem 10 minutos para a alteração.',
  noWay:
    'Sua última entrada foi há mais de 10 minutos, e esta conta não tem como confirmar que é você. Peça a um administrador uma senha temporária.',
  byPasskey: 'Confirmar com chave de acesso',
  byProvider: (name: string) => `Confirmar em ${name}`,
  confirmed: 'Confirmado. Faça a alteração em até 10 minutos.',
  back: 'Voltar',
  title: 'Confirmar que é você',
  failed: 'Erro ao confirmar que é você',
} as const;
