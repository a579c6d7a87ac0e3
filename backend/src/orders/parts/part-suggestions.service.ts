import { Injectable } from '@nestjs/common';
import type { SuggestedField, Suggestion } from '../../files/reading/domain/drawing-page.js';
import { ScanRequests } from '../../files/scans/scan-requests.js';
import { matchMaterial } from '../../files/reading/domain/materials.js';
import { weightStep } from '../../files/reading/weight-step.js';
import { weightDifference } from '../../pricing/domain/part/weight-check.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import type { Viewer } from '../domain/visibility.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { toChoice } from './choice-views.js';
import { type KeptReading, ReadingFeedback } from '../reading-feedback/reading-feedback.service.js';
import { PartReader } from './part-reader.js';
import type { PartSuggestionsView } from './part-suggestions.view.js';

type ReadDrawing = KeptReading & Pick<StoredFile, 'id' | 'preview_key' | 'recognition'>;
type Named = Pick<Sheet, 'id' | 'name'>;
type Listed = Pick<Material, 'id' | 'name' | 'ncm_id'>;

/**
 * Suggestions for a part from its drawing. That was read when it came in; the entries of the catalogue that are meant, and
 * what was saved for other drawings of its customer, are asked now, because both change.
 */
@Injectable()
export class PartSuggestionsService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
    private readonly feedback: ReadingFeedback,
    private readonly scans: ScanRequests,
  ) {}

  /** @throws NotFound */
  async suggest(viewer: Viewer, id: number): Promise<PartSuggestionsView> {
    const order = await this.access.readablePart(viewer, id);
    const { part } = await this.reader.find(id);
    const drawing = await this.drawingOf(part.content_file_id);
    const suggestions = drawing ? await this.feedback.suggestions(order.customer_id, drawing) : [];
    const material = await this.materialOf(textOf(suggestions, 'material'));
    const thickness = numberOf(suggestions, 'thickness');
    const sheet = material && thickness ? await this.sheet(material.id, thickness) : null;
    // A digit that was recognised wrong is no reason to doubt what is computed.
    const weight = suggestions.find(({ field, source }) => field === 'weight' && source !== 'ocr');
    return {
      suggestions: suggestions.map((each) => ({ ...each, source: each.source ?? 'text' })),
      reading: drawing !== null && this.scans.ask(drawing),
      material: toChoice(material),
      sheet: toChoice(sheet),
      ncm_id: material?.ncm_id ?? null,
      weight: weight
        ? weightDifference(Number(weight.value), part.unit_net_weight, weightStep(weight))
        : null,
    };
  }

  private async materialOf(printed: string | null) {
    if (printed === null) return null;
    const materials = await this.materials();
    const match = matchMaterial(printed, materials);
    return materials.find(({ id }) => id === match?.id) ?? null;
  }

  /** The reading of a drawing; null where there is none. */
  private async drawingOf(fileId: number | null): Promise<ReadDrawing | null> {
    if (fileId === null) return null;
    const [file] = await plainRows(this.db.manager, StoredFile, {
      condition: 'WHERE id = ?',
      values: [fileId],
      columns: ['id', 'preview_key', 'reading', 'recognition', 'title_block', 'block_texts', 'date_patterns'],
    });
    return file ?? null;
  }

  /** All materials, the oldest first. */
  private async materials(): Promise<Listed[]> {
    const select = { id: true, name: true, ncm_id: true };
    return this.db.manager.find(Material, { select, order: { id: 'ASC' } });
  }

  /** The first sheet of this material and thickness (mm), or null. Its format does not enter the price. */
  private async sheet(materialId: number, thickness: number): Promise<Named | null> {
    return this.db.manager.findOne(Sheet, {
      select: { id: true, name: true },
      where: { material_id: materialId, thickness },
      order: { id: 'ASC' },
    });
  }
}

const valueOf = (suggestions: readonly Suggestion[], wanted: SuggestedField) =>
  suggestions.find(({ field }) => field === wanted)?.value;

function textOf(suggestions: readonly Suggestion[], field: SuggestedField): string | null {
  const value = valueOf(suggestions, field);
  return typeof value === 'string' ? value : null;
}

function numberOf(suggestions: readonly Suggestion[], field: SuggestedField): number | null {
  const value = valueOf(suggestions, field);
  return typeof value === 'number' ? value : null;
}
