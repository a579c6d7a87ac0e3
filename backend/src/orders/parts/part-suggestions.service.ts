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
import type { LearnedSuggestion } from '../reading-feedback/domain/apply-feedback.js';
import { type KeptReading, ReadingFeedback } from '../reading-feedback/reading-feedback.service.js';
import type { PartSuggestionsView, SuggestionsOfPartView } from './part-suggestions.view.js';
import { SetPart } from './set-part.entity.js';

type ReadDrawing = KeptReading & Pick<StoredFile, 'id' | 'preview_key' | 'recognition'>;
type Listed = Pick<Material, 'id' | 'name' | 'ncm_id'>;
type DrawnPart = Pick<SetPart, 'id' | 'content_file_id' | 'unit_net_weight'>;

const DRAWN = ['id', 'content_file_id', 'unit_net_weight'] as const;

const NONE: PartSuggestionsView = {
  suggestions: [],
  reading: false,
  material: null,
  sheet: null,
  ncm_id: null,
  weight: null,
};

/** The entries of the catalogue that readings may mean. */
interface Entries {
  materials: readonly Listed[];
  /** The oldest first. */
  sheets: readonly Pick<Sheet, 'id' | 'name' | 'material_id' | 'thickness'>[];
}

/**
 * Suggestions for parts from their drawings. Those were read when they came in; the entries of the catalogue that are meant, and
 * what was saved for other drawings of the customer, are asked now, because both change.
 */
@Injectable()
export class PartSuggestionsService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly feedback: ReadingFeedback,
    private readonly scans: ScanRequests,
  ) {}

  /** For one part. @throws NotFound */
  async suggest(viewer: Viewer, id: number): Promise<PartSuggestionsView> {
    const order = await this.access.readable(viewer, { part: id });
    const [found] = await this.suggestionsOf(order.customer_id, 'id = ?', id);
    if (!found) return NONE;
    const { part_id: _id, ...suggestions } = found;
    return suggestions;
  }

  /** For all parts of an order that have a drawing. @throws NotFound */
  async suggestAll(viewer: Viewer, orderId: number): Promise<SuggestionsOfPartView[]> {
    const order = await this.access.readable(viewer, orderId);
    const ofOrder = 'set_id IN (SELECT id FROM order_sets WHERE order_id = ?)';
    return this.suggestionsOf(order.customer_id, ofOrder, orderId);
  }

  private async suggestionsOf(
    customerId: number | null,
    which: string,
    id: number,
  ): Promise<SuggestionsOfPartView[]> {
    const parts = await plainRows(this.db.manager, SetPart, {
      condition: `WHERE content_file_id IS NOT NULL AND ${which}`,
      values: [id],
      columns: DRAWN,
    });
    const drawings = await this.drawingsOf(parts.flatMap(({ content_file_id }) => content_file_id ?? []));
    const read = await this.feedback.suggestions(customerId, drawings);
    const material = [...read.values()].some((each) => textOf(each, 'material') !== null);
    const entries = material ? await this.entries() : { materials: [], sheets: [] };
    return parts.flatMap((part) => {
      const drawing = drawings.find((each) => each.id === part.content_file_id);
      return drawing ? [this.viewOf(part, drawing, read.get(drawing) ?? [], entries)] : [];
    });
  }

  private viewOf(
    part: DrawnPart,
    drawing: ReadDrawing,
    suggestions: readonly LearnedSuggestion[],
    { materials, sheets }: Entries,
  ): SuggestionsOfPartView {
    const printed = textOf(suggestions, 'material');
    const match = printed === null ? null : matchMaterial(printed, materials);
    const material = materials.find(({ id }) => id === match?.id) ?? null;
    const thickness = numberOf(suggestions, 'thickness');
    const ofMaterial = sheets.filter(({ material_id }) => material_id === material?.id);
    const sheet = thickness === null ? undefined : sheetOfThickness(ofMaterial, thickness);
    // A digit that was recognised wrong is no reason to doubt what is computed.
    const weight = suggestions.find(({ field, source }) => field === 'weight' && source !== 'ocr');
    return {
      part_id: part.id,
      suggestions: suggestions.map((each) => ({ ...each, source: each.source ?? 'text' })),
      reading: this.scans.ask(drawing),
      material: toChoice(material),
      sheet: toChoice(sheet ?? null),
      ncm_id: material?.ncm_id ?? null,
      weight: weight
        ? weightDifference(Number(weight.value), part.unit_net_weight, weightStep(weight))
        : null,
    };
  }

  private async drawingsOf(ids: readonly number[]): Promise<ReadDrawing[]> {
    if (ids.length === 0) return [];
    return plainRows(this.db.manager, StoredFile, {
      condition: `WHERE id IN (${ids.map(() => '?').join()})`,
      values: [...ids],
      columns: ['id', 'preview_key', 'reading', 'recognition', 'title_block', 'block_texts', 'date_patterns'],
    });
  }

  private async entries(): Promise<Entries> {
    const oldest = { id: 'ASC' } as const;
    const { manager } = this.db;
    return {
      materials: await manager.find(Material, {
        select: { id: true, name: true, ncm_id: true },
        order: oldest,
      }),
      sheets: await manager.find(Sheet, {
        select: { id: true, name: true, material_id: true, thickness: true },
        order: oldest,
      }),
    };
  }
}

/** A sheet is as thick as is printed although it is named otherwise: 3/16" is 4.7625 mm, and sold as 4.75. */
const NEAR = 0.01;

/** The sheet of this thickness (mm), or the one nearest to it; of equal ones the first: its format does not enter the price. */
function sheetOfThickness<S extends Pick<Sheet, 'thickness'>>(
  sheets: readonly S[],
  thickness: number,
): S | undefined {
  const off = (sheet: S) => Math.abs(sheet.thickness - thickness);
  return sheets
    .filter((sheet) => off(sheet) <= NEAR * thickness)
    .toSorted((one, other) => off(one) - off(other))[0];
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
