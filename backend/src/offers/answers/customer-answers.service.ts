import { Injectable } from '@nestjs/common';
import { FilesService } from '../../files/files.service.js';
import type { PreparedFile } from '../../files/prepared-file.js';
import type { Upload } from '../../files/upload.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, NotFound, TooManyTries, orNotFound } from '../../platform/errors/app-errors.js';
import { dayOf } from '../../platform/i18n/calendar.js';
import { messages } from '../../platform/i18n/messages.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import type { Accepted, GivenAnswer } from '../domain/answer-form.js';
import { isReadable, isRevised, linkState } from '../domain/link-state.js';
import {
  type LinkedOrder,
  type LinkRow,
  countOpening,
  lockLinkedOrder,
  findLinkedOrder,
  findLink,
} from '../links/offer-links.repository.js';
import { answerTexts } from './answers.texts.js';
import { AnswerNotices } from './answer-notices.service.js';
import {
  type AnswerRow,
  findAnswerOfLink,
  findAcceptance,
  updateAnswer,
  insertAnswer,
  listQuestions,
} from './offer-answers.repository.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { outweighs, type CustomerAnswer } from '../../orders/domain/customer-answer.js';
import { Order } from '../../orders/order.entity.js';

/** Questions of one link. */
const MOST_QUESTIONS = 20;
const DAY_S = 86_400;

/** Who sends an answer: the page's link, and the network address. */
interface AnsweringCustomer {
  link: LinkRow;
  ip: string;
}

type KeptAnswer = GivenAnswer & Accepted;

/** The company and the files around an answer. */
interface Beside {
  /** The customer's, as the quote names it. */
  company: string;
  /** The purchase order's file. */
  upload?: Upload;
}

/** A link with its quote as they are now, in a transaction that holds the quote's lock. */
interface LockedLink {
  link: LinkRow;
  order: LinkedOrder;
}

/** Keeps what customers answer, each under its order's lock: of several at once the first one counts. */
@Injectable()
export class CustomerAnswers {
  constructor(
    private readonly db: Database,
    private readonly revisions: RevisionDocuments,
    private readonly files: FilesService,
    private readonly notices: AnswerNotices,
    private readonly access: OrderAccessService,
  ) {}

  /** Counts that the link's page was opened; of the first time the list hears. */
  async noteOpening(link: LinkRow): Promise<void> {
    await this.db.write(async () => {
      if (link.opened === 0) await this.noteListed(link, 'opened');
      await countOpening(this.db, link.id, new Date().toISOString());
    });
  }

  /**
   * Keeps it, with the purchase order's file where that came with it. The same link twice gets what it answered first; accepting
   * approves nothing.
   * @throws Conflict for a quote that was revised or answered meanwhile, NotFound for a link that has ended, TooManyTries,
   *   UnsupportedType and TooLarge for the file
   */
  async give(
    customer: AnsweringCustomer,
    given: KeptAnswer,
    { company, upload }: Beside,
  ): Promise<AnswerRow> {
    if (!upload) return this.keep(customer, given, { company, prepared: [] });
    return this.files.intake(upload, 'answer', { pages: 'none' }, (prepared) =>
      this.keep(customer, given, { company, prepared }),
    );
  }

  private async keep(
    customer: AnsweringCustomer,
    given: KeptAnswer,
    { company, prepared }: Pick<Beside, 'company'> & { prepared: PreparedFile[] },
  ): Promise<AnswerRow> {
    const outcome: { kept: boolean; mails: readonly number[] } = { kept: false, mails: [] };
    const answer = await this.db.write(async () => {
      const { link, order } = await this.answerable(customer.link);
      const first = given.kind === 'asked' ? null : await findAnswerOfLink(this.db, link.id);
      if (first) return first;
      if (given.kind === 'asked') await this.refuseTooMany(link);
      else if (await findAcceptance(this.db, link.revision_id))
        throw new Conflict(answerTexts.acceptedByOthers);
      const [file] = prepared.length > 0 ? await this.files.save(prepared, order.id) : [];
      const row = await this.insert({ link, order }, { ...given, file_id: file?.id ?? null }, customer.ip);
      await this.noteListed(link, given.kind);
      outcome.mails = await this.notices.announce(order, row, company);
      outcome.kept = true;
      return row;
    });
    if (!outcome.kept) await this.files.discard(prepared);
    this.notices.send(outcome.mails);
    return answer;
  }

