import { ArrayMaxSize, IsIn, type ValidationArguments } from 'class-validator';
import { LOCKABLE_FIELDS } from '../../pricing/domain/part/locks.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  IdListField,
  NumberField,
  ObjectField,
  ObjectListField,
  TextField,
  TextListField,
} from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { pricingTexts } from '../../pricing/pricing.texts.js';
import { partTexts } from './parts.texts.js';
import { partStatuses, partTypes, partUnits } from '../domain/order-types.js';
import type { PartStatus, PartType, PartUnit } from '../domain/order-types.js';

const { required } = messages.validation;

/** A kilometre: nothing that a shop cuts is longer. */
const LONGEST_MM = 1_000_000;
/** Percent. */
const MOST_LOSS = 1000;
const MOST_MARKUP = 10_000;
const MOST_PIECES = 1_000_000_000;
/** Close to two years of minutes. */
const MOST_MINUTES = 1_000_000;
/** As many as a part's price basis can hold beside its other figures. */
const MOST_PROCESSES = 200;
const LONGEST_NOTE = 10_000;

const millimetres = () => NumberField({ decimals: 2, max: LONGEST_MM, description: 'mm' });
const kilograms = () => NumberField({ decimals: 4, description: 'kg; read only where it is locked' });
const reais = () => NumberField({ decimals: 2, description: 'BRL; read only where it is locked' });
const minutes = () => NumberField({ decimals: 0, max: MOST_MINUTES, description: 'Minutes per piece' });
const version = () => NumberField({ decimals: 0, description: 'The version the change was made on' });

const unlockableNames = ({ value }: ValidationArguments) => {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  const known: readonly unknown[] = LOCKABLE_FIELDS;
  return pricingTexts.unlockable(names.filter((name) => !known.includes(name)).join(', '));
};

export class ProcessPivotDto {
  @minutes()
  time?: number | null;

  @NumberField({ decimals: 2, description: "BRL per piece; absent or null takes time × the process's rate" })
  final_value?: number | null;
}

/** A process row; one without a process, or without a time, counts 0. */
export class ProcessRowDto {
  @IdField({ description: 'The process' })
  id?: number | null;

  @ObjectField(() => ProcessPivotDto)
  pivot?: ProcessPivotDto | null;
}

/** The fields of a part that a request may hold; an absent one stays as it is, null empties it. */
export class PartFieldsDto {
  @ChoiceField(partTypes)
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

  @millimetres()
  thickness?: number | null;

  @millimetres()
  width?: number | null;

  @millimetres()
  length?: number | null;

  @FlagField({ description: 'Weigh it by the area that its DXF shows instead of by width × length' })
  true_area?: boolean | null;

  @NumberField({
    decimals: 2,
    max: MOST_LOSS,
    description: 'Percent; null is 0, or what the blank loses of a part weighed by its true area',
  })
  loss?: number | null;

  @NumberField({ decimals: 3, max: MOST_MARKUP, description: "Percent; null follows the order's" })
  markup?: number | null;

  @NumberField({ decimals: 0, max: MOST_PIECES })
  quantity?: number | null;

  @kilograms()
  unit_net_weight?: number | null;

  @kilograms()
  net_weight?: number | null;

  @kilograms()
  unit_gross_weight?: number | null;

  @kilograms()
  gross_weight?: number | null;

  @reais()
  unit_value?: number | null;

  @reais()
  final_value?: number | null;

  @TextListField({ description: `Of ${LOCKABLE_FIELDS.join(', ')}` })
  @IsIn([...LOCKABLE_FIELDS], { each: true, message: unlockableNames })
  locked_values?: string[] | null;

  @ObjectListField(() => ProcessRowDto)
  @ArrayMaxSize(MOST_PROCESSES, { message: partTexts.tooManyProcesses(MOST_PROCESSES) })
  processes?: ProcessRowDto[] | null;
}

export class UpdatePartDto extends PartFieldsDto {
  @version()
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

  @minutes()
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

/** The fields beside the file of an uploaded drawing. */
export class PartUploadDto {
  @IdField({ fromText: true, description: 'The set that the new parts belong to' })
  set_id?: number | null;

  @TextField({
    max: 64,
    description:
      'A name that the sender gives the upload: sent again, it answers the same parts and makes no others',
  })
  upload_id?: string | null;

  @IdField({ fromText: true, description: 'The part whose drawing is replaced' })
  part_id?: number | null;

  @ChoiceField(['0', '1'], { description: '1: the secondary drawing of the part' })
  secondary?: '0' | '1' | null;
}
