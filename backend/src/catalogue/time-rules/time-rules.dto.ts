import { RULE_DRIVERS, type RuleDriver } from '@forja/figures';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMinSize, IsIn } from 'class-validator';
import { integer, nullable, shapeWith } from '../../platform/http/shape.js';
import { FigureField } from '../../platform/http/figure-fields.js';
import { ChoiceField, ObjectListField, TextField } from '../../platform/http/fields.js';
import { WholeNumberField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { MATERIAL_GROUPS, type MaterialGroup } from '../../pricing/domain/minutes/time-rule.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { StoredEntry } from '../crud/entry-fields.js';

const { validation } = messages;

/** Lines of one rule's table. */
const MOST_ROWS = 200;

const emptyAs = (otherwise: number) =>
  Transform(({ value }: { value: unknown }) => (value === null || value === '' ? otherwise : value));

/** A line of a rule's table. */
export class RuleRowDto {
  @ChoiceField(MATERIAL_GROUPS, { description: 'The material group that it fits; null fits all' })
  group?: MaterialGroup | null;

  @FigureField('thickness', { description: 'the least thickness that it fits; null is 0' })
  from?: number | null;

  @FigureField('thickness', { description: 'the thickness below which it fits; null has no end' })
  to?: number | null;

  @FigureField('rule_speed', {
    required: catalogueTexts.speedRequired,
    description: "units of the rule's driver (mm, mm², kg, pieces), above 0",
  })
  speed: number;

  @FigureField('pierce_time', { description: 'counts for the cut alone; null is 0' })
  pierce_seconds?: number | null;
}

/** The part of a rule that gives minutes, as a form has it, stored or not. */
export class RuleContentDto {
  @ChoiceField(RULE_DRIVERS, {
    required: catalogueTexts.driverRequired,
    description: 'What of a part its minutes follow',
  })
  driver: RuleDriver;

  @WholeNumberField({ description: 'Sides that count for an area, 1 or 2; null is 1' })
  @IsIn([1, 2], { message: validation.notOneOf })
  @emptyAs(1)
  sides?: number | null;

  @FigureField('handling', { description: 'per piece; null is 0' })
  @emptyAs(0)
  handling_seconds?: number | null;

  @FigureField('minimum', { description: 'per piece, handling included; null is 0' })
  @emptyAs(0)
  minimum?: number | null;

  // The check that runs last stands first: a value that is no list has not too many rows.
  @ObjectListField(() => RuleRowDto, {
    required: catalogueTexts.ruleRowsRequired,
    description: 'Its table; rows of one group may not overlap',
    most: [MOST_ROWS, catalogueTexts.tooManyRuleRows(MOST_ROWS)],
  })
  @ArrayMinSize(1, { message: catalogueTexts.ruleRowsRequired })
  rows: RuleRowDto[];
}

/** A request to store a rule for minutes. */
export class TimeRuleInput extends RuleContentDto {
  @TextField({ required: validation.nameRequired })
  name: string;

  @TextField({ max: 10_000, description: 'Observations' })
  obs?: string | null;
}

/** A rule as the API answers it. */
export class TimeRuleView extends shapeWith(IntersectionType(TimeRuleInput, StoredEntry), {
  version_id: nullable(integer('What it says now, as prices name it: another one after each change of that')),
}) {}
