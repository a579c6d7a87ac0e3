/** Pixels without a container: what a PDF's page becomes, and what a decoded photo is on its way to its previews. */
export interface Bitmap {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}
