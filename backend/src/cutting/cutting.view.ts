import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { FigureProperty } from '../platform/http/figure-fields.js';
import { Nullable } from '../platform/http/nullable.js';
import { CutSettingsDto } from './cutting.dto.js';
import {
  OUTSIDE_REASONS,
  type CutGroup,
  type OutsideReason,
  type ReleasedSheet,
  type ReleaseReason,
} from './domain/cut-group.js';

const millimetres = (description?: string) =>
  FigureProperty('length', { ...(description && { description }) });

/** Weight and money. */
export class CutAmountView {
  @FigureProperty('net_weight')
  weight: number;

  @FigureProperty('total', {
    nullable: true,
    description: "by today's price of the catalogue; null for users without `view_costs`",
  })
  value: number | null;
}

/** A sheet or bar that is taken. */
export class CutPurchaseView extends CutAmountView {
  @ApiProperty({
    type: 'integer',
    description: 'Of the sheet or bar in the catalogue, or of the item in the stock',
  })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer', description: 'How many' })
  count: number;
}

/** The outline of a part, in mm from the corner of the rectangle around it. */
export class CutOutlineView {
  @ApiProperty({ description: 'SVG path, x across the sheet and y along it' })
  path: string;

  @millimetres('of a point with room for its number')
  x: number;

  @millimetres('of that point')
  y: number;

  @millimetres('from that point to the next line')
  room: number;
}

/** A part of a group. */
export class CutPartView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'The name of its set; in a batch its order and set' })
  set: string;

  @ApiProperty({ type: 'integer', description: 'Its number on the plans of the group' })
  number: number;

  @ApiProperty({ type: 'integer', description: 'Of all sets' })
  pieces: number;

  @FigureProperty('width', { nullable: true, description: 'null of a part of a bar' })
  width: number | null;

  @millimetres()
  length: number;

  @Nullable(CutOutlineView, 'null: it is its rectangle')
  outline: CutOutlineView | null;
}

/** A part that its group's plan does not cut. */
export class OutsidePartView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({
    enum: OUTSIDE_REASONS,
    enumName: 'OutsideReason',
    description: 'Why it is not cut: larger than all stock, too many pieces for one plan, no stock left, …',
  })
  reason: OutsideReason;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of these, where others are cut; null: all' })
  pieces: number | null;
}

/** A piece in its place. */
export class PlacedCutView {
  @ApiProperty({ type: 'integer', description: "Of the group's parts" })
  part_id: number;

  @millimetres('across the sheet; 0 on a bar')
  x: number;

  @millimetres('along the sheet or bar')
  y: number;

  @millimetres('0 on a bar')
  width: number;

  @millimetres()
  length: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'Degrees by which its outline is turned, counterclockwise; null of a rectangle',
  })
  angle: number | null;

  @ApiProperty({
    description: 'mm across the sheet to where the corner of its outline is, once that is turned',
  })
  corner_x: number;

  @ApiProperty({ description: 'mm along the sheet to that corner' })
  corner_y: number;
}

/** Sheets or bars that are cut alike. */
export class StockCutView {
  @ApiProperty({ description: 'The name of the sheet or bar' })
  stock: string;

  @FigureProperty('width', { nullable: true, description: 'of the sheet; null of a bar' })
  width: number | null;

  @millimetres('of the sheet or bar')
  length: number;

  @millimetres('up to the cut that leaves the remnant; the whole length where none is kept')
  used: number;

  @ApiProperty({ type: 'integer', description: 'How many are cut like this' })
  count: number;

  @ApiProperty({ description: 'Whether the next plan keeps it as it is' })
  locked: boolean;

  @ApiProperty({ type: () => [PlacedCutView], description: 'Each piece in its place' })
  placed: PlacedCutView[];
}

/** All that is taken, shared out to pieces, remnants and scrap. */
export class CutSumsView {
  @ApiProperty({ type: () => CutAmountView, description: 'Whole sheets or bars that are bought' })
  bought: CutAmountView;

  @ApiProperty({ type: () => CutAmountView, description: "Of the shop's stock" })
  own: CutAmountView;

  @ApiProperty({ type: () => CutAmountView, description: 'Pieces' })
  used: CutAmountView;

  @ApiProperty({ type: () => CutAmountView, description: 'Remnants that are kept' })
  kept: CutAmountView;

  @ApiProperty({ type: () => CutAmountView, description: 'The rest of what is taken' })
  scrap: CutAmountView;

  @FigureProperty('loss', { description: 'of what is consumed that pieces are' })
  utilisation: number;
}

/** A locked sheet or bar of the plan before that this one does not have. */
export class ReleasedSheetView implements ReleasedSheet {
  @ApiProperty({ type: 'integer', description: 'Its place among the cuts of that plan, from 0' })
  cut: number;

  @ApiProperty({ description: 'Of its stock' })
  name: string;

  @ApiProperty({
    enum: ['settings', 'stock', 'pieces'] satisfies ReleaseReason[],
    enumName: 'ReleaseReason',
    description: 'What is another by now',
  })
  reason: ReleaseReason;
}

