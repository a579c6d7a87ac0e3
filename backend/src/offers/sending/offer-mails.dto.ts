import { ApiProperty } from '@nestjs/swagger';
import { TextField, TextListField } from '../../platform/http/fields.js';
import { offersTexts } from '../offers.texts.js';
import { MOST_RECIPIENTS } from '../domain/addresses.js';
import {
  mailStates,
  offerDocuments,
  type MailState,
  type OfferDocument,
  type OfferMail,
} from './offer-mail.entity.js';

/** Characters of a message. */
const LONGEST_TEXT = 10_000;

/** Body of POST /api/orders/:id/mails. */
export class SendMailDto {
  @TextField({
    required: offersTexts.keyRequired,
    max: 64,
    pattern: [/^[\w-]{16,64}$/, offersTexts.keyForm],
    description: 'Made by the dialog that sends it: a key that was sent before is answered with that e-mail',
  })
  key: string;

  @TextListField({
    required: offersTexts.noRecipient,
    description: `Addresses; at most ${String(MOST_RECIPIENTS)} with those of cc`,
  })
  to: string[];

  @TextListField({ description: 'Addresses of copies' })
  cc?: string[] | null;

  @TextField({
    required: offersTexts.subjectRequired,
    pattern: [/^\P{Cc}*$/u, offersTexts.oneLine],
    description: 'One line',
  })
  subject: string;

  @TextField({
    required: offersTexts.textRequired,
    max: LONGEST_TEXT,
    description: 'The message, without marks',
  })
  text: string;

  @TextListField({ required: offersTexts.nothingAttached, description: `Of ${offerDocuments.join(', ')}` })
  documents: OfferDocument[];
}

const nullableText = { type: String, nullable: true } as const;

/** An e-mail of a quote. */
export class OfferMailView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: mailStates })
  state: MailState;

  @ApiProperty({ description: 'Queued by the server before the validity ends' })
  is_reminder: boolean;

  @ApiProperty({ type: [String] })
  to: string[];

  @ApiProperty({ type: [String], description: 'Addresses of copies' })
  cc: string[];

  @ApiProperty({ description: 'One line' })
  subject: string;

  @ApiProperty({ description: 'The message' })
  text: string;

  @ApiProperty({ type: [String], description: 'Names of the attached files' })
  files: string[];

  @ApiProperty({
    type: [String],
    description: 'Recipients whom the server refused while it took it for others',
  })
  refused: string[];

  @ApiProperty({ ...nullableText, description: 'Why it was refused, waits or is uncertain' })
  reason: string | null;

  @ApiProperty({ type: 'integer', description: 'Tries so far' })
  tries: number;

  @ApiProperty({ ...nullableText, format: 'date-time', description: 'Of a queued one' })
  next_try_at: string | null;

  @ApiProperty({ ...nullableText, format: 'date-time', description: 'When the server took it' })
  sent_at: string | null;

  @ApiProperty({ description: "The user's name, or that of the automatic reminder" })
  created_by: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** A document that may be attached. */
export class OfferDocumentView {
  @ApiProperty({ enum: offerDocuments })
  kind: OfferDocument;

  @ApiProperty({ description: 'Name of the attached file' })
  file_name: string;
}

/** The values with which the dialog that sends a quote begins. */
export class MailDraftView {
  @ApiProperty({ description: 'Whether this server can send e-mails' })
  can_send: boolean;

  @ApiProperty({ type: [String], description: "The customer's addresses" })
  to: string[];

  @ApiProperty({ description: "The company's template, filled" })
  subject: string;

  @ApiProperty({ description: "The company's template, filled" })
  text: string;

  @ApiProperty({ ...nullableText, description: "Digits of the customer's phone with the country's code" })
  phone: string | null;

  @ApiProperty({ type: () => [OfferDocumentView], description: 'What may be attached' })
  documents: OfferDocumentView[];

  @ApiProperty({ ...nullableText, format: 'date', description: 'The last day on which the quote is valid' })
  valid_until: string | null;

  @ApiProperty({ description: 'Whether the customer is reminded by e-mail before the validity ends' })
  remind_customer: boolean;

  @ApiProperty({ type: 'integer', description: 'Most recipients, copies included' })
  most_recipients: number;
}

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
