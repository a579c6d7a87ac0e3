import { PartialType } from '@nestjs/swagger';
import { ChoiceField, FlagField, TextField } from '../platform/http/fields.js';
import { IdListField, NumberField, WholeNumberField } from '../platform/http/number-fields.js';
import { cuttingTexts } from './cutting.texts.js';
import { CUT_METHODS, type CutSettings } from './domain/cut-group.js';

/** mm of a gap, an edge or an end: more leaves nothing of a sheet. */
const WIDEST = 200;

const required = cuttingTexts.noSettings;

const millimetres = (description: string) =>
  NumberField({
    required,
    decimals: 2,
    max: WIDEST,
    minText: cuttingTexts.millimetres(0, WIDEST),
    maxText: cuttingTexts.millimetres(0, WIDEST),
    description: `mm; ${description}`,
  });

const ids = (description: string) => IdListField({ required, description });

/** How a plan is cut. */
export class CutSettingsDto implements CutSettings {
  @ChoiceField(CUT_METHODS, {
    required,
    description:
      'By laser (free; shapes: by the outlines of DXF drawings; turned: likewise, by any angle), or by shear from edge to edge',
  })
  method: CutSettings['method'];

  @millimetres('between pieces of a sheet')
  gap: number;

  @millimetres('of each edge of a sheet')
  edge: number;

  @millimetres('that the saw takes')
  kerf: number;

  @millimetres("of each bar's end")
  trim: number;

  @ids('Parts that are not turned')
  unturned_part_ids: number[];

  @ids('Parts that are cut elsewhere')
  left_out_part_ids: number[];

  @ids('Sheets of the catalogue that are not taken')
  unused_sheet_ids: number[];

  @ids("Sheets, bars and remnants of the shop's stock that are not taken")
  unused_item_ids: number[];
}

/** Body of POST /api/orders/:id/cutting: how the parts are cut, as usual where nothing is given. */
export class CuttingDto extends PartialType(CutSettingsDto) {
  @TextField({
    description: 'The key of the one group to compute: the others keep the plans that they have; absent: all',
  })
  group?: string | null;
}

/** Which sheets of a plan are drawn. */
export class CutSheetQuery {
  @TextField({ required: cuttingTexts.noSheet, description: 'The key of the group' })
  group: string;

  @WholeNumberField({
    fromText: true,
    description: 'The place of the sheet among the cuts of the group, from 0; without it all of them',
  })
  cut?: number;
}

/** Body of PUT /api/orders/:id/cutting/sheet: what becomes of a sheet of the plan, or of a piece on it. */
export class SheetChangeDto {
  @TextField({ required: cuttingTexts.noSheet, description: 'The key of the group' })
  group: string;

  @TextField({
    required: cuttingTexts.noSheet,
    description: "Of the group's plan, as it was shown; where it is another one by now, it is refused",
  })
  digest: string;

  @WholeNumberField({
    required: cuttingTexts.noSheet,
    description: 'The place of the sheet or bar among the cuts of the group, from 0',
  })
  cut: number;

  @FlagField({ description: 'Whether the next plan keeps it as it is; not while a piece is moved' })
  locked?: boolean | null;

  @WholeNumberField({ description: 'The place of a piece on the sheet, from 0, which is moved' })
  piece?: number | null;

  @WholeNumberField({ description: 'The place of the sheet that the piece is moved to' })
  to?: number | null;

  @WholeNumberField({ description: 'In its place: the stock of which the piece gets a sheet of its own' })
  new_stock?: number | null;
}

/** Body of PUT /api/orders/:id/cutting/loss. */
export class CuttingLossDto {
  @TextField({
    description: 'The digest of what was shown; where the result would be another one, it is refused',
  })
  digest?: string | null;
}
