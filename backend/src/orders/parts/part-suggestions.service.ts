import { Injectable } from '@nestjs/common';
import type { SuggestedField, Suggestion } from '../../files/reading/domain/drawing-page.js';
import { ScanRequests } from '../../files/scans/scan-requests.js';
import { matchMaterial } from '../../files/reading/domain/materials/match-material.js';
import { weightStep } from '../../files/reading/weight-step.js';
import { weightDifference } from '../../pricing/domain/part/weight-check.js';
import type { Viewer } from '../domain/visibility.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { toChoice } from './choice-views.js';
import { ReadingFeedback } from '../reading-feedback/reading-feedback.service.js';
import { PartReader } from './part-reader.js';
import { PartSuggestionsRepository } from './part-suggestions.repository.js';
import type { PartSuggestionsView } from './part-suggestions.view.js';

/**
 * What a part's drawing says of it. It was read when the drawing came in; what of the catalogue it means, and what was saved for other
 * drawings of its customer, is asked now, because both change.
 */
@Injectable()
export class PartSuggestionsService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
    private readonly catalogue: PartSuggestionsRepository,
    private readonly feedback: ReadingFeedback,
    private readonly scans: ScanRequests,
  ) {}

  /** @throws NotFound */
  async of(viewer: Viewer, id: number): Promise<PartSuggestionsView> {
    const order = await this.access.readablePart(viewer, id);
    const { part } = await this.reader.find(id);
    const drawing = await this.catalogue.drawingOf(part.content_file_id);
    const suggestions = drawing ? await this.feedback.suggestions(order.customer_id, drawing) : [];
    const material = await this.materialOf(textOf(suggestions, 'material'));
    const thickness = numberOf(suggestions, 'thickness');
    const sheet = material && thickness ? await this.catalogue.sheet(material.id, thickness) : null;
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
    const materials = await this.catalogue.materials();
    const match = matchMaterial(printed, materials);
    return materials.find(({ id }) => id === match?.id) ?? null;
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
