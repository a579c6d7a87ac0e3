import { ApiProperty } from '@nestjs/swagger';
import { storagePath } from '../../files/file-paths.js';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import { answerKinds, type AnswerKind } from '../domain/answer-form.js';
import type { AnswerFile, AnswerRow } from './offer-answers.repository.js';

const nullableText = { type: String, nullable: true } as const;

/** A quantity of a set that a customer chose. */
export class SetPickView {
  @ApiProperty({ type: 'integer' })
  set_id: number;

  @ApiProperty({ type: 'integer' })
  quantity: number;
}

/** The quantities that a customer chose: of the whole quote or of sets, never both. */
export class PicksView {
  @ApiProperty({ type: 'integer', nullable: true, description: 'How often the whole quote is wanted' })
  quote: number | null;

  @ApiProperty({ type: () => [SetPickView], description: 'Of sets' })
  sets: readonly SetPickView[];
}

/** The file that a customer sent with an acceptance. */
export class AnswerFileView {
  @ApiProperty({ description: "The file's own name" })
  name: string;

  @ApiProperty({ description: 'Path of the file' })
  path: string;
}

/** A customer's answer to a revision of a quote. */
export class OfferAnswerView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: answerKinds, enumName: 'AnswerKind' })
  kind: AnswerKind;

  @ApiProperty({ type: 'integer', description: 'Number of the revision' })
  revision: number;

  @ApiProperty({ description: "The customer's name, as they typed it" })
  name: string;

  @ApiProperty({ description: 'CPF or e-mail of who accepted; of others how to reach them' })
  contact: string;

  @ApiProperty({ description: 'The reason or the question' })
  text: string;

  @ApiProperty({ description: "The customer's own order number" })
  purchase_order: string;

  @ApiProperty({ type: () => PicksView, description: 'The quantities that they chose' })
  picks: PicksView;

  @FigureProperty('total', {
    nullable: true,
    description: 'accepted; null where nothing was, or it is not known',
  })
  total: number | null;

  @ApiProperty({ ...nullableText, description: "The chosen quantities in words; null for the quote's own" })
  quantities: string | null;

  @Nullable(AnswerFileView, 'The file that they sent')
  file: AnswerFileView | null;

  @ApiProperty({ description: 'The network address that it came from' })
  ip: string;

  @ApiProperty({ description: 'SHA-256 of what the revision says' })
  digest: string;

  @ApiProperty({ ...nullableText, description: "SHA-256 of the quote's PDF; null while it is not printed" })
  pdf_digest: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ ...nullableText, format: 'date-time', description: 'When a user marked it as read' })
  seen_at: string | null;
}

/** Facts beside an answer: its file, and the digest of its revision's PDF. */
interface Beside {
  file: AnswerFile | undefined;
  pdf_digest: string | null;
}

export function toAnswerView(answer: AnswerRow, { file, pdf_digest }: Beside): OfferAnswerView {
  const { id, kind, number: revision, name, contact, text, purchase_order, ip, digest } = answer;
  return {
    id,
    kind,
    revision,
    name,
    contact,
    text,
    purchase_order,
    picks: answer.picks,
    total: answer.total,
    quantities: answer.quantities,
    file: file ? { name: file.original_name, path: storagePath(file.original_key) } : null,
    ip,
    digest,
    pdf_digest,
    created_at: answer.created_at,
    seen_at: answer.seen_at,
  };
}
