import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { fileNameOf, type FrozenRequest } from '../../documents/document-request.js';
import { RevisionPrints } from '../../documents/revisions/revision-prints.service.js';
import type { Order } from '../../orders/order.entity.js';
import { Unavailable } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import { OfferLinks, type Author } from '../links/offer-links.service.js';
import type { AttachedDocument, OfferDocument } from './offer-mail.entity.js';

/** The attachments of an e-mail: documents of the revision that the customer is to have. */
export interface Attached {
  revision_id: number;
  documents: AttachedDocument[];
}

/** Prepares what goes out with an offer: stored documents of the revision that waits for an answer, and the link to its page. */
@Injectable()
export class OfferDocuments {
  constructor(
    private readonly revisions: RevisionReader,
    private readonly prints: RevisionPrints,
    private readonly links: OfferLinks,
  ) {}

  /** Has them printed where they are not. @throws NotFound, Unavailable */
  async attach(actor: Actor, order: Order, kinds: readonly OfferDocument[]): Promise<Attached> {
    // Frozen a moment after an update, for quotes that waited before there were revisions.
    if (order.revision === null) throw new Unavailable(messages.http.unavailable);
    const number = order.revision;
    const { id: revision_id } = await this.revisions.revision(order.id, number);
    const documents: AttachedDocument[] = [];
    for (const kind of kinds) {
      const request = requestOf(order.id, kind);
      const { digest, file_name, object } = await this.prints.answerDocument({ viewer: actor }, request, {
        number,
      });
      object?.stream.destroy();
      documents.push({ kind, digest, file_name });
    }
    return { revision_id, documents };
  }

  /**
   * The link that an e-mail carries, one for its recipients together, in the transaction that holds the order's lock.
   * @returns its id @throws Invalid where the validity is over
   */
  async linkFor(actor: Author, order: Order, recipients: readonly string[]): Promise<number> {
    const { id } = await this.links.linkFor(actor, order, [...recipients].sort().join(', '));
    return id;
  }
}

const requestOf = (order_id: number, kind: OfferDocument): FrozenRequest =>
  kind === 'quote' ? { kind, order_id } : { kind, order_id, set_id: null };

/** The name of the attached file. */
export const attachedName = ({ id, revision }: Pick<Order, 'id' | 'revision'>, kind: OfferDocument): string =>
  fileNameOf(requestOf(id, kind), revision ?? 0);
