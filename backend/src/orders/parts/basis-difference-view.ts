import { choice, integer, nullable, property, shape, text } from '../../platform/shape.js';
import type { BasisDifference, BasisSource } from '../../pricing/domain/basis/basis-differences.js';

const sources: BasisSource[] = ['material', 'sheet', 'bar', 'component', 'ncm', 'icms', 'process'];

const FIGURE_OR_NAME = [
  { type: 'number', nullable: true },
  { type: 'string', nullable: true },
];

/** A figure in which a part's price basis and today's catalogue differ. */
export class BasisDifferenceView
  extends shape({
    source: choice(sources),
    id: nullable(integer('The catalogue entry; null for ICMS')),
    field: text(),
    basis: property<number | string | null>({
      type: Object,
      anyOf: FIGURE_OR_NAME,
      description: 'What the part was calculated with; null: no rule',
    }),
    current: property<number | string | null>({
      type: Object,
      anyOf: FIGURE_OR_NAME,
      description: 'What the catalogue says now; null: no rule',
    }),
  })
  implements BasisDifference {}
