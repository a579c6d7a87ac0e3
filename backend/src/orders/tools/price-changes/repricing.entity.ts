import { Entity, Index } from 'typeorm';
import {
  FigureColumn,
  Identified,
  IntegerColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../../../platform/database/columns.js';
import { Order } from '../../order.entity.js';
import type { PriceSource } from './price-sources.js';

export const repricedStates = ['waiting', 'repriced', 'skipped', 'failed', 'cancelled'] as const;
export type RepricedState = (typeof repricedStates)[number];

/** A user's wish to reprice quotes after a change of a catalogue entry. */
@Entity('repricings')
@Index('repricings_by_age', ['created_at'])
export class Repricing extends Identified {
  /** The catalogue's name below /api. */
  @TextColumn(40)
  resource: PriceSource;

  /** No foreign key: an entry that nothing names any more may go. */
  @IntegerColumn()
  entry_id: number;

  /** A name that outlives the entry. */
  @TextColumn()
  entry_name: string;

  @Index()
  @IntegerColumn()
  created_by_id: number;

  @MomentColumn()
  created_at: string;
}

/** A quote of a repricing. Its state changes in the transaction that reprices it: none is repriced twice. */
@Entity('repriced_quotes')
@Index('repriced_quotes_by_state', ['state', 'repricing_id'])
export class RepricedQuoteRow extends Identified {
  @Index()
  @ReferenceColumn(() => Repricing, 'CASCADE')
  repricing_id: number;

  @Index()
  @ReferenceColumn(() => Order, 'CASCADE')
  order_id: number;

  /** Of what the user was shown. */
  @TextColumn(32)
  digest: string;

  @TextColumn(10)
  state: RepricedState;

  /** Why it was skipped or failed, for the user. */
  @TextColumn(500, { nullable: true })
  reason: string | null;

  @FigureColumn('total', { nullable: true })
  old_total: number | null;

  @FigureColumn('total', { nullable: true })
  new_total: number | null;
}
