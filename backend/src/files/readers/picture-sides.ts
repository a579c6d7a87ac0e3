/** Pixels of the longer side of a drawing's picture: an A4 page at 170 dpi. */
export const PREVIEW_SIDE = 2000;

/** Pixels of the longer side of a thumbnail. */
export const THUMBNAIL_SIDE = 360;
