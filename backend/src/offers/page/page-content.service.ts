import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { quoteModel, type QuoteModel } from '../../documents/models/quote-model.js';
import type { Picture } from '../../documents/models/picture.js';
import { picturesOf } from '../../documents/steps/build-model.js';
import type { Choices } from '../domain/answer-form.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import { choicesOf, offeredBreaks, type OfferedBreaks } from './page-breaks.js';
import type { LinkRow } from '../links/offer-links.repository.js';

/** Revisions that are kept ready; what they say never changes. */
const MOST_KEPT = 40;

/** What the page of a revision shows: what its quote's PDF says. */
export interface PageContent {
  model: QuoteModel;
  /** The pictures that may be asked for, by their place. */
  pictures: readonly Picture[];
  /** The ids of the model's sets, in their order. */
  set_ids: readonly number[];
  breaks: OfferedBreaks;
  /** What a customer may choose of them. */
  choices: Choices;
}

/** Reads what customers' pages show. */
@Injectable()
export class PageContents {
  private readonly kept = new LRUCache<number, PageContent>({ max: MOST_KEPT });

  constructor(
    private readonly documents: RevisionDocuments,
    private readonly revisions: RevisionReader,
  ) {}

  /** @throws NotFound where the revision went with its order */
  async of({ revision_id }: Pick<LinkRow, 'revision_id'>): Promise<PageContent> {
    const known = this.kept.get(revision_id);
    if (known) return known;
    const row = await this.documents.revision(revision_id);
    if (!row) throw new NotFound(messages.http.notFound);
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
