import { html } from '../../platform/html/html.js';

/** The parts of an e-mail about an account, in the order of the message. */
export interface AccountLetter {
  subject: string;
  greeting: string;
  /** Paragraphs before the link. */
  before: readonly string[];
  /** The link's words where it is shown as a button. */
  action: string;
  /** Paragraphs after the link. */
  after: readonly string[];
}

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:22px;color:#1f2933';
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:4px;background:#1f4e79;color:#ffffff;text-decoration:none';
const SMALL = 'font-size:13px;line-height:18px;color:#52606d;word-break:break-all';

/**
 * The letter with its link as plain text and as a page. Values are escaped: names are what people call themselves.
 * @param url whole address, of this server's settings
 */
export function written(letter: AccountLetter, url: string): { subject: string; text: string; html: string } {
  const { subject, greeting, before, action, after } = letter;
  const text = [greeting, ...before, url, ...after, SIGNATURE].join('\n\n') + '\n';
  const paragraph = (words: string) => html`<p>${words}</p>`;
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="${FONT}">
        ${[greeting, ...before].map(paragraph)}
        <p><a href="${url}" style="${BUTTON}">${action}</a></p>
        <p style="${SMALL}">${IF_NOT_SHOWN} ${url}</p>
        ${[...after, SIGNATURE].map(paragraph)}
      </body>
    </html> `;
  return { subject, text, html: page.text };
}

const SIGNATURE = 'Forja';
const IF_NOT_SHOWN = 'Se o botão não abrir, copie este endereço no navegador:';

const IGNORE_INVITATION = 'Se você não esperava este convite, ignore este e-mail.';
const IGNORE_RESET = 'Se não foi você quem pediu, ignore este e-mail: sua senha continua a mesma.';

/** A change of the ways into an account, as its letter says it. */
const ACCOUNT_CHANGES = {
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
