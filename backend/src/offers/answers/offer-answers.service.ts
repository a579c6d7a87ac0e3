import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { toAnswerView, type OfferAnswerView } from './offer-answers.dto.js';
import {
  type AnswerRow,
  listAnswers,
  findAnswer,
  updateAnswer,
  findAnswerFiles,
} from './offer-answers.repository.js';

/** Lists customers' answers to a quote for users who see it, and marks them as read. */
@Injectable()
export class OfferAnswers {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly documents: RevisionDocuments,
  ) {}

  /** All of an order, newest first. @throws NotFound */
  async list(actor: Actor, orderId: number): Promise<OfferAnswerView[]> {
    await this.access.readable(actor, orderId);
    return this.views(await listAnswers(this.db, orderId));
  }

  /** Marks an answer as read: it is no longer reminded of. @throws NotFound, Forbidden */
  async see(actor: Actor, orderId: number, id: number): Promise<OfferAnswerView> {
    const seen = await this.db.write(async () => {
      await this.access.editable(actor, orderId);
      const answer = await findAnswer(this.db, id);
      if (answer?.order_id !== orderId) throw new NotFound(messages.http.notFound);
      if (answer.seen_at !== null) return answer;
      const seen_at = new Date().toISOString();
      await updateAnswer(this.db, id, { seen_at });
      await this.access.announceChange(orderId, { words: false });
      return { ...answer, seen_at };
    });
    const [view] = await this.views([seen]);
    if (!view) throw new NotFound(messages.http.notFound);
    return view;
  }

  private async views(answers: readonly AnswerRow[]): Promise<OfferAnswerView[]> {
    const files = await findAnswerFiles(
      this.db,
      answers.flatMap(({ file_id }) => file_id ?? []),
    );
    const digests = new Map<number, string | null>();
    for (const id of new Set(answers.map(({ revision_id }) => revision_id)))
      digests.set(id, (await this.documents.find(id, 'quote'))?.digest ?? null);
    return answers.map((answer) =>
      toAnswerView(answer, {
        file: files.find(({ id }) => id === answer.file_id),
        pdf_digest: digests.get(answer.revision_id) ?? null,
      }),
    );
  }
}
