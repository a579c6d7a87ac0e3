import { choice, integer, list, nullable, one, shape, text } from '../../platform/shape.js';
import { breaks } from '../breaks-field.js';
import { partStatuses, setUnits } from '../domain/order-types.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import { NcmChoiceView, toNcm } from '../parts/choice-views.js';
import { OriginalView, paths } from '../../files/file-paths.js';
import { PartView } from '../parts/part-view.js';
import { toPartView } from '../parts/to-part-view.js';
import type { LoadedSet } from './loaded-set.js';

/** A set (conjunto) with its parts. */
export class SetView extends shape({
  id: integer(),
  order_id: integer(),
  position: integer('Place within the order, from 1'),
  name: text(),
  status: choice(partStatuses),
  quantity: integer(),
  breaks: breaks(),
  unit: choice(setUnits),
  ncm_id: nullable(integer()),
  ncm: nullable(one(() => NcmChoiceView)),
  reference: nullable(text()),
  obs: nullable(text()),
  content: nullable(text()),
  thumbnail: nullable(text()),
  original: nullable(one(() => OriginalView)),
  version: integer(),
  parts: list(() => PartView),
}) {}

/** Part id → what the catalogue's changes would make of it; a part without any is not in it. */
export type ChangesByPart = ReadonlyMap<number, CatalogueChange>;

/**
 * A set as the answers show it, its parts in their order.
 * @param changes of the catalogue, since its parts were calculated
 */
export function toSetView(set: LoadedSet, changes: ChangesByPart = new Map()): SetView {
  const picture = paths(set.content_file);
  return {
    id: set.id,
    order_id: set.order_id,
    position: set.position,
    name: set.name,
    status: set.status,
    quantity: set.quantity,
    breaks: set.breaks,
    unit: set.unit,
    ncm_id: set.ncm_id,
    reference: set.reference,
    obs: set.obs,
    version: set.version,
    ncm: toNcm(set.ncm),
    content: picture.content,
    thumbnail: picture.thumbnail,
    original: picture.original,
    parts: set.parts.map((part) => toPartView(part, changes.get(part.id))),
  };
}
