import { OmitType, PickType } from '@nestjs/swagger';
import {
  decimal,
  figureNamed,
  flag,
  instant,
  integer,
  list,
  namedChoice,
  nullable,
  one,
  shape,
  shapeWith,
  text,
} from '../platform/shape.js';
import { CutSettingsDto } from './cutting.dto.js';
import { OUTSIDE_REASONS, type ReleasedSheet, type ReleaseReason } from './domain/cut-group.js';

const millimetres = (description?: string) => figureNamed('length', description);

/** Weight and money. */
export class CutAmountView extends shape({
  weight: figureNamed('net_weight'),
  value: nullable(
    figureNamed('total', "by today's price of the catalogue; null for users without `view_costs`"),
  ),
}) {}

/** A sheet or bar that is taken. */
export class CutPurchaseView extends shapeWith(CutAmountView, {
  id: integer('Of the sheet or bar in the catalogue, or of the item in the stock'),
  name: text(),
  count: integer('How many'),
}) {}

/** The outline of a part, in mm from the corner of the rectangle around it. */
export class CutOutlineView extends shape({
  path: text('SVG path, x across the sheet and y along it'),
  x: millimetres('of a point with room for its number'),
  y: millimetres('of that point'),
  room: millimetres('from that point to the next line'),
}) {}

/** A part of a group. */
export class CutPartView extends shape({
  id: integer(),
  title: text(),
  set: text('The name of its set; in a batch its order and set'),
  number: integer('Its number on the plans of the group'),
  pieces: integer('Of all sets'),
  width: nullable(figureNamed('width', 'null of a part of a bar')),
  length: millimetres(),
  outline: nullable(one(() => CutOutlineView, 'null: it is its rectangle')),
}) {}

/** A part that its group's plan does not cut. */
export class OutsidePartView extends shape({
  id: integer(),
  title: text(),
  reason: namedChoice(
    'OutsideReason',
    OUTSIDE_REASONS,
    'Why it is not cut: larger than all stock, too many pieces for one plan, no stock left, …',
  ),
  pieces: nullable(integer('Of these, where others are cut; null: all')),
}) {}

/** A piece in its place. */
export class PlacedCutView extends shape({
  part_id: integer("Of the group's parts"),
  x: millimetres('across the sheet; 0 on a bar'),
  y: millimetres('along the sheet or bar'),
  width: millimetres('0 on a bar'),
  length: millimetres(),
  angle: nullable(decimal('Degrees by which its outline is turned, counterclockwise; null of a rectangle')),
  corner_x: decimal('mm across the sheet to where the corner of its outline is, once that is turned'),
  corner_y: decimal('mm along the sheet to that corner'),
}) {}

/** Sheets or bars that are cut alike. */
export class StockCutView extends shape({
  stock: text('The name of the sheet or bar'),
  width: nullable(figureNamed('width', 'of the sheet; null of a bar')),
  length: millimetres('of the sheet or bar'),
  used: millimetres('up to the cut that leaves the remnant; the whole length where none is kept'),
  count: integer('How many are cut like this'),
  locked: flag('Whether the next plan keeps it as it is'),
  placed: list(() => PlacedCutView, 'Each piece in its place'),
}) {}

/** All that is taken, shared out to pieces, remnants and scrap. */
export class CutSumsView extends shape({
  bought: one(() => CutAmountView, 'Whole sheets or bars that are bought'),
  own: one(() => CutAmountView, "Of the shop's stock"),
  used: one(() => CutAmountView, 'Pieces'),
  kept: one(() => CutAmountView, 'Remnants that are kept'),
  scrap: one(() => CutAmountView, 'The rest of what is taken'),
  utilisation: figureNamed('loss', 'of what is consumed that pieces are'),
}) {}

