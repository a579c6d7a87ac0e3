import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { PART_TYPES, type PartType } from '../../pricing/domain/part-type.js';
import { partStatuses, partUnits } from '../domain/order-types.js';
import type { PartStatus, PartUnit } from '../domain/order-types.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import { usedIcms, usedIpi } from '../../pricing/domain/basis/used-rates.js';
import { BasisDifferenceView } from './basis-difference-view.js';
import { CutFiguresView, toCut } from './cut/cut-figures.view.js';
import { ChoiceView, NcmChoiceView, toChoice, toNcm } from './choice-views.js';
import { FlatPatternView } from './flat-pattern-view.js';
import { OriginalView, paths } from '../../files/file-paths.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { PartFiguresView } from './part-figures-view.js';
import { PartProcessView, toProcessViews } from './part-process-view.js';

const nullable = { type: 'string', nullable: true } as const;
const nullableId = { type: 'integer', nullable: true } as const;

/** A part (peça) as every answer shows it: mm, kg, BRL, percent. */
export class PartView extends PartFiguresView {
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

  @ApiProperty({ type: () => OriginalView, nullable: true })
  original: OriginalView | null;

  @ApiProperty(nullable)
  previous_content: string | null;

  @ApiProperty({ type: () => OriginalView, nullable: true })
  previous_original: OriginalView | null;

  @ApiProperty(nullable)
  secondary_content: string | null;

  @ApiProperty(nullable)
  secondary_thumbnail: string | null;

  @ApiProperty({ type: () => OriginalView, nullable: true })
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

  @ApiProperty({ type: () => ChoiceView, nullable: true })
  material: ChoiceView | null;

  @ApiProperty({ type: () => ChoiceView, nullable: true })
  sheet: ChoiceView | null;

  @ApiProperty({ type: () => ChoiceView, nullable: true })
  bar: ChoiceView | null;

  @ApiProperty({ type: () => ChoiceView, nullable: true })
  component: ChoiceView | null;

  @ApiProperty({ type: () => NcmChoiceView, nullable: true })
  ncm: NcmChoiceView | null;

  @FigureProperty('thickness')
  thickness: number;

  @FigureProperty('width')
  width: number;

  @FigureProperty('length')
  length: number;

  @ApiProperty({ type: () => FlatPatternView, nullable: true, description: 'Where its drawing is a DXF' })
  flat_pattern: FlatPatternView | null;

  @ApiProperty({ description: 'Weighed by the area of flat_pattern instead of by width × length' })
  true_area: boolean;

  @ApiProperty({ type: [String], description: 'Contours of its DXF that are left out of the cut' })
  contours_out: string[];

  @ApiProperty({
    type: () => CutFiguresView,
    nullable: true,
    description: 'What is cut, without contours_out; null where its drawing is no DXF',
  })
  cut: CutFiguresView | null;
  @FigureProperty('bends', { nullable: true, description: 'null is what the drawing says, else not known' })
  bends: number | null;

  @FigureProperty('holes', { nullable: true, description: 'null is what the drawing says, else not known' })
  holes: number | null;

  @FigureProperty('weld', { nullable: true, description: 'of weld; null is not known' })
  weld: number | null;

  @FigureProperty('loss', {
    nullable: true,
    description: 'null is 0, or what the blank loses of a part weighed by its true area',
  })
  loss: number | null;

  @FigureProperty('markup', { nullable: true, description: "null follows the order's" })
  markup: number | null;

  @FigureProperty('quantity')
  quantity: number;

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

/** What is cut of it, and the counts that rules take. */
const toGeometry = (part: LoadedPart) => ({
  ...toCut(part),
  bends: part.bends,
  holes: part.holes,
  weld: part.weld,
});

/**
 * A part as the answers show it: one literal, because a large order has hundreds of them.
 * @param change what the catalogue's changes since its calculation would make of it
 */
export function toPartView(part: LoadedPart, change?: CatalogueChange | null): PartView {
  const drawing = paths(part.content_file);
  const previous = paths(part.previous_file);
  const secondary = paths(part.secondary_file);
  return {
    id: part.id,
    set_id: part.set_id,
    position: part.position,
    type: part.type,
    title: part.title,
    reference: part.reference,
    obs: part.obs,
    unit: part.unit,
    status: part.status,
    content: drawing.content,
    thumbnail: drawing.thumbnail,
    original: drawing.original,
    previous_content: previous.content,
    previous_original: previous.original,
    secondary_content: secondary.content,
    secondary_thumbnail: secondary.thumbnail,
    secondary_original: secondary.original,
    material_id: part.material_id,
    sheet_id: part.sheet_id,
    bar_id: part.bar_id,
    component_id: part.component_id,
    ncm_id: part.ncm_id,
    material: toChoice(part.material),
    sheet: toChoice(part.sheet),
    bar: toChoice(part.bar),
    component: toChoice(part.component),
    ncm: toNcm(part.ncm),
    thickness: part.thickness,
    width: part.width,
    length: part.length,
    flat_pattern: part.content_file?.flat_pattern ?? null,
    true_area: part.true_area,
    ...toGeometry(part),
    loss: part.loss,
    markup: part.markup,
    quantity: part.quantity,
    unit_net_weight: part.unit_net_weight,
    net_weight: part.net_weight,
    unit_gross_weight: part.unit_gross_weight,
    gross_weight: part.gross_weight,
    unit_value: part.unit_value,
    final_value: part.final_value,
    unit_ipi_value: part.unit_ipi_value,
    total_ipi_value: part.total_ipi_value,
    unit_icms_value: part.unit_icms_value,
    total_icms_value: part.total_icms_value,
    ipi: usedIpi(part.price_basis),
    icms: usedIcms(part.price_basis),
    locked_values: part.locked_values,
    processes: toProcessViews(part),
    basis_differences: [...(change?.differences ?? [])],
    current_final_value: change?.final_value ?? null,
    version: part.version,
  };
}
