import { aboutFigure, isNullable, PART_FIGURES, type PartFigureValues } from '@forja/figures';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { decoratedBase } from '../../platform/decorated-base.js';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import { PART_TYPES, type PartType } from '../../pricing/domain/part-type.js';
import { partStatuses, partUnits } from '../domain/order-types.js';
import type { PartStatus, PartUnit } from '../domain/order-types.js';
import { BasisDifferenceView } from './basis-difference-view.js';
import { CutFiguresView } from './cut/cut-figures.view.js';
import { ChoiceView, NcmChoiceView } from './choice-views.js';
import { FlatPatternView } from './flat-pattern-view.js';
import { OriginalView } from '../../files/file-paths.js';
import { PartProcessView } from './part-process-view.js';
import { WeightDifferenceView } from './weight-difference.view.js';

const nullable = { type: 'string', nullable: true } as const;
const nullableId = { type: 'integer', nullable: true } as const;

const Figures = decoratedBase<PartFigureValues>(PART_FIGURES, (name) =>
  FigureProperty(name, { ...(isNullable(name) && { nullable: true }), ...aboutFigure(name) }),
);

/** A part (peça) as every answer shows it: mm, kg, BRL, percent. */
export class PartView extends Figures {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  set_id: number;

  @ApiProperty({ type: 'integer', description: 'Place within the set, from 1' })
  position: number;

  @ApiProperty({ enum: PART_TYPES, nullable: true })
  type: PartType | null;

  @ApiProperty()
  title: string;

  @ApiProperty(nullable)
  reference: string | null;

  @ApiProperty(nullable)
  obs: string | null;

  @ApiProperty({ enum: partUnits })
  unit: PartUnit;

  @ApiProperty({ enum: partStatuses })
  status: PartStatus;

  @ApiProperty(nullable)
  content: string | null;

  @ApiProperty(nullable)
  thumbnail: string | null;

  @Nullable(OriginalView)
  original: OriginalView | null;

  @ApiProperty(nullable)
  previous_content: string | null;

  @Nullable(OriginalView)
  previous_original: OriginalView | null;

  @ApiProperty(nullable)
  secondary_content: string | null;

  @ApiProperty(nullable)
  secondary_thumbnail: string | null;

  @Nullable(OriginalView)
  secondary_original: OriginalView | null;

  @ApiProperty(nullableId)
  material_id: number | null;

  @ApiProperty(nullableId)
  sheet_id: number | null;

  @ApiProperty(nullableId)
  bar_id: number | null;

  @ApiProperty(nullableId)
  component_id: number | null;

  @ApiProperty(nullableId)
  ncm_id: number | null;

  @Nullable(ChoiceView)
  material: ChoiceView | null;

  @Nullable(ChoiceView)
  sheet: ChoiceView | null;

  @Nullable(ChoiceView)
  bar: ChoiceView | null;

  @Nullable(ChoiceView)
  component: ChoiceView | null;

  @Nullable(NcmChoiceView)
  ncm: NcmChoiceView | null;

  @ApiProperty({ type: 'integer', nullable: true })
  operation_id: number | null;

  @ApiProperty({ description: 'The customer brings its material, which costs nothing' })
  customer_material: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: "Origin of its goods, 0 to 8; null: the company's",
  })
  origin: number | null;

  @Nullable(FlatPatternView, 'Where its drawing is a DXF')
  flat_pattern: FlatPatternView | null;

  @ApiProperty({ description: 'Weighed by the area of flat_pattern instead of by width × length' })
  true_area: boolean;

  @ApiProperty({ type: [String], description: 'Contours of its DXF that are left out of the cut' })
  contours_out: string[];

  @Nullable(CutFiguresView, 'What is cut, without contours_out; null where its drawing is no DXF')
  cut: CutFiguresView | null;

  @FigureProperty('ipi', { description: 'the rate that was used' })
  ipi: number;

  @FigureProperty('icms', { description: 'the rate that was used' })
  icms: number;

  @ApiProperty({ type: [String], description: 'Computed fields that keep a value typed by hand' })
  locked_values: string[];

  @ApiProperty({ type: () => [PartProcessView] })
  processes: PartProcessView[];

  @ApiProperty({ type: () => [BasisDifferenceView] })
  basis_differences: BasisDifferenceView[];

  @FigureProperty('final_value', {
    nullable: true,
    description: 'what final_value would be with the catalogue of today; null where nothing differs',
  })
  current_final_value: number | null;

  @Nullable(
    WeightDifferenceView,
    'Where the weight on its drawing and unit_net_weight differ by more than 5 %',
  )
  weight_difference: WeightDifferenceView | null;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiPropertyOptional({
    description: 'In the answer to an upload: which pages of the PDF could not be read and became no part',
  })
  upload_notice?: string;

  @ApiPropertyOptional({
    description: 'In the answer to a new drawing of a part with contours_out: which of them it still has',
  })
  cut_notice?: string;
}
