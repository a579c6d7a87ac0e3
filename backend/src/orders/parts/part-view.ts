import { aboutFigure, byName, isNullable, PART_FIGURES, type PartFigureValues } from '@forja/figures';
import {
  choice,
  figureNamed,
  flag,
  integer,
  list,
  nullable,
  one,
  optional,
  shape,
  text,
  type PropertiesOf,
} from '../../platform/shape.js';
import { PART_TYPES } from '../../pricing/domain/part-type.js';
import { partStatuses, partUnits } from '../domain/order-types.js';
import { BasisDifferenceView } from './basis-difference-view.js';
import { CutFiguresView } from './cut/cut-figures.view.js';
import { ChoiceView, NcmChoiceView } from './choice-views.js';
import { FlatPatternView } from './flat-pattern-view.js';
import { OriginalView } from '../../files/file-paths.js';
import { PartProcessView } from './part-process-view.js';
import { WeightDifferenceView } from './weight-difference.view.js';

const figures = byName(PART_FIGURES, (name) => {
  const figure = figureNamed(name, aboutFigure(name).description);
  return isNullable(name) ? nullable(figure) : figure;
}) as PropertiesOf<PartFigureValues>;

/** A part (peça) as every answer shows it: mm, kg, BRL, percent. */
export class PartView extends shape({
  ...figures,
  id: integer(),
  set_id: integer(),
  position: integer('Place within the set, from 1'),
  type: nullable(choice(PART_TYPES)),
  title: text(),
  reference: nullable(text()),
  obs: nullable(text()),
  unit: choice(partUnits),
  status: choice(partStatuses),
  content: nullable(text()),
  thumbnail: nullable(text()),
  original: nullable(one(() => OriginalView)),
  previous_content: nullable(text()),
  previous_original: nullable(one(() => OriginalView)),
  secondary_content: nullable(text()),
  secondary_thumbnail: nullable(text()),
  secondary_original: nullable(one(() => OriginalView)),
  material_id: nullable(integer()),
  sheet_id: nullable(integer()),
  bar_id: nullable(integer()),
  component_id: nullable(integer()),
  ncm_id: nullable(integer()),
  material: nullable(one(() => ChoiceView)),
  sheet: nullable(one(() => ChoiceView)),
  bar: nullable(one(() => ChoiceView)),
  component: nullable(one(() => ChoiceView)),
  ncm: nullable(one(() => NcmChoiceView)),
  operation_id: nullable(integer()),
  customer_material: flag('The customer brings its material, which costs nothing'),
  origin: nullable(integer("Origin of its goods, 0 to 8; null: the company's")),
  flat_pattern: nullable(one(() => FlatPatternView, 'Where its drawing is a DXF')),
  true_area: flag('Weighed by the area of flat_pattern instead of by width × length'),
  contours_out: list(() => String, 'Contours of its DXF that are left out of the cut'),
  cut: nullable(
    one(() => CutFiguresView, 'What is cut, without contours_out; null where its drawing is no DXF'),
  ),
  ipi: figureNamed('ipi', 'the rate that was used'),
  icms: figureNamed('icms', 'the rate that was used'),
  locked_values: list(() => String, 'Computed fields that keep a value typed by hand'),
  processes: list(() => PartProcessView),
  basis_differences: list(() => BasisDifferenceView),
  current_final_value: nullable(
    figureNamed(
      'final_value',
      'what final_value would be with the catalogue of today; null where nothing differs',
    ),
  ),
  weight_difference: nullable(
    one(
      () => WeightDifferenceView,
      'Where the weight on its drawing and unit_net_weight differ by more than 5 %',
    ),
  ),
  version: integer(),
  upload_notice: optional(
    text('In the answer to an upload: which pages of the PDF could not be read and became no part'),
  ),
  cut_notice: optional(
    text('In the answer to a new drawing of a part with contours_out: which of them it still has'),
  ),
}) {}