  /**
   * Keeps the file of who accepted on this link's page; there is one.
   * @throws NotFound where nothing was accepted or the link has ended, Conflict for a second file, UnsupportedType, TooLarge
   */
  async attach({ link }: AnsweringCustomer, upload: Upload): Promise<void> {
    await this.attachable(link);
    await this.files.intake(upload, 'answer', { pages: 'none' }, (prepared) =>
      this.db.write(async () => {
        await lockLinkedOrder(this.db, link.order_id);
        const { id, order_id } = await this.attachable(link);
        const [file] = await this.files.save(prepared, order_id);
        await updateAnswer(this.db, id, { file_id: file?.id ?? null });
        await this.notices.changed(order_id);
      }),
    );
  }

  /** The acceptance that still takes a file. @throws NotFound, Conflict */
  private async attachable(link: LinkRow): Promise<AnswerRow> {
    const [order, current] = await Promise.all([
      findLinkedOrder(this.db, link.order_id),
      findLink(this.db, link.id),
    ]);
    const answer = await findAnswerOfLink(this.db, link.id);
    const readable = order && current && isReadable(stateOf(current, order));
    if (!readable || answer?.kind !== 'accepted') throw new NotFound(messages.http.notFound);
    if (answer.file_id !== null) throw new Conflict(answerTexts.secondFile);
    return answer;
  }

  /** Takes the order's lock. @throws Conflict, NotFound */
  private async answerable({ id, order_id }: LinkRow): Promise<LockedLink> {
    const order = await lockLinkedOrder(this.db, order_id);
    const link = await findLink(this.db, id);
    if (!order || !link) throw new NotFound(messages.http.notFound);
    const state = stateOf(link, order);
    if (isRevised(state)) throw new Conflict(answerTexts.revised);
    if (state === 'approved') throw new Conflict(answerTexts.approved);
    if (state !== 'valid') throw new NotFound(messages.http.notFound);
    return { link, order };
  }

  private async insert(
    { link, order }: LockedLink,
    given: KeptAnswer & Pick<AnswerRow, 'file_id'>,
    ip: string,
  ): Promise<AnswerRow> {
    const revision = orNotFound(await this.revisions.revision(link.revision_id));
    const row = {
      ...given,
      order_id: order.id,
      revision_id: link.revision_id,
      number: link.number,
      link_id: link.id,
      answer_of_link: given.kind === 'asked' ? null : link.id,
      accepts_revision: given.kind === 'accepted' ? link.revision_id : null,
      ip: ip.slice(0, 64),
      digest: revision.digest,
      created_at: new Date().toISOString(),
      seen_at: null,
    };
    return { ...row, id: await insertAnswer(this.db, row) };
  }

  /** @throws TooManyTries */
  private async refuseTooMany(link: LinkRow): Promise<void> {
    const asked = await listQuestions(this.db, link.id);
    if (asked.length >= MOST_QUESTIONS) throw new TooManyTries(answerTexts.tooManyQuestions, DAY_S);
  }

  /** In the transaction of what the customer does on the page of this link; takes the order's lock. */
  private async noteListed({ order_id, number }: LinkRow, answer: CustomerAnswer): Promise<void> {
    const order = await lockLinkedOrder(this.db, order_id);
    if (order?.revision !== number || !outweighs(answer, order.customer_answer)) return;
    await this.db.manager.update(Order, { id: order_id }, { customer_answer: answer });
    await this.access.announceChange(order_id, { words: false });
  }
}

const stateOf = (link: LinkRow, order: LinkedOrder) =>
  linkState(link, order, dayOf(new Date().toISOString()));
