import { Injectable } from '@nestjs/common';
import { DrawingContours } from '../../files/drawing-contours.js';
import type { ContourSheet } from '../../files/flat-pattern/domain/contour-sheet.js';
import type { Piece } from '../../files/flat-pattern/domain/pieces.js';
import { Invalid, orNotFound } from '../../platform/errors/app-errors.js';
import { grouped, type Choices } from '../part-rows/choices.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { PartRowsRepository } from '../part-rows/part-rows.repository.js';
import { changesByPart } from '../repricing/changes-by-part.js';
import { RepricingService, type PricingOrder } from '../repricing/repricing.service.js';
import {
  contourSheet,
  type DrawingFile,
  type DrawnPart,
  prepareCut,
  type PreparedCut,
} from './cut/cut-choice.js';
import { type PartView } from './part-view.js';
import { toPartView } from './to-part-view.js';

/** A part, and the cost of a piece of it with the catalogue of today. */
export interface PartWithPriceNow {
  view: PartView;
  /** How often its set is made. */
  set_quantity: number;
  /** BRL, locks kept; null where it can't be calculated. */
  unit_value: number | null;
}

/** Reads parts, and shows them with where their prices differ from today's catalogue. */
@Injectable()
export class PartReader {
  constructor(
    readonly rows: PartRowsRepository,
    private readonly pricing: RepricingService,
    private readonly contours: DrawingContours,
  ) {}

  /** The part with what it names. @throws NotFound */
  async find(id: number): Promise<{ part: LoadedPart; choices: Choices }> {
    return orNotFound(await this.rows.find(id));
  }

  /** The contours of a drawing; null where it is no DXF, or can't be read. Outside of a transaction: it may take seconds. */
  async contoursOf(file: DrawingFile | null): Promise<ContourSheet | null> {
    return contourSheet(this.contours, file);
  }

  /** The parts of a drawing that holds several; none of any other. Outside of a transaction, as above. */
  async piecesOf(file: DrawingFile | null): Promise<Piece[]> {
    return file?.flat_pattern ? this.contours.pieces(file) : [];
  }

  /**
   * A part's cut as a request's contours_out makes it, to be handed to `changedCut`. Outside of a transaction, as above.
   * Undefined where it leaves the cut as it is, or takes the choice back.
   */
  async preparedCut(
    part: DrawnPart,
    ids: readonly string[] | null | undefined,
  ): Promise<PreparedCut | undefined> {
    return prepareCut(this.contours, part, ids);
  }

  /** @throws NotFound */
  async view(id: number, order: PricingOrder): Promise<PartView> {
    const { part } = await this.find(id);
    const changes = await this.catalogueChanges([part], order);
    return toPartView(part, changes.get(id));
  }

  /** The parts of a set in their order, or those of them with these ids. */
  async viewsOfSet(setId: number, order: PricingOrder, ids?: readonly number[]): Promise<PartView[]> {
    const parts = await this.rows.ofSet(setId, ids);
    const changes = await this.catalogueChanges(parts, order);
    return parts.map((part) => toPartView(part, changes.get(part.id)));
  }

  /**
   * Parts of several orders with what they cost with the catalogue of today, in no order; those that are gone are left out.
   * @param orderOf the order of a part
   */
  async withPricesNow(
    ids: readonly number[],
    orderOf: (partId: number) => PricingOrder & { id: number },
  ): Promise<PartWithPriceNow[]> {
    const { parts, choices } = await this.rows.withIds(ids);
    const found: PartWithPriceNow[] = [];
    for (const ofOrder of grouped(parts, ({ id }) => orderOf(id).id).values()) {
      const [first] = ofOrder;
      if (!first) continue;
      const terms = await this.pricing.termsOf(orderOf(first.id));
      const changes = changesByPart(ofOrder, terms);
      const edits = ofOrder.map((part) => ({ part, change: 'refresh' as const }));
      const priced = await this.pricing.priceAll(edits, terms, choices);
      ofOrder.forEach((part, index) => {
        const now = priced[index];
        const fields = now === undefined || now instanceof Invalid ? null : now.fields;
        const view = toPartView(part, changes.get(part.id));
        found.push({ view, set_quantity: part.set_quantity, unit_value: fields?.unit_value ?? null });
      });
    }
    return found;
  }

  /** Part id → what the catalogue's changes since it was calculated would make of it. */
  async catalogueChanges(parts: readonly LoadedPart[], order: PricingOrder) {
    return changesByPart(parts, await this.pricing.termsOf(order));
  }
}
