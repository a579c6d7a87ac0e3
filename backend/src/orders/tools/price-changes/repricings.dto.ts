import {
  choice,
  figureNamed,
  instant,
  integer,
  namedChoice,
  nullable,
  shape,
  text,
} from '../../../platform/shape.js';
import { choiceField, objectListField, textField } from '../../../platform/http/fields.js';
import { idField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { MOST_REPRICED, priceChangeTexts } from './price-changes.texts.js';
import { priceSources } from './price-sources.js';
import { repricedStates } from './repricing.entity.js';

const { required } = messages.validation;

/** A quote to be repriced. */
export class ChosenQuoteDto extends shape({
  id: idField({ required }),
  digest: textField({
    required,
    max: 32,
    description: 'Of the quote as POST /api/price-impact has shown it',
  }),
}) {}

/** Body of POST /api/repricings. */
export class RepricingDto extends shape({
  resource: choiceField(priceSources, { required, description: 'The catalogue, by its name below /api' }),
  id: idField({ required, description: 'The entry, whose change is stored' }),
  quotes: objectListField(() => ChosenQuoteDto, {
    required,
    most: [MOST_REPRICED, priceChangeTexts.tooMany],
    description: `At most ${String(MOST_REPRICED)} quotes`,
  }),
}) {}

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