/** A locked sheet or bar of the plan before that this one does not have. */
export class ReleasedSheetView
  extends shape({
    cut: integer('Its place among the cuts of that plan, from 0'),
    name: text('Of its stock'),
    reason: namedChoice(
      'ReleaseReason',
      ['settings', 'stock', 'pieces'] satisfies ReleaseReason[],
      'What is another by now',
    ),
  })
  implements ReleasedSheet {}

/** A sheet that a piece can be given for itself. */
export class NewSheetView extends shape({
  stock: integer('Sent along with the change'),
  name: text('Of the sheet'),
}) {}

/** The plan of a group. */
export class GroupPlanView extends shapeWith(CutSumsView, {
  outdated: flag('Whether pieces, stock or settings are others by now'),
  changed: list(() => String, 'Parts whose pieces or sizes are others by now, by title'),
  digest: text('Of its sheets; sent along with a change of one'),
  proved: flag('Whether no other plan takes less stock'),
  cuts: list(() => StockCutView, 'Each way of cutting a sheet or bar, and how often'),
  released: list(() => ReleasedSheetView, 'Locked sheets that were not kept'),
  new_sheets: list(() => NewSheetView, 'Sheets to which a piece can be moved besides'),
  purchases: list(() => CutPurchaseView, 'What is bought'),
  items: list(() => CutPurchaseView, "What is taken of the shop's stock"),
  loss: nullable(figureNamed('loss', 'that the plan shows; null where parts weigh nothing')),
  uncovered: figureNamed('net_weight', 'that no part pays, since gross weights are locked'),
}) {}

/** A sheet or bar that a group may be cut from. */
export class CutStockView extends shape({
  id: integer('Of the catalogue, or of the item in the stock'),
  own: flag('Whether it is an item of the stock'),
  name: text(),
}) {}

/** Parts that are cut from one stock. */
export class CutGroupView extends shape({
  key: text('Names the group among those of its order'),
  kind: namedChoice('CutGroupKind', ['sheet', 'bar']),
  name: text('Of the material or the bar'),
  thickness: nullable(figureNamed('thickness', 'null of bars')),
  stock: list(() => CutStockView, 'All that there is for it'),
  parts: list(() => CutPartView),
  outside: list(() => OutsidePartView, 'Those that its plan does not cut'),
  plan: nullable(one(() => GroupPlanView, 'Null before it is computed')),
}) {}

/** A material and thickness, or a bar, by its name. */
export class CutGroupNameView extends PickType(CutGroupView, ['key', 'name', 'thickness'] as const) {}

/** Parts of an order that are cut from one stock, and what their plan makes of the price. */
export class OrderCutGroupView extends shapeWith(CutGroupView, {
  stored_loss: nullable(
    figureNamed('loss', 'that the stored weights of its parts have in all; null where they weigh nothing'),
  ),
  applicable: flag("Whether the plan's loss can be given to the parts"),
  value: figureNamed('total', 'of its parts in all sets, as they are stored, without taxes'),
  new_value: figureNamed('total', "likewise with the plan's loss"),
}) {}

/** How parts are cut, and what is taken for all of them. */
export class CutPlanView extends shape({
  made_at: nullable(instant('When it was computed')),
  settings: one(() => CutSettingsDto, 'Those of the plan; the usual ones before there is one'),
  groups: list(() => CutGroupView, 'The parts by what they are cut from'),
  sums: nullable(one(() => CutSumsView, 'Of all plans; null before there is one')),
}) {}

/** How the parts of an order are cut, and what that costs. */
export class CuttingView extends shapeWith(OmitType(CutPlanView, ['groups'] as const), {
  batch_id: nullable(integer('The batch that the order is cut in')),
  digest: text('Sent along with the loss, so that what is stored is what was shown'),
  groups: list(() => OrderCutGroupView, 'The parts by what they are cut from'),
  total: figureNamed('total', 'of the order, as it is stored'),
  new_total: figureNamed('total', 'of the order, with the loss of every plan that can be applied'),
  difference: figureNamed('total', 'new − stored'),
  changes: integer('How many parts the loss would change'),
}) {}
