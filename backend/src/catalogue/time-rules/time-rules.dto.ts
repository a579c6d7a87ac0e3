import { RULE_DRIVERS } from '@forja/figures';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { decorated, integer, nullable, shape, shapeWith } from '../../platform/shape.js';
import { choiceField, objectListField, textField } from '../../platform/http/fields.js';
import { figureField, wholeNumberField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { MATERIAL_GROUPS } from '../../pricing/domain/minutes/time-rule.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { StoredEntry } from '../crud/entry-fields.js';

const { validation } = messages;

/** Lines of one rule's table. */
const MOST_ROWS = 200;

const emptyAs = (otherwise: number) =>
  Transform(({ value }: { value: unknown }) => (value === null || value === '' ? otherwise : value));

/** A line of a rule's table. */
export class RuleRowDto extends shape({
  group: choiceField(MATERIAL_GROUPS, { description: 'The material group that it fits; null fits all' }),
  from: figureField('thickness', { description: 'the least thickness that it fits; null is 0' }),
  to: figureField('thickness', { description: 'the thickness below which it fits; null has no end' }),
  speed: figureField('rule_speed', {
    required: catalogueTexts.speedRequired,
    description: "units of the rule's driver (mm, mm², kg, pieces), above 0",
  }),
  pierce_seconds: figureField('pierce_time', { description: 'counts for the cut alone; null is 0' }),
}) {}

/** The part of a rule that gives minutes, as a form has it, stored or not. */
export class RuleContentDto extends shape({
  driver: choiceField(RULE_DRIVERS, {
    required: catalogueTexts.driverRequired,
    description: 'What of a part its minutes follow',
  }),
  sides: decorated(
    wholeNumberField({ description: 'Sides that count for an area, 1 or 2; null is 1' }),
    IsIn([1, 2], { message: validation.notOneOf }),
    emptyAs(1),
  ),
  handling_seconds: decorated(figureField('handling', { description: 'per piece; null is 0' }), emptyAs(0)),
  minimum: decorated(
    figureField('minimum', { description: 'per piece, handling included; null is 0' }),
    emptyAs(0),
  ),
  rows: objectListField(() => RuleRowDto, {
    required: catalogueTexts.ruleRowsRequired,
    description: 'Its table; rows of one group may not overlap',
    least: [1, catalogueTexts.ruleRowsRequired],
    most: [MOST_ROWS, catalogueTexts.tooManyRuleRows(MOST_ROWS)],
  }),
}) {}

/** A request to store a rule for minutes. */
export class TimeRuleInput extends shapeWith(RuleContentDto, {
  name: textField({ required: validation.nameRequired }),
  obs: textField({ max: 10_000, description: 'Observations' }),
}) {}

/** A rule as the API answers it. */
export class TimeRuleView extends shapeWith(IntersectionType(TimeRuleInput, StoredEntry), {
  version_id: nullable(integer('What it says now, as prices name it: another one after each change of that')),
}) {}
