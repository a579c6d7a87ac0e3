import { Entity } from 'typeorm';
import { Entry } from '../crud/entry.entity.js';
import { figureColumn, jsonColumn, orNull, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import type { StateRatesFrom } from '../../pricing/domain/taxes/tax-rules.js';

/** A Brazilian state with its internal ICMS rate (percent). */
@Entity('states')
export class State extends shapeWith(Entry, {
  name: textColumn(),
  abbreviation: textColumn(2),
  icms: figureColumn('icms'),
  /** Its rates from days on; before the first of them, and where there are none, `icms` alone. */
  rates: orNull(jsonColumn<StateRatesFrom[]>()),
}) {}
