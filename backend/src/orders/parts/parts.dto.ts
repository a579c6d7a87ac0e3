import { applyDecorators } from '@nestjs/common';
import {
  aboutFigure,
  ENTERED_FIGURES,
  type EnteredFigure,
  isLockable,
  LOCKABLE_FIGURES,
  type LockableFigure,
} from '@forja/figures';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, MaxLength, type ValidationArguments } from 'class-validator';
import { MOST_CONTOURS } from '../../files/flat-pattern/domain/contour-sheet.js';
import {
  ChoiceField,
  FlagField,
  ObjectField,
  ObjectListField,
  TextField,
  TextListField,
} from '../../platform/http/fields.js';
import { IdField, IdListField, WholeNumberField } from '../../platform/http/number-fields.js';
import { FigureField } from '../../platform/http/figure-fields.js';
import { decoratedBase } from '../../platform/decorated-base.js';
import { messages } from '../../platform/i18n/messages.js';
import { pricingTexts } from '../../pricing/pricing.texts.js';
import { companyTexts } from '../../company/company.texts.js';
import { partTexts } from './parts.texts.js';
import { PART_TYPES, type PartType } from '../../pricing/domain/part-type.js';
import { partStatuses, partUnits } from '../domain/order-types.js';
import type { PartStatus, PartUnit } from '../domain/order-types.js';

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
function LockableField(name: LockableFigure): PropertyDecorator {
  return applyDecorators(
    Transform(({ value, obj }: { value: unknown; obj: { locked_values?: unknown } }) => {
      const { locked_values: locks } = obj;
      return Array.isArray(locks) && !locks.includes(name) ? undefined : value;
    }),
    FigureField(name, { description: 'read only where it is locked' }),
  );
}

const unlockableNames = ({ value }: ValidationArguments) => {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  const known: readonly unknown[] = LOCKABLE_FIGURES;
  return pricingTexts.unlockable(names.filter((name) => !known.includes(name)).join(', '));
};

export class ProcessPivotDto {
  @FigureField('time', { description: 'per piece' })
  time?: number | null;

  @FigureField('process_value', { description: "per piece; absent or null takes time × the process's rate" })
  final_value?: number | null;

  @FigureField('setup', {
    description: "per lot; null follows the process's, absent keeps what the part's row of it has",
  })
  setup?: number | null;

  @FlagField({
    description:
      'The minutes follow the rule of the process: computed anew, whatever time and value are sent; absent keeps what the row has where its time and value are as stored, else false',
  })
  rule?: boolean | null;
}

/** A process row; one without a process, or without a time, counts 0. */
export class ProcessRowDto {
  @IdField({ description: 'The process' })
  id?: number | null;

  @ObjectField(() => ProcessPivotDto)
  pivot?: ProcessPivotDto | null;
}

type EnteredFigures = Partial<Record<EnteredFigure, number | null>>;

const Figures = decoratedBase<EnteredFigures>(ENTERED_FIGURES, (name) =>
  isLockable(name) ? LockableField(name) : FigureField(name, aboutFigure(name)),
);

/** The fields of a part that a request may hold; an absent one stays as it is, null empties it. */
export class PartFieldsDto extends Figures {
  @ChoiceField(PART_TYPES)
  type?: PartType | null;

  @TextField()
  title?: string | null;

  @TextField()
  reference?: string | null;

  @TextField({ max: LONGEST_NOTE })
  obs?: string | null;

  @ChoiceField(partUnits)
  unit?: PartUnit | null;

  @IdField()
  material_id?: number | null;

  @IdField()
  sheet_id?: number | null;

  @IdField()
  bar_id?: number | null;

  @IdField()
  component_id?: number | null;

  @IdField()
  ncm_id?: number | null;

  @IdField()
  operation_id?: number | null;

  @FlagField({ description: 'The customer brings its material, which costs nothing' })
  customer_material?: boolean | null;

  @WholeNumberField({
    max: 8,
    minText: companyTexts.unknownOrigin,
    maxText: companyTexts.unknownOrigin,
    description: "Origin of its goods, 0 to 8, as the NF-e counts them; null: the company's",
  })
  origin?: number | null;

  @FlagField({ description: 'Weigh it by the area that its DXF shows instead of by width × length' })
  true_area?: boolean | null;

  @MaxLength(LONGEST_CONTOUR, { each: true, message: partTexts.unknownContour })
  @ArrayMaxSize(MOST_CONTOURS, { message: partTexts.tooManyContours(MOST_CONTOURS) })
  @TextListField({
    description: 'Contours of its DXF (their ids) that are left out of the cut; null leaves none out',
  })
  contours_out?: string[] | null;

  @TextListField({ description: `Of ${LOCKABLE_FIGURES.join(', ')}` })
  @IsIn([...LOCKABLE_FIGURES], { each: true, message: unlockableNames })
  locked_values?: string[] | null;

  @ObjectListField(() => ProcessRowDto, {
    most: [MOST_PROCESSES, partTexts.tooManyProcesses(MOST_PROCESSES)],
  })
  processes?: ProcessRowDto[] | null;
}

export class UpdatePartDto extends PartFieldsDto {
  @WholeNumberField({ description: 'The version the change was made on' })
  version?: number | null;

  @FlagField({
    description: "Recalcular was pressed: take today's catalogue figures instead of the saved ones",
  })
  refresh?: boolean | null;
}

/** A part to calculate: a saved one (`id`), or one to be in a set or order. */
export class PartToCalculateDto extends PartFieldsDto {
  @IdField({ description: 'A saved part: its price basis and its order count' })
  id?: number | null;

  @IdField()
  set_id?: number | null;

  @IdField()
  order_id?: number | null;
}

export class CalculatePropertiesDto {
  @ObjectField(() => PartToCalculateDto, { required })
  part: PartToCalculateDto;

  @FlagField({ description: "Recalcular: take today's catalogue figures" })
  refresh?: boolean | null;
}

export class CalculateProcessValueDto {
  @IdField()
  process_id?: number | null;

  @FigureField('time', { description: 'per piece' })
  time?: number | null;

  @IdField({ description: "A saved part: its rate for the process comes before today's" })
  part_id?: number | null;
}

export class PartStatusDto {
  @ChoiceField(partStatuses, { required })
  status: PartStatus;
}

export class PartsOrderDto {
  @IdListField({ required, description: 'All parts of the set, in their new order' })
  ids: number[];
}
