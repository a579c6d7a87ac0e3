/** How a drawing is shown: scale 1 fits the pane; x and y move it from the pane's middle, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 16;

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** Keeps at least the middle of the drawing within the pane; at scale 1 it sits in the middle. */
const within = ({ scale, x, y }: View, pane: { width: number; height: number }): View => ({
  scale,
  x: clamp(x, ((scale - 1) * pane.width) / 2),
  y: clamp(y, ((scale - 1) * pane.height) / 2),
});

/** Zooms by `factor`; the point under the pointer (from the pane's middle) stays where it is. */
export const zoomAt = (
  view: View,
  factor: number,
  point: { x: number; y: number },
  pane: { width: number; height: number },
): View => {
  const scale = Math.max(1, Math.min(MAX_SCALE, view.scale * factor));
  const ratio = scale / view.scale;
  return within(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    pane,
  );
};

export const panBy = (view: View, x: number, y: number, pane: { width: number; height: number }): View =>
  within({ ...view, x: view.x + x, y: view.y + y }, pane);
