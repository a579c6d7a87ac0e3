import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../../platform/http/figure-fields.js';
import { OrderView } from '../../tree/order-view.js';
import type { KitPart } from './domain/kit-contents.js';
import type { LoadedKit } from './kits.repository.js';

/** A kit as lists show it. */
export class KitView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Kits of one folder stand together' })
  folder: string | null;

  @ApiProperty({ type: 'integer', description: 'How many parts it makes' })
  parts_count: number;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

/** A part of a kit. */
export class KitPartView {
  @ApiProperty()
  title: string;

  @FigureProperty('quantity')
  quantity: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'The entry that it is made of' })
  made_of: string | null;

  @ApiProperty({ type: [String], description: 'The titles of its processes' })
  processes: string[];
}

/** A kit with what it makes. */
export class KitDetailView extends KitView {
  @ApiProperty({ type: () => [KitPartView] })
  parts: KitPartView[];
}

/** A kit that was put into an order. */
export class InsertedKitView {
  @ApiProperty({ type: 'integer', description: 'The new set' })
  set_id: number;

  @ApiProperty({ description: 'An earlier call of the same `key` has made it, and this one nothing' })
  repeated: boolean;

  @ApiProperty({
    type: [String],
    description: 'Entries that the catalogue no longer has: their choices are empty',
  })
  missing: string[];

  @ApiProperty({ type: () => OrderView, description: 'The order as it is then' })
  order: OrderView;
}

export const toKitView = ({ id, version, name, folder, parts_count, updated_at }: KitView): KitView => ({
  id,
  version,
  name,
  folder,
  parts_count,
  updated_at,
});

const toPart = ({ fields, choices, processes }: KitPart): KitPartView => ({
  title: fields.title,
  quantity: fields.quantity,
  made_of: (choices.sheet ?? choices.material ?? choices.bar ?? choices.component)?.name ?? null,
  processes: processes.flatMap(({ process }) => (process ? [process.name] : [])),
});

export const toKitDetail = (kit: LoadedKit): KitDetailView =>
  Object.assign(toKitView(kit), { parts: kit.parts.map(toPart) });