/** A sheet that a piece can be given for itself. */
export class NewSheetView {
  @ApiProperty({ type: 'integer', description: 'Sent along with the change' })
  stock: number;

  @ApiProperty({ description: 'Of the sheet' })
  name: string;
}

/** The plan of a group. */
export class GroupPlanView extends CutSumsView {
  @ApiProperty({ description: 'Whether pieces, stock or settings are others by now' })
  outdated: boolean;

  @ApiProperty({ type: [String], description: 'Parts whose pieces or sizes are others by now, by title' })
  changed: string[];

  @ApiProperty({ description: 'Of its sheets; sent along with a change of one' })
  digest: string;

  @ApiProperty({ description: 'Whether no other plan takes less stock' })
  proved: boolean;

  @ApiProperty({
    type: () => [StockCutView],
    description: 'Each way of cutting a sheet or bar, and how often',
  })
  cuts: StockCutView[];

  @ApiProperty({ type: () => [ReleasedSheetView], description: 'Locked sheets that were not kept' })
  released: ReleasedSheetView[];

  @ApiProperty({ type: () => [NewSheetView], description: 'Sheets to which a piece can be moved besides' })
  new_sheets: NewSheetView[];

  @ApiProperty({ type: () => [CutPurchaseView], description: 'What is bought' })
  purchases: CutPurchaseView[];

  @ApiProperty({ type: () => [CutPurchaseView], description: "What is taken of the shop's stock" })
  items: CutPurchaseView[];

  @FigureProperty('loss', {
    nullable: true,
    description: 'that the plan shows; null where parts weigh nothing',
  })
  loss: number | null;

  @FigureProperty('net_weight', { description: 'that no part pays, since gross weights are locked' })
  uncovered: number;
}

/** A sheet or bar that a group may be cut from. */
export class CutStockView {
  @ApiProperty({ type: 'integer', description: 'Of the catalogue, or of the item in the stock' })
  id: number;

  @ApiProperty({ description: 'Whether it is an item of the stock' })
  own: boolean;

  @ApiProperty()
  name: string;
}

/** Parts that are cut from one stock. */
export class CutGroupView {
  @ApiProperty({ description: 'Names the group among those of its order' })
  key: string;

  @ApiProperty({ enum: ['sheet', 'bar'], enumName: 'CutGroupKind' })
  kind: CutGroup['kind'];

  @ApiProperty({ description: 'Of the material or the bar' })
  name: string;

  @FigureProperty('thickness', { nullable: true, description: 'null of bars' })
  thickness: number | null;

  @ApiProperty({ type: () => [CutStockView], description: 'All that there is for it' })
  stock: CutStockView[];

  @ApiProperty({ type: () => [CutPartView] })
  parts: CutPartView[];

  @ApiProperty({ type: () => [OutsidePartView], description: 'Those that its plan does not cut' })
  outside: OutsidePartView[];

  @Nullable(GroupPlanView, 'Null before it is computed')
  plan: GroupPlanView | null;
}

/** A material and thickness, or a bar, by its name. */
export class CutGroupNameView extends PickType(CutGroupView, ['key', 'name', 'thickness'] as const) {}

/** Parts of an order that are cut from one stock, and what their plan makes of the price. */
export class OrderCutGroupView extends CutGroupView {
  @FigureProperty('loss', {
    nullable: true,
    description: 'that the stored weights of its parts have in all; null where they weigh nothing',
  })
  stored_loss: number | null;

  @ApiProperty({ description: "Whether the plan's loss can be given to the parts" })
  applicable: boolean;

  @FigureProperty('total', { description: 'of its parts in all sets, as they are stored, without taxes' })
  value: number;

  @FigureProperty('total', { description: "likewise with the plan's loss" })
  new_value: number;
}

/** How parts are cut, and what is taken for all of them. */
export class CutPlanView {
  @ApiProperty({ format: 'date-time', nullable: true, type: String, description: 'When it was computed' })
  made_at: string | null;

  @ApiProperty({
    type: () => CutSettingsDto,
    description: 'Those of the plan; the usual ones before there is one',
  })
  settings: CutSettingsDto;

  @ApiProperty({ type: () => [CutGroupView], description: 'The parts by what they are cut from' })
  groups: CutGroupView[];

  @Nullable(CutSumsView, 'Of all plans; null before there is one')
  sums: CutSumsView | null;
}

/** How the parts of an order are cut, and what that costs. */
export class CuttingView extends OmitType(CutPlanView, ['groups'] as const) {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The batch that the order is cut in' })
  batch_id: number | null;

  @ApiProperty({ description: 'Sent along with the loss, so that what is stored is what was shown' })
  digest: string;

  @ApiProperty({ type: () => [OrderCutGroupView], description: 'The parts by what they are cut from' })
  groups: OrderCutGroupView[];

  @FigureProperty('total', { description: 'of the order, as it is stored' })
  total: number;

  @FigureProperty('total', { description: 'of the order, with the loss of every plan that can be applied' })
  new_total: number;

  @FigureProperty('total', { description: 'new − stored' })
  difference: number;

  @ApiProperty({ type: 'integer', description: 'How many parts the loss would change' })
  changes: number;
}
