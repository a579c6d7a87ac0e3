import { choice, decimal, flag, list, nullable, property, shape, text } from '../platform/shape.js';
import { textField } from '../platform/http/fields.js';
import { orderStatuses, orderTypes } from '../orders/domain/order-types.js';
import { entryKinds } from './domain/documents.js';
import { RANK, type Rank } from './domain/typed.js';

/** The screen cuts off longer texts; the server refuses them. */
const MOST_LETTERS = 200;

const RANKED =
  'How well it answers: 0 by its number or total, 1 by a code, reference, CNPJ or CPF, 2 by its name, 3 by its beginning, 4 else, 5 by its drawing alone';

/** Query of GET /api/search. */
export class SearchQueryDto extends shape({
  q: textField({
    max: MOST_LETTERS,
    description: 'What is looked for: words, codes, numbers; each by its beginning',
  }),
}) {}

/** An order that was found by something of its own. */
export class FoundOrderView extends shape({
  rank: property<Rank>({ type: Number, enum: Object.values(RANK), description: RANKED }),
  id: decimal(),
  type: choice(orderTypes),
  status: choice(orderStatuses),
  customer: nullable(text("The customer's name")),
  total: decimal('What it amounts to, in reais'),
  created_at: text(),
  excerpt: nullable(
    text(
      "The name of the set or file, or the customer's number, that it was found by; null where number and customer say it",
    ),
  ),
}) {}

/** A part that was found. */
export class FoundPartView extends shape({
  rank: property<Rank>({ type: Number, enum: Object.values(RANK), description: RANKED }),
  id: decimal(),
  order_id: decimal(),
  order_type: choice(orderTypes, "The order's type"),
  customer: nullable(text("The name of the order's customer")),
  title: text(),
  reference: nullable(text()),
  unit_value: decimal('Its price per piece, BRL'),
  thumbnail: nullable(text("The path of its drawing's small picture")),
  excerpt: nullable(
    text('The words of its drawing that it was found by; null where title and reference say it'),
  ),
}) {}

/** An entry of a catalogue that was found. */
export class FoundEntryView extends shape({
  rank: property<Rank>({ type: Number, enum: Object.values(RANK), description: RANKED }),
  catalogue: choice(entryKinds, 'The catalogue, as it is called below /api'),
  id: decimal(),
  name: text('What it is called'),
  detail: nullable(text('What tells it from others: a number, a place, a supplier')),
  excerpt: nullable(text('What of it was found, such as its telephone; null where name and detail say it')),
}) {}

/** Answer of GET /api/search: each kind the best ones first, the newest first among equals. */
export class SearchView extends shape({
  orders: list(() => FoundOrderView, 'Orders'),
  parts: list(() => FoundPartView, 'Parts'),
  customers: list(() => FoundEntryView, 'Customers'),
  entries: list(() => FoundEntryView, 'Entries of the other catalogues'),
  similar: nullable(
    text(
      'What was looked for instead: nothing has the words that were typed, but words that differ by a letter',
    ),
  ),
  complete: flag('False where the search was given up before everything was looked at'),
}) {}
