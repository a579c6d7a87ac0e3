import { Entity, Index } from 'typeorm';
import {
  Identified,
  figureColumn,
  indexed,
  integerColumn,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../../../platform/database/columns.js';
import { shapeWith } from '../../../platform/shape.js';
import { Order } from '../../order.entity.js';
import type { PriceSource } from './price-sources.js';

export const repricedStates = ['waiting', 'repriced', 'skipped', 'failed', 'cancelled'] as const;
export type RepricedState = (typeof repricedStates)[number];

/** A user's wish to reprice quotes after a change of a catalogue entry. */
@Entity('repricings')
@Index('repricings_by_age', ['created_at'])
export class Repricing extends shapeWith(Identified, {
  /** The catalogue's name below /api. */
  resource: textColumn<PriceSource>(40),
  /** No foreign key: an entry that nothing names any more may go. */
  entry_id: integerColumn(),
  /** A name that outlives the entry. */
  entry_name: textColumn(),
  created_by_id: indexed(integerColumn()),
  created_at: momentColumn(),
}) {}

/** A quote of a repricing. Its state changes in the transaction that reprices it: none is repriced twice. */
@Entity('repriced_quotes')
@Index('repriced_quotes_by_state', ['state', 'repricing_id'])
export class RepricedQuoteRow extends shapeWith(Identified, {
  repricing_id: indexed(referenceColumn(() => Repricing, 'CASCADE')),
  order_id: indexed(referenceColumn(() => Order, 'CASCADE')),
  /** Of what the user was shown. */
  digest: textColumn(32),
  state: textColumn<RepricedState>(10),
  /** Why it was skipped or failed, for the user. */
  reason: orNull(textColumn(500)),
  old_total: orNull(figureColumn('total')),
  new_total: orNull(figureColumn('total')),
}) {}
