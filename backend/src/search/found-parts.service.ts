import { Injectable } from '@nestjs/common';
import { bestParts, type BestPart } from './domain/best-parts.js';
import { drawnClause } from './domain/documents.js';
import { excerptOf } from './domain/excerpt.js';
import { holds, type Clause } from './domain/words.js';
import { SearchIndex } from './index/search-index.js';
import { OrderTextsRepository } from './keeping/order-texts.repository.js';
import type { PartHit } from './search-hits.repository.js';

/** Drawings whose texts are compared at once, and at most of one order. */
const SOME_DRAWINGS = 25;
const MOST_DRAWINGS = 150;

/** A part that was found, and the words of its drawing that it was found by. */
export interface FoundPart {
  part: PartHit;
  excerpt: string | null;
}

/** Chooses the parts by which an order was found. */
@Injectable()
export class FoundParts {
  constructor(
    private readonly index: SearchIndex,
    private readonly texts: OrderTextsRepository,
  ) {}

  /** @param parts those of the order, as they stand in it */
  async of(orderId: number, parts: readonly PartHit[], clauses: readonly Clause[]): Promise<FoundPart[]> {
    const named = bestParts(parts, clauses);
    if (named.some(({ missing }) => missing.length === 0) || !(await this.isDrawn(orderId, clauses)))
      return named.map(({ part }) => ({ part, excerpt: null }));
    const texts = new Map<number, string>();
    const files = parts.flatMap(({ content_file_id }) => content_file_id ?? []).slice(0, MOST_DRAWINGS);
    let best: BestPart<PartHit>[] = [];
    for (let from = 0; from < files.length; from += SOME_DRAWINGS) {
      const some = await this.texts.textsOf(files.slice(from, from + SOME_DRAWINGS));
      for (const [id, text] of some) texts.set(id, text);
      best = bestParts(parts, clauses, texts);
      if (best.some(({ missing }) => missing.length === 0)) break;
    }
    return best.map(({ part, drawn }) => {
      const text = drawn.length > 0 ? texts.get(part.content_file_id ?? 0) : undefined;
      return { part, excerpt: text === undefined ? null : excerptOf(text, drawn) };
    });
  }

  /** Whether something of what was typed is written in a drawing of the order. */
  private async isDrawn(orderId: number, clauses: readonly Clause[]): Promise<boolean> {
    const stored = await this.index.stored('orders', [orderId]);
    const words = new Set((stored.get(orderId) ?? '').split(' '));
    return clauses.some((clause) => holds(words, drawnClause(clause)));
  }
}
