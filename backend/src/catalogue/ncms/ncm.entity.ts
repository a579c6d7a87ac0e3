import { Entity } from 'typeorm';
import { Entry } from '../crud/entry.entity.js';
import {
  figureColumn,
  jsonColumn,
  optionalFlagColumn,
  orNull,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import type { IpiFrom } from '../../pricing/domain/taxes/tax-rules.js';

/** A code of the Mercosur common nomenclature with its IPI rate (percent). */
@Entity('ncms')
export class Ncm extends shapeWith(Entry, {
  code: textColumn(20),
  /** The code's meaning. */
  description: orNull(textColumn(500)),
  ipi: figureColumn('ipi'),
  /** Exception of the IPI table (Ex), two or three digits. */
  exception: orNull(textColumn(3)),
  /** Its IPI from days on; before the first of them, and where there are none, `ipi`. */
  rates: orNull(jsonColumn<IpiFrom[]>()),
  /** Its IPI goes on after 2026 (Zona Franca de Manaus); null: it does not. */
  keeps_ipi: optionalFlagColumn(),
}) {}
