import {
  figureNamed,
  instant,
  integer,
  namedChoice,
  nullable,
  one,
  property,
  shape,
  text,
} from '../../platform/shape.js';
import { storagePath } from '../../files/file-paths.js';
import { answerKinds } from '../domain/answer-form.js';
import type { AnswerFile, AnswerRow } from './offer-answers.repository.js';

/** A quantity of a set that a customer chose. */
export class SetPickView extends shape({
  set_id: integer(),
  quantity: integer(),
}) {}

/** The quantities that a customer chose: of the whole quote or of sets, never both. */
export class PicksView extends shape({
  quote: nullable(integer('How often the whole quote is wanted')),
  sets: property<readonly SetPickView[]>({ type: [SetPickView], description: 'Of sets' }),
}) {}

/** The file that a customer sent with an acceptance. */
export class AnswerFileView extends shape({
  name: text("The file's own name"),
  path: text('Path of the file'),
}) {}

/** A customer's answer to a revision of a quote. */
export class OfferAnswerView extends shape({
  id: integer(),
  kind: namedChoice('AnswerKind', answerKinds),
  revision: integer('Number of the revision'),
  name: text("The customer's name, as they typed it"),
  contact: text('CPF or e-mail of who accepted; of others how to reach them'),
  text: text('The reason or the question'),
  purchase_order: text("The customer's own order number"),
  picks: one(() => PicksView, 'The quantities that they chose'),
  total: nullable(figureNamed('total', 'accepted; null where nothing was, or it is not known')),
  quantities: nullable(text("The chosen quantities in words; null for the quote's own")),
  file: nullable(one(() => AnswerFileView, 'The file that they sent')),
  ip: text('The network address that it came from'),
  digest: text('SHA-256 of what the revision says'),
  pdf_digest: nullable(text("SHA-256 of the quote's PDF; null while it is not printed")),
  created_at: instant(),
  seen_at: nullable(instant('When a user marked it as read')),
}) {}

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
