import {
  aboutFigure,
  ENTERED_FIGURES,
  isLockable,
  LOCKABLE_FIGURES,
  type LockableFigure,
  byName,
} from '@forja/figures';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, MaxLength, type ValidationArguments } from 'class-validator';
import { decorated, shape, shapeWith } from '../../platform/shape.js';
import { MOST_CONTOURS } from '../../files/flat-pattern/domain/contour-sheet.js';
import {
  choiceField,
  flagField,
  objectField,
  objectListField,
  textField,
  textListField,
} from '../../platform/http/fields.js';
import { figureField, idField, idListField, wholeNumberField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { pricingTexts } from '../../pricing/pricing.texts.js';
import { companyTexts } from '../../company/company.texts.js';
import { partTexts } from './parts.texts.js';
import { PART_TYPES } from '../../pricing/domain/part-type.js';
import { partStatuses, partUnits } from '../domain/order-types.js';

const { required } = messages.validation;

/** As many as a part's price basis can hold beside its other figures. */
const MOST_PROCESSES = 200;
const LONGEST_NOTE = 10_000;

/** Letters of a contour's id. */
const LONGEST_CONTOUR = 20;

/**
 * A figure that a person can lock. Clients send whole parts back: what such a field holds is the calculation's, and not
 * even looked at, where the request names its locks and this is none of them.
 */
const lockableField = (name: LockableFigure) =>
  decorated(
    figureField(name, { description: 'read only where it is locked' }),
    Transform(({ value, obj }: { value: unknown; obj: { locked_values?: unknown } }) => {
      const { locked_values: locks } = obj;
      return Array.isArray(locks) && !locks.includes(name) ? undefined : value;
    }),
  );

const unlockableNames = ({ value }: ValidationArguments) => {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  const known: readonly unknown[] = LOCKABLE_FIGURES;
  return pricingTexts.unlockable(names.filter((name) => !known.includes(name)).join(', '));
};

export class ProcessPivotDto extends shape({
  time: figureField('time', { description: 'per piece' }),
  final_value: figureField('process_value', {
    description: "per piece; absent or null takes time × the process's rate",
  }),
  setup: figureField('setup', {
    description: "per lot; null follows the process's, absent keeps what the part's row of it has",
  }),
  rule: flagField({
    description:
      'The minutes follow the rule of the process: computed anew, whatever time and value are sent; absent keeps what the row has where its time and value are as stored, else false',
  }),
}) {}

/** A process row; one without a process, or without a time, counts 0. */
export class ProcessRowDto extends shape({
  id: idField({ description: 'The process' }),
  pivot: objectField(() => ProcessPivotDto),
}) {}

/** The fields of a part that a request may hold; an absent one stays as it is, null empties it. */
export class PartFieldsDto extends shape({
  ...byName(ENTERED_FIGURES, (name) =>
    isLockable(name) ? lockableField(name) : figureField(name, aboutFigure(name)),
  ),
  type: choiceField(PART_TYPES),
  title: textField(),
  reference: textField(),
  obs: textField({ max: LONGEST_NOTE }),
  unit: choiceField(partUnits),
  material_id: idField(),
  sheet_id: idField(),
  bar_id: idField(),
  component_id: idField(),
  ncm_id: idField(),
  operation_id: idField(),
  customer_material: flagField({ description: 'The customer brings its material, which costs nothing' }),
  origin: wholeNumberField({
    max: 8,
    minText: companyTexts.unknownOrigin,
    maxText: companyTexts.unknownOrigin,
    description: "Origin of its goods, 0 to 8, as the NF-e counts them; null: the company's",
  }),
  true_area: flagField({
    description: 'Weigh it by the area that its DXF shows instead of by width × length',
  }),
  contours_out: decorated(
    textListField({
      description: 'Contours of its DXF (their ids) that are left out of the cut; null leaves none out',
    }),
    ArrayMaxSize(MOST_CONTOURS, { message: partTexts.tooManyContours(MOST_CONTOURS) }),
    MaxLength(LONGEST_CONTOUR, { each: true, message: partTexts.unknownContour }),
  ),
  locked_values: decorated(
    textListField({ description: `Of ${LOCKABLE_FIGURES.join(', ')}` }),
    IsIn([...LOCKABLE_FIGURES], { each: true, message: unlockableNames }),
  ),
  processes: objectListField(() => ProcessRowDto, {
    most: [MOST_PROCESSES, partTexts.tooManyProcesses(MOST_PROCESSES)],
  }),
}) {}

export class UpdatePartDto extends shapeWith(PartFieldsDto, {
  version: wholeNumberField({ description: 'The version the change was made on' }),
  refresh: flagField({
    description: "Recalcular was pressed: take today's catalogue figures instead of the saved ones",
  }),
}) {}

/** A part to calculate: a saved one (`id`), or one to be in a set or order. */
export class PartToCalculateDto extends shapeWith(PartFieldsDto, {
  id: idField({ description: 'A saved part: its price basis and its order count' }),
  set_id: idField(),
  order_id: idField(),
}) {}

export class CalculatePropertiesDto extends shape({
  part: objectField(() => PartToCalculateDto, { required }),
  refresh: flagField({ description: "Recalcular: take today's catalogue figures" }),
}) {}

export class CalculateProcessValueDto extends shape({
  process_id: idField(),
  time: figureField('time', { description: 'per piece' }),
  part_id: idField({ description: "A saved part: its rate for the process comes before today's" }),
}) {}

export class PartStatusDto extends shape({
  status: choiceField(partStatuses, { required }),
}) {}

export class PartsOrderDto extends shape({
  ids: idListField({ required, description: 'All parts of the set, in their new order' }),
}) {}
