import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ReadyDocument } from '../../documents/send-document.js';
import { RevisionPrints } from '../../documents/revisions/revision-prints.service.js';
import type { Html } from '../../platform/html/html.js';
import { FilesService } from '../../files/files.service.js';
import type { Upload } from '../../files/upload.js';
import { NotFound, orNotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { contentTypeOf } from '../../platform/storage/content-type.js';
import type { OpenedObject } from '../../platform/storage/file-storage.js';
import { CustomerAnswers } from '../answers/customer-answers.service.js';
import { findAnswerOfLink, findAcceptance, listQuestions } from '../answers/offer-answers.repository.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import {
  fieldOfSet,
  readForm,
  TOTAL_FIELD,
  type Accepted,
  type AnswerKind,
  type FormErrors,
  type GivenAnswer,
} from '../domain/answer-form.js';
import { offerPage } from './offer-page.js';
import {
  cents,
  hasChoices,
  quantitiesOf,
  totalOf,
  type OfferedBreaks,
  choicesOf,
  offeredBreaks,
} from './page-breaks.js';
import type { FailedForm, FormKind, PageContent } from './page-view.js';
import type { Visit } from './page-gate.js';
import { Database } from '../../platform/database/database.js';
import { quoteModel } from '../../documents/models/quote-model.js';
import { picturesOf } from '../../documents/steps/build-model.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import type { LinkRow } from '../links/offer-links.repository.js';

type Fields = Readonly<Record<string, unknown>>;

/** A form as it came. */
interface SentForm {
  kind: AnswerKind;
  fields: Fields;
  upload?: Upload;
}

interface RefusedForm {
  form: string;
  fields: Fields;
  message: string;
}

const KINDS: Readonly<Record<string, FormKind>> = {
  accept: 'accepted',
  refuse: 'refused',
  ask: 'asked',
  file: 'file',
};

/** Makes the page of a link, and takes its forms. The gate has let the visit in. */
@Injectable()
export class OfferPages {
  constructor(
    private readonly prints: RevisionPrints,
    private readonly db: Database,
    private readonly given: CustomerAnswers,
    private readonly files: FilesService,
    private readonly documents: RevisionDocuments,
    private readonly revisions: RevisionReader,
  ) {}

  /** The page. Opening it changes nothing but a counter, and that the list shows the first time: mail scanners open links. */
  async open(visit: Visit): Promise<Html> {
    await this.given.noteOpening(visit.link);
    return this.page(visit, null);
  }

  /** The quote as PDF, from its stored bytes; never from the bucket's own address, which a customer may not reach. @throws Unavailable */
  async pdf({ link }: Visit, known: string | undefined): Promise<ReadyDocument> {
    // For the turns of printing it counts as the user's who made the link.
    const viewer = { id: link.created_by_id ?? 0, admin: false, permissions: new Set<string>() };
    const request = { kind: 'quote', order_id: link.order_id } as const;
    return this.prints.answerDocument({ viewer, known }, request, { number: link.number });
  }

  /** A picture of the page, by its place. @throws NotFound */
  async picture({ link }: Visit, place: number): Promise<{ opened: OpenedObject; mime: string }> {
    const { pictures } = await this.contentOf(link);
    const key = pictures[place]?.key;
    const opened = key === undefined ? null : await this.files.open(key);
    if (!opened || key === undefined) throw new NotFound(messages.http.notFound);
    return { opened, mime: contentTypeOf(key) };
  }

  /**
   * Keeps what the form says.
   * @returns the page with the form and what is wrong with it, or the total to be confirmed; null where it was kept
   * @throws Conflict, NotFound, TooManyTries
   */
  async answer(visit: Visit, { kind, fields, upload }: SentForm): Promise<Html | null> {
    const { choices, breaks, model } = await this.contentOf(visit.link);
    const read = readForm(kind, fields, choices);
    if ('errors' in read) return this.page(visit, { kind, fields, errors: read.errors });
    const accepted = acceptedIn(read.answer, breaks);
    if (accepted.total !== null && accepted.total < 0)
      return this.page(visit, { kind, fields, errors: tooLow(read.answer) });
    const { total, quantities } = accepted;
    if (total !== null && hasChoices(breaks) && fields[TOTAL_FIELD] !== String(cents(total)))
      return this.page(visit, { kind, fields, errors: {}, confirm: { total, quantities } });
    await this.given.give(visit, { ...read.answer, ...accepted }, { company: model.customer.name, upload });
    return null;
  }

  /** The page with a form that can't be taken as it is. @param form as its address names it */
  async refused(visit: Visit, { form, fields, message }: RefusedForm): Promise<Html> {
    return this.page(visit, { kind: KINDS[form] ?? 'accepted', fields, errors: {}, refused: message });
  }

  /** @throws Conflict, NotFound, UnsupportedType, TooLarge */
  async attach(visit: Visit, upload: Upload): Promise<void> {
    await this.given.attach(visit, upload);
  }

  private async page({ token, base, link, state }: Visit, failed: FailedForm | null): Promise<Html> {
    const [content, answer, acceptance, questions] = await Promise.all([
      this.contentOf(link),
      findAnswerOfLink(this.db, link.id),
      findAcceptance(this.db, link.revision_id),
      listQuestions(this.db, link.id),
    ]);
    const acceptedAt = answer ? null : (acceptance?.created_at ?? null);
    const path = `${base}/p/${token}`;
    const open = state === 'valid';
    return offerPage({ ...content, base, path, open, answer, acceptedAt, questions, failed });
  }

  private readonly kept = new LRUCache<number, PageContent>({ max: MOST_KEPT });

  /** @throws NotFound where the revision went with its order */
  async contentOf({ revision_id }: Pick<LinkRow, 'revision_id'>): Promise<PageContent> {
    const known = this.kept.get(revision_id);
    if (known) return known;
    const row = orNotFound(await this.documents.revision(revision_id));
    const { order, company, revision, breaks: stored } = await this.revisions.frozen(row);
    const model = quoteModel({ order, company, breaks: stored, revision, issued_at: row.frozen_at });
    const breaks = offeredBreaks({ order, breaks: stored });
    const content = {
      model,
      pictures: picturesOf(model),
      set_ids: order.sets.map(({ id }) => id),
      breaks,
      choices: choicesOf(breaks),
    };
    this.kept.set(revision_id, content);
    return content;
  }
}

const acceptedIn = ({ kind, picks }: GivenAnswer, breaks: OfferedBreaks): Accepted =>
  kind === 'accepted'
    ? {
        total: refusingTooLarge(() => totalOf(breaks, picks)),
        quantities: quantitiesOf(breaks, picks) || null,
      }
    : { total: null, quantities: null };

/** Single choices that are too low are not offered: these are several sets. */
const tooLow = ({ picks }: GivenAnswer): FormErrors =>
  Object.fromEntries(picks.sets.map(({ set_id }) => [fieldOfSet(set_id), 'too-low']));

/** Revisions that are kept ready; what they say never changes. */
const MOST_KEPT = 40;
