import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../../platform/http/figure-fields.js';
import { OrderView } from '../../tree/order-view.js';
import type { KitPart } from './domain/kit-contents.js';
import type { KitPictures, LoadedKit } from './kits.repository.js';

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

  @ApiProperty({ type: 'string', nullable: true })
  thumbnail: string | null;
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

  @ApiProperty({ type: 'string', nullable: true })
  thumbnail: string | null;
}

/** A kit with what it makes. */
export class KitDetailView extends KitView {
  @ApiProperty({ type: () => [KitPartView] })
  parts: KitPartView[];
}

/** The price of a kit's set in an order, by today's catalogue. */
export class KitPriceView {
  @FigureProperty('set_quantity')
  quantity: number;

  @FigureProperty('final_value', { description: 'The price of one set, BRL without IPI' })
  unit_value: number;

  @FigureProperty('final_value')
  final_value: number;

  @ApiProperty({ type: [String], description: 'Entries that the catalogue no longer has' })
  missing: string[];
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

type KitRow = Omit<KitView, 'thumbnail'>;

/** @param pictures of its parts; the first one stands for the kit */
export const toKitView = (
  { id, version, name, folder, parts_count, updated_at }: KitRow,
  pictures: KitPictures | undefined,
): KitView => {
  const [thumbnail = null] = pictures?.values() ?? [];
  return { id, version, name, folder, parts_count, updated_at, thumbnail };
};

const toPart = ({ fields, choices, processes }: KitPart, thumbnail: string | null): KitPartView => ({
  thumbnail,
  title: fields.title,
  quantity: fields.quantity,
  made_of: (choices.sheet ?? choices.material ?? choices.bar ?? choices.component)?.name ?? null,
  processes: processes.flatMap(({ process }) => (process ? [process.name] : [])),
});

export const toKitDetail = (kit: LoadedKit, pictures?: KitPictures): KitDetailView =>
  Object.assign(toKitView(kit, pictures), {
    parts: kit.parts.map((part, index) => toPart(part, pictures?.get(index + 1) ?? null)),
  });
