import { PartialType } from '@nestjs/swagger';
import { shape, shapeWith } from '../platform/shape.js';
import { choiceField, flagField, textField } from '../platform/http/fields.js';
import { idListField, numberField, wholeNumberField } from '../platform/http/number-fields.js';
import { cuttingTexts } from './cutting.texts.js';
import { CUT_METHODS, type CutSettings } from './domain/cut-group.js';

/** mm of a gap, an edge or an end: more leaves nothing of a sheet. */
const WIDEST = 200;

const required = cuttingTexts.noSettings;

const millimetres = (description: string) =>
  numberField({
    required,
    decimals: 2,
    max: WIDEST,
    minText: cuttingTexts.millimetres(0, WIDEST),
    maxText: cuttingTexts.millimetres(0, WIDEST),
    description: `mm; ${description}`,
  });

const ids = (description: string) => idListField({ required, description });

/** How a plan is cut. */
export class CutSettingsDto
  extends shape({
    method: choiceField(CUT_METHODS, {
      required,
      description:
        'By laser (free; shapes: by the outlines of DXF drawings; turned: likewise, by any angle), or by shear from edge to edge',
    }),
    gap: millimetres('between pieces of a sheet'),
    edge: millimetres('of each edge of a sheet'),
    kerf: millimetres('that the saw takes'),
    trim: millimetres("of each bar's end"),
    unturned_part_ids: ids('Parts that are not turned'),
    left_out_part_ids: ids('Parts that are cut elsewhere'),
    unused_sheet_ids: ids('Sheets of the catalogue that are not taken'),
    unused_item_ids: ids("Sheets, bars and remnants of the shop's stock that are not taken"),
  })
  implements CutSettings {}

/** Body of POST /api/orders/:id/cutting: how the parts are cut, as usual where nothing is given. */
export class CuttingDto extends shapeWith(PartialType(CutSettingsDto), {
  group: textField({
    description: 'The key of the one group to compute: the others keep the plans that they have; absent: all',
  }),
}) {}

/** Which sheets of a plan are drawn. */
export class CutSheetQuery extends shape({
  group: textField({ required: cuttingTexts.noSheet, description: 'The key of the group' }),
  cut: wholeNumberField({
    fromText: true,
    description: 'The place of the sheet among the cuts of the group, from 0; without it all of them',
  }),
}) {}

/** Body of PUT /api/orders/:id/cutting/sheet: what becomes of a sheet of the plan, or of a piece on it. */
export class SheetChangeDto extends shape({
  group: textField({ required: cuttingTexts.noSheet, description: 'The key of the group' }),
  digest: textField({
    required: cuttingTexts.noSheet,
    description: "Of the group's plan, as it was shown; where it is another one by now, it is refused",
  }),
  cut: wholeNumberField({
    required: cuttingTexts.noSheet,
    description: 'The place of the sheet or bar among the cuts of the group, from 0',
  }),
  locked: flagField({ description: 'Whether the next plan keeps it as it is; not while a piece is moved' }),
  piece: wholeNumberField({ description: 'The place of a piece on the sheet, from 0, which is moved' }),
  to: wholeNumberField({ description: 'The place of the sheet that the piece is moved to' }),
  new_stock: wholeNumberField({
    description: 'In its place: the stock of which the piece gets a sheet of its own',
  }),
}) {}

/** Body of PUT /api/orders/:id/cutting/loss. */
export class CuttingLossDto extends shape({
  digest: textField({
    description: 'The digest of what was shown; where the result would be another one, it is refused',
  }),
}) {}
