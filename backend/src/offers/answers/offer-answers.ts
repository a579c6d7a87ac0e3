import type { Actor } from '../../access/current-user.js';
import type { OrderAccessService } from '../../orders/access/order-access.service.js';
import type { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { toAnswerView, type OfferAnswerView } from './offer-answers.dto.js';
import {
  type AnswerRow,
  listAnswers,
  findAnswer,
  updateAnswer,
  findAnswerFiles,
} from './offer-answers.repository.js';

interface AnswerSources {
  db: Database;
  access: OrderAccessService;
  documents: RevisionDocuments;
}

/** Customers' answers to an order that the user sees, newest first. @throws NotFound */
export async function listOfferAnswers(
  from: AnswerSources,
  actor: Actor,
  orderId: number,
): Promise<OfferAnswerView[]> {
  await from.access.readable(actor, orderId);
  return toViews(from, await listAnswers(from.db, orderId));
}

/** Marks an answer as read: it is no longer reminded of. @throws NotFound, Forbidden */
export async function markAnswerSeen(
  from: AnswerSources,
  actor: Actor,
  orderId: number,
  id: number,
): Promise<OfferAnswerView> {
  const { db, access } = from;
  const seen = await db.write(async () => {
    await access.editable(actor, orderId);
    const answer = await findAnswer(db, id);
    if (answer?.order_id !== orderId) throw new NotFound(messages.http.notFound);
    if (answer.seen_at !== null) return answer;
    const seen_at = new Date().toISOString();
    await updateAnswer(db, id, { seen_at });
    await access.announceChange(orderId, { words: false });
    return { ...answer, seen_at };
  });
  const [view] = await toViews(from, [seen]);
  if (!view) throw new NotFound(messages.http.notFound);
  return view;
}

async function toViews(
  { db, documents }: AnswerSources,
  answers: readonly AnswerRow[],
): Promise<OfferAnswerView[]> {
  const files = await findAnswerFiles(
    db,
    answers.flatMap(({ file_id }) => file_id ?? []),
  );
  const digests = new Map<number, string | null>();
  for (const id of new Set(answers.map(({ revision_id }) => revision_id)))
    digests.set(id, (await documents.find(id, 'quote'))?.digest ?? null);
  return answers.map((answer) =>
    toAnswerView(answer, {
      file: files.find(({ id }) => id === answer.file_id),
      pdf_digest: digests.get(answer.revision_id) ?? null,
    }),
  );
}
