import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mayEdit, type Viewer } from '../../orders/domain/visibility.js';
import type { Order } from '../../orders/order.entity.js';
import { Forbidden, Invalid, NotFound, Unavailable } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { offersTexts } from '../offers.texts.js';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { OrderHistoryService } from '../../orders/history/order-history.service.js';
import { Database } from '../../platform/database/database.js';
import { dayAfter, dayOf } from '../../platform/i18n/calendar.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import { LinkTokens } from './link-tokens.js';
import { toLinkView, type OfferLinkView, type OpenLinkView } from './offer-links.dto.js';
import {
  type LinkRow,
  findRefusedLinks,
  listLinks,
  findOpenLink,
  insertLink,
  updateLink,
  findLink,
} from './offer-links.repository.js';

/** Refuses to send a quote that does not wait for an answer, or by a user who may not edit it. @throws Forbidden, Invalid */
export function refuseUnsendable(actor: Viewer, { type, status }: Pick<Order, 'type' | 'status'>): void {
  if (!mayEdit(actor, type)) throw new Forbidden(messages.http.forbidden);
  if (type !== 'pre_order' || status !== 'waiting_response')
    throw Invalid.field('status', offersTexts.notWaiting);
}

/** User in whose name a link is made; the id is null where the quote has no owner. */
export interface Author {
  id: number | null;
  name: string;
}

const LONGEST_RECIPIENT = 500;

/** The links of quotes to their customers' pages. */
@Injectable()
export class OfferLinks {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly history: OrderHistoryService,
    private readonly revisions: RevisionReader,
    private readonly tokens: LinkTokens,
  ) {}

  /** All links of an order, newest first, without their addresses. @throws NotFound */
  async list(actor: Actor, orderId: number): Promise<OfferLinkView[]> {
    const order = await this.access.readable(actor, orderId);
    const refused = await findRefusedLinks(this.db, orderId);
    return (await listLinks(this.db, orderId)).map((link) => toLinkView(link, order, refused.has(link.id)));
  }

  /**
   * The link by which this recipient answers the revision that was sent: the existing one, or a new one.
   * @throws NotFound, Forbidden, Invalid for a quote that does not wait or whose validity is over, Unavailable
   */
  async open(actor: Actor, orderId: number, recipient: string): Promise<OpenLinkView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, orderId);
      refuseUnsendable(actor, order);
      const link = await this.linkFor(actor, order, recipient);
      return Object.assign(toLinkView(link, order, false), {
        path: this.tokens.pathOf(link),
        url: this.tokens.addressOf(link),
      });
    });
  }

  /**
   * Finds or makes the link, for a quote that the open transaction has locked and found to be sendable.
   * @throws Invalid where its validity is over, Unavailable
   */
  async linkFor(actor: Author, order: Order, recipient: string): Promise<LinkRow> {
    // Quotes that were sent before there were revisions are frozen soon after the update that brought these.
    if (order.revision === null) throw new Unavailable(messages.http.unavailable);
    const revision = await this.revisions.revision(order.id, order.revision);
    const recipient_key = createHash('sha256').update(recipient.toLowerCase()).digest('hex');
    const known = await findOpenLink(this.db, revision.id, recipient_key);
    if (known && this.hasCurrentKey(known)) return known;
    // A link that was made with an earlier key of the server works, but its address can't be computed again.
    if (known) await this.end(actor, known, new Date().toISOString());
    const valid_until = order.validity_key || (await this.lastDay(revision));
    const now = new Date().toISOString();
    if (valid_until < dayOf(now)) throw new Invalid(offersTexts.validityOver);
    const fields = {
      order_id: order.id,
      revision_id: revision.id,
      number: revision.number,
      recipient: recipient.slice(0, LONGEST_RECIPIENT),
      recipient_key,
      nonce: this.tokens.newNonce(),
      // The token is made of the row's id: until there is one, a random digest, which no token has.
      token_digest: randomBytes(32).toString('hex'),
      valid_until,
      created_by_id: actor.id,
      created_by: actor.name,
      created_at: now,
      withdrawn_at: null,
      ended_at: null,
      opened: 0,
      opened_at: null,
    };
    const id = await insertLink(this.db, fields);
    const token_digest = this.tokens.digestOf(this.tokens.tokenOf({ ...fields, id }));
    await updateLink(this.db, id, { token_digest });
    await this.record(actor, 'link_made', fields);
    return { ...fields, id, token_digest };
  }

  /** Ends a link; one that has ended stays so. @throws NotFound, Forbidden */
  async withdraw(actor: Actor, orderId: number, id: number): Promise<OfferLinkView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, orderId);
      const link = await findLink(this.db, id);
      if (link?.order_id !== orderId) throw new NotFound(messages.http.notFound);
      const withdrawn_at = link.withdrawn_at ?? new Date().toISOString();
      if (link.withdrawn_at === null) await this.end(actor, link, withdrawn_at);
      const refused = await findRefusedLinks(this.db, orderId);
      return toLinkView({ ...link, withdrawn_at }, order, refused.has(id));
    });
  }

  /** @param withdrawn_at ISO moment */
  private async end(actor: Author, link: LinkRow, withdrawn_at: string): Promise<void> {
    await updateLink(this.db, link.id, { withdrawn_at });
    await this.record(actor, 'link_withdrawn', link);
  }

  /** Records in the quote's history that a link was made or ended, in the same transaction; never its token. */
  private async record(
    actor: Author,
    action: 'link_made' | 'link_withdrawn',
    { order_id, number: revision, recipient }: Pick<LinkRow, 'order_id' | 'number' | 'recipient'>,
  ): Promise<void> {
    await this.history.record(actor, order_id, action, { revision, recipient });
    await this.access.announceChange(order_id, { words: false });
  }

  private hasCurrentKey(link: LinkRow): boolean {
    return this.tokens.digestOf(this.tokens.tokenOf(link)) === link.token_digest;
  }

  /** The last valid day of a revision, computed where its order has none stored. */
  private async lastDay(revision: { id: number; frozen_at: string }): Promise<string> {
    const { order, company } = await this.revisions.content(revision);
    return dayAfter(dayOf(revision.frozen_at), order.validity_days ?? company.quote_validity_days);
  }
}
