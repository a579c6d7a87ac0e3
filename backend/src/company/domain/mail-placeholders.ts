/** Placeholders that the subject and the text of e-mails may hold, as they stand between braces. */
export const placeholders = [
  'cliente',
  'contato',
  'numero',
  'total',
  'validade',
  'prazo',
  'responsavel',
  'empresa',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Stands for the address of the customer's page until the e-mail goes out: no address is ever stored. */
export const LINK = '{link}';

/** The first text in braces that would go out as it stands, since nothing is put in its place. */
export const unknownPlaceholder = (text: string, known: readonly string[]): string | undefined =>
  text.match(/\{[^{}\n]*\}/g)?.find((found) => !known.includes(found));

const filledIn = placeholders.map((name) => `{${name}}`);

/** A subject has no address: those who list e-mails see it, and servers keep it. */
export const knownInMail = { mail_subject: filledIn, mail_text: [...filledIn, LINK] } as const;
