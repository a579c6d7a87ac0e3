import type { AccountLetter } from './account-mail.js';

const IGNORE_INVITATION = 'Se você não esperava este convite, ignore este e-mail.';
const IGNORE_RESET = 'Se não foi você quem pediu, ignore este e-mail: sua senha continua a mesma.';

/** A change of the ways into an account, as its letter says it. */
export const ACCOUNT_CHANGES = {
  email: 'O e-mail da sua conta no Forja foi trocado: este endereço não entra mais.',
  password: 'A senha da sua conta no Forja foi trocada.',
  second_factor: 'A verificação em duas etapas da sua conta no Forja foi alterada.',
  passkeys: 'As chaves de acesso da sua conta no Forja foram alteradas.',
  identity: 'A ligação da sua conta no Forja com a conta da empresa foi alterada.',
} as const;
export type AccountChange = keyof typeof ACCOUNT_CHANGES;

/** The e-mails about an account, to its address. */
export const accountLetters = {
  invitation: ({ name }: { name: string }, inviter: string): AccountLetter => ({
    subject: 'Convite para acessar o Forja',
    greeting: `Olá, ${name}.`,
    before: [`${inviter} criou um acesso para você no Forja. Para escolher sua senha e entrar, abra o link:`],
    action: 'Escolher minha senha',
    after: ['O link vale por 7 dias e só pode ser usado uma vez.', IGNORE_INVITATION],
  }),
  reset: ({ name, email }: { name: string; email: string }): AccountLetter => ({
    subject: 'Redefinição de senha',
    greeting: `Olá, ${name}.`,
    before: [
      `Recebemos um pedido para redefinir a senha da conta ${email} no Forja. Para escolher outra, abra o link:`,
    ],
    action: 'Escolher outra senha',
    after: ['O link vale por 1 hora e só pode ser usado uma vez.', IGNORE_RESET],
  }),
  changed: (name: string, change: AccountChange): AccountLetter => ({
    subject: 'Sua conta no Forja foi alterada',
    greeting: `Olá, ${name}.`,
    before: [ACCOUNT_CHANGES[change]],
    action: 'Abrir o Forja',
    after: ['Se não foi você, avise um administrador agora: alguém pode estar usando a sua conta.'],
  }),
} as const;
