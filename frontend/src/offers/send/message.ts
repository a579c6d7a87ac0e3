import type { MailDraft, OfferDocument } from './mails';

/** Stands for the address of the customer's page in what is written. */
export const LINK = '{link}';

/** The text with the address in its place; without one the placeholder goes away. */
export const withLink = (text: string, address: string | undefined): string =>
  text.replaceAll(LINK, () => address ?? '');

/** The text before the link, and behind it; null where it has none. */
export const splitAtLink = (text: string): [before: string, after: string | null] => {
  const place = text.indexOf(LINK);
  return place < 0 ? [text, null] : [text.slice(0, place), text.slice(place + LINK.length)];
};

/** The text with a paragraph for the link: before its last one, the signature, where it has a greeting and a body besides. */
export const withLinkParagraph = (text: string, paragraph: string): string => {
  const paragraphs = text.trim() === '' ? [] : text.trimEnd().split(/\n{2,}/);
  return paragraphs.toSpliced(paragraphs.length > 2 ? -1 : paragraphs.length, 0, paragraph).join('\n\n');
};

/** A message while it is written. */
export interface Message {
  /** As typed: addresses with commas, semicolons or spaces between them. */
  to: string;
  cc: string;
  subject: string;
  text: string;
  documents: readonly OfferDocument[];
}

export const messageOf = ({ to, subject, text }: MailDraft): Message => ({
  to: to.join(', '),
  cc: '',
  subject,
  text,
  documents: ['quote'],
});

/** Whether they would send the same. */
export const isSameMessage = (one: Message, other: Message): boolean =>
  (['to', 'cc', 'subject', 'text'] as const).every((field) => one[field] === other[field]) &&
  one.documents.length === other.documents.length &&
  one.documents.every((kind) => other.documents.includes(kind));

/** The addresses of a field. */
export const addressesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((part) => part !== '');

/** Opens the message in the user's own e-mail program, without its attachments. */
export const mailtoOf = ({ to, cc, subject, text }: Message): string => {
  const encoded = (addresses: string) => addressesOf(addresses).map(encodeURIComponent).join(',');
  const copies = addressesOf(cc).length > 0 ? `cc=${encoded(cc)}&` : '';
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${encoded(to)}?${copies}subject=${encodeURIComponent(subject)}&body=${body}`;
};

/** The text in WhatsApp: to the customer's phone, or to whom the user chooses there. */
export const whatsAppOf = (text: string, phone: string | null): string =>
  `https://wa.me/${phone ?? ''}?text=${encodeURIComponent(text)}`;
