import type { Shape } from './shapes/index.js';

/** What stands in the title block besides what follows from the sheet itself. */
export interface TitleBlock {
  name: string;
  number: string;
  material: string;
  /** mm; absent where the part has none that says something (a shaft, a frame). */
  thickness?: number;
  /** kg per piece. */
  weight: number;
  /** dd/mm/yyyy */
  date: string;
  revision: string;
}

/** One sheet of a drawing. */
export interface DrawingPage {
  orientation: 'landscape' | 'portrait';
  title: TitleBlock;
  shape: Shape;
  /** Notes besides the general ones. */
  notes?: readonly string[];
}

/** A drawing as a file: a PDF of any number of pages, or a PNG of one. */
export interface Drawing {
  id: string;
  format: 'pdf' | 'png';
  /** As a shop names its files; a part's title is this without the ending. */
  file_name: string;
  pages: readonly DrawingPage[];
}
