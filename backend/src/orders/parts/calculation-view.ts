import { byName } from '@forja/figures';
import {
  figureNamed,
  flag,
  integer,
  list,
  nullable,
  one,
  optional,
  shape,
  text,
} from '../../platform/shape.js';
import { rateOf, ruleOf, setupOf } from '../../pricing/domain/part/process-row.js';
import type { Step } from '../../pricing/domain/explanation/step.js';
import { marginOf } from '../../pricing/domain/margin/margin.js';
import { usedIcms, usedIpi } from '../../pricing/domain/basis/used-rates.js';
import { containedTaxes } from '../../pricing/domain/basis/part-taxes.js';
import type { TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import { COMPUTED_FIGURES, figuresOf } from '../../pricing/domain/part/part-figures.js';
import type { PartToPrice } from '../repricing/domain/part-to-price.js';
import type { PricedPart } from '../repricing/repricing.service.js';
import { CutFiguresView, toCutFigures } from './cut/cut-figures.view.js';
import { named } from '../part-rows/choices.js';
import { BasisDifferenceView } from './basis-difference-view.js';
import { marginBase } from '../part-margin/margin-base.js';
import { MarginView } from '../part-margin/margin.view.js';
import { ProcessPivotView, toPivot } from './part-process-view.js';
import { StepView } from './step-view.js';

export class CalculatedProcessView extends shape({
  id: nullable(integer('The process; null while none is chosen')),
  value_per_minute: figureNamed('value_per_minute', 'that was used'),
  setup: figureNamed('setup', 'per lot, of the process, that was used'),
  has_rule: flag('The process has a rule'),
  rule_problem: nullable(
    text('Why its rule gives the row no minutes, in words; null where it does, or where none is asked'),
  ),
  pivot: one(() => ProcessPivotView),
}) {}

/** A part's recalculated fields, as they would be stored. */
export class CalculationView extends shape({
  ...byName(COMPUTED_FIGURES, (name) => figureNamed(name)),
  thickness: figureNamed('thickness'),
  width: figureNamed('width', "the sheet's where it was 0"),
  length: figureNamed('length', "the sheet's or the bar's where it was 0"),
  loss: figureNamed('loss'),
  markup: nullable(figureNamed('markup', "null follows the order's")),
  quantity: figureNamed('quantity'),
  ipi: figureNamed('ipi', 'the rate that was used'),
  icms: figureNamed('icms', 'the rate that was used'),
  cut: nullable(
    one(() => CutFiguresView, 'What is cut, without contours_out; null where its drawing is no DXF'),
  ),
  processes: list(() => CalculatedProcessView),
  basis_differences: list(() => BasisDifferenceView),
  steps: list(() => StepView, 'How each value came about'),
  margin: optional(one(() => MarginView, 'For users with `view_costs`')),
}) {}

export class ProcessValueView extends shape({
  value: figureNamed('process_value'),
}) {}

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
