import {
  choice,
  figureNamed,
  instant,
  integer,
  namedChoice,
  nullable,
  shape,
  text,
} from '../../../platform/http/shape.js';
import { ChoiceField, ObjectListField, TextField } from '../../../platform/http/fields.js';
import { IdField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { MOST_REPRICED, priceChangeTexts } from './price-changes.texts.js';
import { priceSources, type PriceSource } from './price-sources.js';
import { repricedStates } from './repricing.entity.js';

const { required } = messages.validation;

/** A quote to be repriced. */
export class ChosenQuoteDto {
  @IdField({ required })
  id: number;

  @TextField({ required, max: 32, description: 'Of the quote as POST /api/price-impact has shown it' })
  digest: string;
}

/** Body of POST /api/repricings. */
export class RepricingDto {
  @ChoiceField(priceSources, { required, description: 'The catalogue, by its name below /api' })
  resource: PriceSource;

  @IdField({ required, description: 'The entry, whose change is stored' })
  id: number;

  @ObjectListField(() => ChosenQuoteDto, {
    required,
    most: [MOST_REPRICED, priceChangeTexts.tooMany],
    description: `At most ${String(MOST_REPRICED)} quotes`,
  })
  quotes: ChosenQuoteDto[];
}

const count = (what: string) => integer(`Quotes that ${what}`);

/** A repricing and how far it is. */
export class RepricingView extends shape({
  id: integer(),
  resource: choice(priceSources, 'The catalogue, by its name below /api'),
  entry_id: integer('The entry'),
  name: text('The name of the entry'),
  created_at: instant(),
  waiting: count('wait for their turn; 0 at the end'),
  repriced: count('have their new prices'),
  skipped: count('were left as they were, each with its reason'),
  failed: count('failed for an unplanned reason'),
  cancelled: count('were cancelled before their turn'),
}) {}

/** Outcome of the repricing of a quote. */
export class RepricedQuoteView extends shape({
  id: integer('Its number'),
  state: namedChoice('RepricedState', repricedStates),
  reason: nullable(text('Why it was skipped or failed')),
  old_total: nullable(figureNamed('total', 'before it was repriced')),
  new_total: nullable(figureNamed('total', 'after it was repriced')),
}) {}
