import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../../platform/http/figure-fields.js';
import { ChoiceField, ObjectListField, TextField } from '../../../platform/http/fields.js';
import { Nullable } from '../../../platform/http/nullable.js';
import { IdField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { MOST_REPRICED, priceChangeTexts } from './price-changes.texts.js';
import { priceSources, type PriceSource } from './price-sources.js';
import { repricedStates, type RepricedState } from './repricing.entity.js';

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

const count = (what: string) => ({ type: 'integer', description: `Quotes that ${what}` }) as const;

/** A repricing and how far it is. */
export class RepricingView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: priceSources, description: 'The catalogue, by its name below /api' })
  resource: PriceSource;

  @ApiProperty({ type: 'integer', description: 'The entry' })
  entry_id: number;

  @ApiProperty({ description: 'The name of the entry' })
  name: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty(count('wait for their turn; 0 at the end'))
  waiting: number;

  @ApiProperty(count('have their new prices'))
  repriced: number;

  @ApiProperty(count('were left as they were, each with its reason'))
  skipped: number;

  @ApiProperty(count('failed for an unplanned reason'))
  failed: number;

  @ApiProperty(count('were cancelled before their turn'))
  cancelled: number;
}

/** Outcome of the repricing of a quote. */
export class RepricedQuoteView {
  @ApiProperty({ type: 'integer', description: 'Its number' })
  id: number;

  @ApiProperty({ enum: repricedStates, enumName: 'RepricedState' })
  state: RepricedState;

  @Nullable(String, 'Why it was skipped or failed')
  reason: string | null;

  @FigureProperty('total', { nullable: true, description: 'before it was repriced' })
  old_total: number | null;

  @FigureProperty('total', { nullable: true, description: 'after it was repriced' })
  new_total: number | null;
}
