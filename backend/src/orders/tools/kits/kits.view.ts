import {
  figureNamed,
  flag,
  instant,
  integer,
  list,
  nullable,
  one,
  shape,
  shapeWith,
  text,
} from '../../../platform/shape.js';
import { OrderView } from '../../tree/order-view.js';
import type { KitPart } from './domain/kit-contents.js';
import type { KitPictures, LoadedKit } from './kits.repository.js';

/** A kit as lists show it. */
export class KitView extends shape({
  id: integer(),
  version: integer(),
  name: text(),
  folder: nullable(text('Kits of one folder stand together')),
  parts_count: integer('How many parts it makes'),
  updated_at: instant(),
  thumbnail: nullable(text()),
}) {}

/** A part of a kit. */
export class KitPartView extends shape({
  title: text(),
  quantity: figureNamed('quantity'),
  made_of: nullable(text('The entry that it is made of')),
  processes: list(() => String, 'The titles of its processes'),
  thumbnail: nullable(text()),
}) {}

/** A kit with what it makes. */
export class KitDetailView extends shapeWith(KitView, {
  parts: list(() => KitPartView),
}) {}

/** The price of a kit's set in an order, by today's catalogue. */
export class KitPriceView extends shape({
  quantity: figureNamed('set_quantity'),
  unit_value: figureNamed('final_value', 'The price of one set, BRL without IPI'),
  final_value: figureNamed('final_value'),
  missing: list(() => String, 'Entries that the catalogue no longer has'),
}) {}

/** A kit that was put into an order. */
export class InsertedKitView extends shape({
  set_id: integer('The new set'),
  repeated: flag('An earlier call of the same `key` has made it, and this one nothing'),
  missing: list(() => String, 'Entries that the catalogue no longer has: their choices are empty'),
  order: one(() => OrderView, 'The order as it is then'),
}) {}

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
