import { decimal, shape } from '../../platform/shape.js';
import type { Place } from '../../files/reading/domain/drawing-page.js';

/** A rectangle on the page as it is seen, each side 0 to 1 from its top left corner. */
export class PlaceView
  extends shape({
    x: decimal('Left side, 0 to 1'),
    y: decimal('Upper side, 0 to 1'),
    width: decimal("Part of the page's width"),
    height: decimal("Part of the page's height"),
  })
  implements Place {}
