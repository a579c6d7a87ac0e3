import { decoratedBase } from '../../platform/decorated-base.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import { rateOf, ruleOf, setupOf } from '../../pricing/domain/part/process-row.js';
import type { Step } from '../../pricing/domain/explanation/step.js';
import { marginOf } from '../../pricing/domain/margin/margin.js';
import { usedIcms, usedIpi } from '../../pricing/domain/basis/used-rates.js';
import { containedTaxes } from '../../pricing/domain/basis/part-taxes.js';
import type { TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import { COMPUTED_FIGURES, figuresOf, type PartFigures } from '../../pricing/domain/part/part-figures.js';
import type { PartToPrice } from '../repricing/domain/part-to-price.js';
import type { PricedPart } from '../repricing/repricing.service.js';
import { CutFiguresView, toCutFigures } from './cut/cut-figures.view.js';
import { named } from '../part-rows/choices.js';
import { BasisDifferenceView } from './basis-difference-view.js';
import { marginBase } from '../part-margin/margin-base.js';
import { MarginView } from '../part-margin/margin.view.js';
import { ProcessPivotView, toPivot } from './part-process-view.js';
import { StepView } from './step-view.js';

export class CalculatedProcessView {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The process; null while none is chosen' })
  id: number | null;

  @FigureProperty('value_per_minute', { description: 'that was used' })
  value_per_minute: number;

  @FigureProperty('setup', { description: 'per lot, of the process, that was used' })
  setup: number;

  @ApiProperty({ description: 'The process has a rule' })
  has_rule: boolean;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description:
      'Why its rule gives the row no minutes, in words; null where it does, or where none is asked',
  })
  rule_problem: string | null;

  @ApiProperty({ type: () => ProcessPivotView })
  pivot: ProcessPivotView;
}

const Figures = decoratedBase<PartFigures>(COMPUTED_FIGURES, (name) => FigureProperty(name));

/** A part's recalculated fields, as they would be stored. */
export class CalculationView extends Figures {
  @FigureProperty('thickness')
  thickness: number;

  @FigureProperty('width', { description: "the sheet's where it was 0" })
  width: number;

  @FigureProperty('length', { description: "the sheet's or the bar's where it was 0" })
  length: number;

  @FigureProperty('loss')
  loss: number;

  @FigureProperty('markup', { nullable: true, description: "null follows the order's" })
  markup: number | null;

  @FigureProperty('quantity')
  quantity: number;

  @FigureProperty('ipi', { description: 'the rate that was used' })
  ipi: number;

  @FigureProperty('icms', { description: 'the rate that was used' })
  icms: number;

  @Nullable(CutFiguresView, 'What is cut, without contours_out; null where its drawing is no DXF')
  cut: CutFiguresView | null;

  @ApiProperty({ type: () => [CalculatedProcessView] })
  processes: CalculatedProcessView[];

  @ApiProperty({ type: () => [BasisDifferenceView] })
  basis_differences: BasisDifferenceView[];

  @ApiProperty({ type: () => [StepView], description: 'How each value came about' })
  steps: StepView[];

  @ApiPropertyOptional({ type: () => MarginView, description: 'For users with `view_costs`' })
  margin?: MarginView;
}

export class ProcessValueView {
  @FigureProperty('process_value')
  value: number;
}

/**
 * A calculation as the API answers it.
 * @param withMargin whether the viewer sees costs
 */
export function toCalculationView(
  {
    part,
    result,
    fields,
    change,
    steps,
    choices,
    tax_basis,
  }: PricedPart<PartToPrice> & { steps: Step[]; tax_basis: TaxBasis | null },
  withMargin: boolean,
): CalculationView {
  const { price_basis: basis } = fields;
  const { thickness, width, length, loss, markup, quantity } = result;
  const ruleToday = (id: number | null) => named(choices.process, id)?.rule_version_id;
  return {
    thickness,
    width,
    length,
    loss,
    markup,
    quantity,
    ...figuresOf(result),
    ipi: usedIpi(basis),
    icms: usedIcms(basis),
    cut: toCutFigures(part),
    processes: result.processes.map((row, index) => ({
      id: row.process_id,
      value_per_minute: rateOf(row.process_id, basis.processes),
      setup: setupOf({ ...row, setup: null }, basis.processes),
      has_rule: typeof (ruleOf(row.process_id, basis.processes) ?? ruleToday(row.process_id)) === 'number',
      rule_problem: result.rule_problems?.[index] ?? null,
      pivot: toPivot(row, basis.processes, { quantity, set_quantity: part.set_quantity }),
    })),
    basis_differences: [...(change?.differences ?? [])],
    steps,
    // As it would be stored: the result's loss is rounded, and of a true area it is none that was given.
    ...(withMargin && {
      margin: marginOf(
        marginBase(
          { ...part, ...fields, processes: result.processes },
          tax_basis && containedTaxes(tax_basis),
        ),
      ),
    }),
  };
}
