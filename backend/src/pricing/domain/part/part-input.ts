import type { LockableFigure } from '@forja/figures';
import type { Figure } from '../numbers/exact.js';
import type { PartGeometry } from '../minutes/driver.js';
import type { RuleVersions } from '../minutes/time-rule.js';
import type { PartType } from '../part-type.js';
import type { PartFigures } from './part-figures.js';
import type { ProcessRow, ProcessRowResult } from './process-row.js';
import type { Step } from '../explanation/step.js';

/**
 * Figures that a part is calculated from besides its price basis. An absent figure counts as 0. Those that can be locked are as
 * sent: read only where `locked_values` names them. kg and BRL.
 */
export interface PartInput extends Partial<Record<LockableFigure, Figure>> {
  /** null: not chosen yet; such a part weighs nothing and costs its processes. */
  type: PartType | null;
  /** It is made of the customer's material, which costs the shop nothing. */
  customer_material?: boolean | undefined;
  /** mm; a sheet part takes the sheet's thickness instead. */
  thickness?: Figure;
  /** mm; 0 takes the sheet's. */
  width?: Figure;
  /** mm; 0 takes the sheet's or the bar's. */
  length?: Figure;
  /**
   * mm² of material, holes taken out, of a plate part that is weighed by its true area; absent or 0: by its
   * rectangle.
   */
  net_area?: Figure;
  /** % added to the net weight; null with a net_area: what the rectangle loses. */
  loss?: Figure;
  /** %; null follows the order's markup, a number (0 included) is the part's own. */
  markup?: number | null;
  /** Pieces, a whole number. */
  quantity?: Figure;
  /** How often its set is made, a whole number: setups are spread over quantity × set_quantity. Absent and 0 are 1. */
  set_quantity?: Figure;
  /** Names of LOCKABLE_FIGURES. */
  locked_values?: readonly string[];
  processes?: readonly ProcessRow[];
  /** The figures that give rows with a rule their minutes anew; absent: they keep those that they have. */
  minutes?: MinutesSource;
}

/** Rules, and what a part's drawing says of it. */
export interface MinutesSource {
  /** The entries that the part's basis names. */
  rules: RuleVersions;
  geometry: PartGeometry;
}

/** A calculated part: every number rounded half-up to its field's stored decimals (see @forja/figures). */
export interface PartResult extends PartFigures {
  /** The dimensions (mm), loss (%) and quantity that were used, fallbacks taken and absent ones 0. */
  thickness: number;
  width: number;
  length: number;
  loss: number;
  /** As it was given: null still follows the order's. */
  markup: number | null;
  quantity: number;
  processes: ProcessRowResult[];
  /** By the place of a row, why its rule gives it no minutes; for the user. Only where rules were asked. */
  rule_problems?: readonly (string | null)[];
}

/** A calculated part with how each value came about, in the order of calculation. */
export interface ExplainedPart extends PartResult {
  steps: Step[];
}
