import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../../platform/http/nullable.js';
import { partStatuses, setUnits } from '../domain/order-types.js';
import type { PartStatus, SetUnit } from '../domain/order-types.js';
import { BreaksProperty } from '../breaks-field.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import { NcmChoiceView, toNcm } from '../parts/choice-views.js';
import { OriginalView, paths } from '../../files/file-paths.js';
import { PartView } from '../parts/part-view.js';
import { toPartView } from '../parts/to-part-view.js';
import type { LoadedSet } from './loaded-set.js';

const nullable = { type: 'string', nullable: true } as const;

/** A set (conjunto) with its parts. */
export class SetView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  order_id: number;

  @ApiProperty({ type: 'integer', description: 'Place within the order, from 1' })
  position: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: partStatuses })
  status: PartStatus;

  @ApiProperty({ type: 'integer' })
  quantity: number;

  @BreaksProperty()
  breaks: number[];

  @ApiProperty({ enum: setUnits })
  unit: SetUnit;

  @ApiProperty({ type: 'integer', nullable: true })
  ncm_id: number | null;

  @Nullable(NcmChoiceView)
  ncm: NcmChoiceView | null;

  @ApiProperty(nullable)
  reference: string | null;

  @ApiProperty(nullable)
  obs: string | null;

  @ApiProperty(nullable)
  content: string | null;

  @ApiProperty(nullable)
  thumbnail: string | null;

  @Nullable(OriginalView)
  original: OriginalView | null;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty({ type: () => [PartView] })
  parts: PartView[];
}

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
