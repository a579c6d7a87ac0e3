import { texts } from '../../i18n';
import type { Part } from './types';
import { formatNumber } from '../../ui';

/** mm */
type Sides = Pick<Part, 'width' | 'length'>;
type DrawnPart = Sides & Pick<Part, 'type' | 'flat_pattern'>;

/** The sides that the DXF of a part shows; null where it shows none, or the part is cut from no plate. */
const drawnSides = ({ type, flat_pattern }: DrawnPart): Sides | null => {
  const isPlate = type === 'material' || type === 'sheet';
  if (!isPlate || !flat_pattern || flat_pattern.width === 0) return null;
  const { width, length } = flat_pattern;
  return { width, length };
};

/**
 * The sides of a part that were not typed, as its DXF has them: without them the server would take the whole sheet's.
 * A side that was typed stays, and says whether the part is turned.
 * @param former the sheet that the part was made of: sides that are its own were taken from it
 */
export const filledSides = (part: DrawnPart, former?: Partial<Sides>): Partial<Sides> => {
  const drawn = drawnSides(part);
  if (drawn === null) return {};
  const isOpen = (side: keyof Sides) => part[side] === 0 || part[side] === former?.[side];
  const off = (sides: Sides) =>
    (isOpen('width') ? 0 : Math.abs(part.width - sides.width)) +
    (isOpen('length') ? 0 : Math.abs(part.length - sides.length));
  const turned = { width: drawn.length, length: drawn.width };
  const { width, length } = off(turned) < off(drawn) ? turned : drawn;
  return { ...(isOpen('width') && { width }), ...(isOpen('length') && { length }) };
};

/** How far a side may be from the drawn one: allowances and rounding are no contradiction. */
const TOLERANCE_PERCENT = 2;

/** The sides of the DXF that a part contradicts, laid lengthwise or across; null where it does not. */
export const contradictedSides = (part: DrawnPart): Sides | null => {
  const drawn = drawnSides(part);
  if (drawn === null) return null;
  const isOff = (own: number, side: number) => Math.abs(own - side) * 100 > side * TOLERANCE_PERCENT;
  const [short, long] = [Math.min(part.width, part.length), Math.max(part.width, part.length)];
  return isOff(short, drawn.width) || isOff(long, drawn.length) ? drawn : null;
};

/** Bends and holes of the part's DXF that rules count where the part has no count of its own; axes that may be bends are left out. */
export const drawnCounts = ({ flat_pattern }: Pick<Part, 'flat_pattern'>) => {
  const features = flat_pattern?.features;
  return {
    bends: features?.bends_assumed === true ? undefined : features?.bends,
    holes: features?.hole_count ?? undefined,
  };
};

const isAboutUnit = ({ code }: { code: string }): boolean =>
  code === 'maybe_inches' || code === 'maybe_millimetres';

/** Whether the figures of the part's DXF may be in another unit than they were read in. */
export const hasDoubtfulUnit = ({ flat_pattern }: Pick<Part, 'flat_pattern'>): boolean =>
  (flat_pattern?.remarks ?? []).some(isAboutUnit);

/** Whether there is more to look at in the part's DXF than its unit. */
export const hasDoubtfulShape = ({ flat_pattern }: Pick<Part, 'flat_pattern'>): boolean =>
  (flat_pattern?.remarks ?? []).some((remark) => !isAboutUnit(remark));

/** Reasons to look at the part's DXF, a sentence each; none for a drawing that is read without a doubt. */
export const drawingRemarks = ({ flat_pattern }: Pick<Part, 'flat_pattern'>): string[] =>
  (flat_pattern?.remarks ?? []).map(({ code, count, mm, type }) =>
    texts.orders.drawingRemarks[code](count, formatNumber(mm ?? 0, 0, 2), type ?? ''),
  );
