import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../platform/http/fields.js';
import { orderStatuses, orderTypes, type OrderStatus, type OrderType } from '../orders/domain/order-types.js';
import { Nullable } from '../platform/http/nullable.js';
import { entryKinds, type EntryKind } from './domain/documents.js';
import { RANK, type Rank } from './domain/typed.js';

/** The screen cuts off longer texts; the server refuses them. */
const MOST_LETTERS = 200;

const RANKED =
  'How well it answers: 0 by its number or total, 1 by a code, reference, CNPJ or CPF, 2 by its name, 3 by its beginning, 4 else, 5 by its drawing alone';

/** Query of GET /api/search. */
export class SearchQueryDto {
  @TextField({
    max: MOST_LETTERS,
    description: 'What is looked for: words, codes, numbers; each by its beginning',
  })
  q?: string | null;
}

/** An order that was found by something of its own. */
export class FoundOrderView {
  @ApiProperty({ type: Number, enum: Object.values(RANK), description: RANKED })
  rank: Rank;

  @ApiProperty()
  id: number;

  @ApiProperty({ enum: orderTypes })
  type: OrderType;

  @ApiProperty({ enum: orderStatuses })
  status: OrderStatus;

  @Nullable(String, "The customer's name")
  customer: string | null;

  @ApiProperty({ description: 'What it amounts to, in reais' })
  total: number;

  @ApiProperty()
  created_at: string;

  @Nullable(
    String,
    "The name of the set or file, or the customer's number, that it was found by; null where number and customer say it",
  )
  excerpt: string | null;
}

/** A part that was found. */
export class FoundPartView {
  @ApiProperty({ type: Number, enum: Object.values(RANK), description: RANKED })
  rank: Rank;

  @ApiProperty()
  id: number;

  @ApiProperty()
  order_id: number;

  @ApiProperty({ enum: orderTypes, description: "The order's type" })
  order_type: OrderType;

  @Nullable(String, "The name of the order's customer")
  customer: string | null;

  @ApiProperty()
  title: string;

  @Nullable(String)
  reference: string | null;

  @ApiProperty({ description: 'Its price per piece, BRL' })
  unit_value: number;

  @Nullable(String, "The path of its drawing's small picture")
  thumbnail: string | null;

  @Nullable(String, 'The words of its drawing that it was found by; null where title and reference say it')
  excerpt: string | null;
}

/** An entry of a catalogue that was found. */
export class FoundEntryView {
  @ApiProperty({ type: Number, enum: Object.values(RANK), description: RANKED })
  rank: Rank;

  @ApiProperty({ enum: entryKinds, description: 'The catalogue, as it is called below /api' })
  catalogue: EntryKind;

  @ApiProperty()
  id: number;

  @ApiProperty({ description: 'What it is called' })
  name: string;

  @Nullable(String, 'What tells it from others: a number, a place, a supplier')
  detail: string | null;

  @Nullable(String, 'What of it was found, such as its telephone; null where name and detail say it')
  excerpt: string | null;
}

/** Answer of GET /api/search: each kind the best ones first, the newest first among equals. */
export class SearchView {
  @ApiProperty({ type: [FoundOrderView], description: 'Orders' })
  orders: FoundOrderView[];

  @ApiProperty({ type: [FoundPartView], description: 'Parts' })
  parts: FoundPartView[];

  @ApiProperty({ type: [FoundEntryView], description: 'Customers' })
  customers: FoundEntryView[];

  @ApiProperty({ type: [FoundEntryView], description: 'Entries of the other catalogues' })
  entries: FoundEntryView[];

  @Nullable(
    String,
    'What was looked for instead: nothing has the words that were typed, but words that differ by a letter',
  )
  similar: string | null;

  @ApiProperty({ description: 'False where the search was given up before everything was looked at' })
  complete: boolean;
}
