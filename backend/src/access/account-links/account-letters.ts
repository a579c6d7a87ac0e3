import type { AccountLetter } from './account-mail.js';

const IGNORE_INVITATION = 'Se você não esperava este convite, ignore este e-mail.';
const IGNORE_RESET = 'Se não foi você quem pediu, ignore este e-mail: sua senha continua a mesma.';

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
} as const;
