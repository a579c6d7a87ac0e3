import { choice, decimal, nullable, shape } from '../platform/shape.js';

const kinds = ['quote', 'sets', 'part-sheets', 'cutting', 'labels'] as const;

/** How far a long document is that is being printed. */
export class DocumentProgressView extends shape({
  kind: choice(kinds, 'Which document'),
  item_id: nullable(decimal('The one set or part that it is about; null: all')),
  pages_done: decimal('Pages that are done'),
  pages: decimal('Pages that it will have'),
}) {}
