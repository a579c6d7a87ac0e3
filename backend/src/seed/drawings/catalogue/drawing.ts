import type { DrawingPage } from '@forja/drawing-kit';

/** A drawing as a file: a PDF of any number of pages, or a PNG of one. */
export interface Drawing {
  id: string;
  format: 'pdf' | 'png';
  /** As a shop names its files; a part's title is this without the ending. */
  file_name: string;
  pages: readonly DrawingPage[];
}
