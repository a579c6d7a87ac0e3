import type { FilesService } from '../files/files.service.js';
import type { PreparedFile } from '../files/prepared-file.js';
import type { DrawingRef } from './data/demo-orders.js';
import { drawingOf, isDrawing } from './drawings/catalogue.js';
import { flatPatternFile } from './drawings/flat-patterns.js';

/** Draws the demo's drawings and takes each apart once, however many parts show it. */
export class DemoDrawings {
  private readonly prepared = new Map<DrawingRef['id'], PreparedFile[]>();

  constructor(private readonly files: FilesService) {}

  /** Draws and stores everything that is named; slow, so before the transaction that saves the rows. */
  async prepare(ids: Iterable<DrawingRef['id']>): Promise<void> {
    // Loaded here: it is heavy, and a start that seeds nothing does not need it.
    const { drawingFile } = await import('./drawings/draw.js');
    for (const id of new Set(ids)) {
      const { file_name, content } = isDrawing(id) ? await drawingFile(drawingOf(id)) : flatPatternFile(id);
      const upload = { originalname: file_name, size: content.length, buffer: content };
      this.prepared.set(id, await this.files.prepare(upload, 'part', { pages: 'each' }));
    }
  }

  /** Saves one more use of a page. Inside of `Database.write`. @returns the row's id */
  async save({ id, page = 1 }: DrawingRef, kind: 'part' | 'set', orderId: number): Promise<number> {
    const file = this.prepared.get(id)?.[page - 1];
    if (!file) throw new Error(`The drawing ${id} has no page ${String(page)}`);
    const [row] = await this.files.save([{ ...file, kind }], orderId);
    if (!row) throw new Error('A stored file was not saved');
    return row.id;
  }

  /** Removes what was stored, when the rows could not be. */
  async discard(): Promise<void> {
    await this.files.discard([...this.prepared.values()].flat());
  }
}
