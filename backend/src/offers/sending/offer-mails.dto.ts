import { choice, day, flag, instant, integer, list, nullable, shape, text } from '../../platform/shape.js';
import { textField, textListField } from '../../platform/http/fields.js';
import { offersTexts } from '../offers.texts.js';
import { MOST_RECIPIENTS } from '../domain/addresses.js';
import { mailStates, offerDocuments, type OfferMail } from './offer-mail.entity.js';

/** Characters of a message. */
const LONGEST_TEXT = 10_000;

/** Body of POST /api/orders/:id/mails. */
export class SendMailDto extends shape({
  key: textField({
    required: offersTexts.keyRequired,
    max: 64,
    pattern: [/^[\w-]{16,64}$/, offersTexts.keyForm],
    description: 'Made by the dialog that sends it: a key that was sent before is answered with that e-mail',
  }),
  to: textListField({
    required: offersTexts.noRecipient,
    description: `Addresses; at most ${String(MOST_RECIPIENTS)} with those of cc`,
  }),
  cc: textListField({ description: 'Addresses of copies' }),
  subject: textField({
    required: offersTexts.subjectRequired,
    pattern: [/^\P{Cc}*$/u, offersTexts.oneLine],
    description: 'One line',
  }),
  text: textField({
    required: offersTexts.textRequired,
    max: LONGEST_TEXT,
    description: 'The message, without marks',
  }),
  documents: textListField({
    required: offersTexts.nothingAttached,
    description: `Of ${offerDocuments.join(', ')}`,
  }),
}) {}

/** An e-mail of a quote. */
export class OfferMailView extends shape({
  id: integer(),
  state: choice(mailStates),
  is_reminder: flag('Queued by the server before the validity ends'),
  to: list(() => String),
  cc: list(() => String, 'Addresses of copies'),
  subject: text('One line'),
  text: text('The message'),
  files: list(() => String, 'Names of the attached files'),
  refused: list(() => String, 'Recipients whom the server refused while it took it for others'),
  reason: nullable(text('Why it was refused, waits or is uncertain')),
  tries: integer('Tries so far'),
  next_try_at: nullable(instant('Of a queued one')),
  sent_at: nullable(instant('When the server took it')),
  created_by: text("The user's name, or that of the automatic reminder"),
  created_at: instant(),
}) {}

/** A document that may be attached. */
export class OfferDocumentView extends shape({
  kind: choice(offerDocuments),
  file_name: text('Name of the attached file'),
}) {}

/** The values with which the dialog that sends a quote begins. */
export class MailDraftView extends shape({
  can_send: flag('Whether this server can send e-mails'),
  to: list(() => String, "The customer's addresses"),
  subject: text("The company's template, filled"),
  text: text("The company's template, filled"),
  phone: nullable(text("Digits of the customer's phone with the country's code")),
  documents: list(() => OfferDocumentView, 'What may be attached'),
  valid_until: nullable(day('The last day on which the quote is valid')),
  remind_customer: flag('Whether the customer is reminded by e-mail before the validity ends'),
  most_recipients: integer('Most recipients, copies included'),
}) {}

/** The wire's form of an e-mail. */
export function toView(mail: OfferMail): OfferMailView {
  const { id, state, recipients, copies, subject, text, refused, reason, tries } = mail;
  return {
    id,
    state,
    is_reminder: mail.purpose === 'reminder',
    to: recipients,
    cc: copies,
    subject,
    text,
    files: mail.documents.map(({ file_name }) => file_name),
    refused,
    reason,
    tries,
    next_try_at: state === 'queued' ? mail.next_try_at : null,
    sent_at: mail.sent_at,
    created_by: mail.created_by,
    created_at: mail.created_at,
  };
}
