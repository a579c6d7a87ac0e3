import { Entity, Index } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import {
  Identified,
  IntegerColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { Revision } from '../../revisions/revision.entity.js';

/** An address under which a customer reads and answers one revision of a quote. The address itself is never stored. */
@Entity('offer_links')
@Index('offer_links_by_last_day', ['valid_until'])
@Index('offer_links_of_recipient', ['revision_id', 'recipient_key'])
export class OfferLink extends Identified {
  @Index()
  @ReferenceColumn(() => Order, 'CASCADE')
  order_id: number;

  @ReferenceColumn(() => Revision, 'CASCADE')
  revision_id: number;

  /** Number of the revision. */
  @IntegerColumn()
  number: number;

  /** Who gets it, as it is shown; empty for a link that was copied. */
  @TextColumn(500)
  recipient: string;

  /** SHA-256 of the whole recipient, whatever its length. */
  @TextColumn(64)
  recipient_key: string;

  /** The random part of the token, beside the id and the server's key. */
  @TextColumn(64)
  nonce: string;

  /** SHA-256 of the token. */
  @Index({ unique: true })
  @TextColumn(64)
  token_digest: string;

  /** The revision's last valid day, `YYYY-MM-DD` in Brasília; it works to the end of it. */
  @TextColumn(10)
  valid_until: string;

  @IntegerColumn({ nullable: true })
  created_by_id: number | null;

  /** A name that outlives the account. */
  @TextColumn()
  created_by: string;

  @MomentColumn()
  created_at: string;

  /** When it was withdrawn by hand. */
  @MomentColumn({ nullable: true })
  withdrawn_at: string | null;

  /** When its quote was cancelled. */
  @MomentColumn({ nullable: true })
  ended_at: string | null;

  /** How often its page was opened, by whatever program. */
  @IntegerColumn()
  opened: number;

  @MomentColumn({ nullable: true })
  opened_at: string | null;
}
