import { Entity, Index } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import {
  Identified,
  indexed,
  integerColumn,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { Revision } from '../../revisions/revision.entity.js';

/** An address under which a customer reads and answers one revision of a quote. The address itself is never stored. */
@Entity('offer_links')
@Index('offer_links_by_last_day', ['valid_until'])
@Index('offer_links_of_recipient', ['revision_id', 'recipient_key'])
export class OfferLink extends shapeWith(Identified, {
  order_id: indexed(referenceColumn(() => Order, 'CASCADE')),
  revision_id: referenceColumn(() => Revision, 'CASCADE'),
  /** Number of the revision. */
  number: integerColumn(),
  /** Who gets it, as it is shown; empty for a link that was copied. */
  recipient: textColumn(500),
  /** SHA-256 of the whole recipient, whatever its length. */
  recipient_key: textColumn(64),
  /** The random part of the token, beside the id and the server's key. */
  nonce: textColumn(64),
  /** SHA-256 of the token. */
  token_digest: indexed(textColumn(64), { unique: true }),
  /** The revision's last valid day, `YYYY-MM-DD` in Brasília; it works to the end of it. */
  valid_until: textColumn(10),
  created_by_id: orNull(integerColumn()),
  /** A name that outlives the account. */
  created_by: textColumn(),
  created_at: momentColumn(),
  /** When it was withdrawn by hand. */
  withdrawn_at: orNull(momentColumn()),
  /** When its quote was cancelled. */
  ended_at: orNull(momentColumn()),
  /** How often its page was opened, by whatever program. */
  opened: integerColumn(),
  opened_at: orNull(momentColumn()),
}) {}
