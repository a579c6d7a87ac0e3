import { Injectable } from '@nestjs/common';
import { Company } from '../company/company.entity.js';
import { CompanyService } from '../company/company.service.js';
import { FilesService } from '../files/files.service.js';
import {
  QuoteFreezing,
  type Freezer,
  type Frozen,
  type QuoteInPickedQuantities,
} from '../orders/flow/quote-freezing.js';
import type { CustomerPicks } from '../orders/domain/customer-picks.js';
import { fileIdsOf } from '../orders/part-rows/part-files.js';
import type { LoadedFile } from '../orders/part-rows/loaded-part.js';
import type { OrderTree, PartTree, SetTree } from '../orders/tree/order-tree.js';
import { Topic } from '../platform/database/commit-phases.js';
import { Database } from '../platform/database/database.js';
import { currentOrigin } from '../platform/http/request-origin.js';
import { present } from '../platform/present.js';
import { refusingTooLarge } from '../pricing/refusals.js';
import { pickedQuote, UnknownPick } from './domain/picked-quote.js';
import { quoteBreaks } from './domain/quantity-breaks.js';
import type { FrozenQuote } from './frozen-quote.js';
import { packed } from '../platform/database/packed-text.js';
import { quoteDigest } from './quote-content.js';
import { RevisionDocuments } from './revision-documents.service.js';
import { RevisionReader } from './revision-reader.service.js';
import { RevisionsRepository } from './revisions.repository.js';

/** Ids of revisions that the open transaction froze. */
export const FROZEN = new Topic<number>('frozen revisions');

/** Freezes quotes, inside of the transactions that move their status. */
@Injectable()
export class RevisionFreezer extends QuoteFreezing {
  constructor(
    private readonly db: Database,
    private readonly revisions: RevisionsRepository,
    private readonly company: CompanyService,
    private readonly files: FilesService,
    private readonly printed: RevisionDocuments,
    private readonly reader: RevisionReader,
  ) {
    super();
  }

  async freeze(order: OrderTree, by: Freezer, at: string): Promise<Frozen> {
    const company = await this.company.current();
    const digest = quoteDigest({ order, company });
    const last = order.revision === null ? null : await this.revisions.find(order.id, order.revision);
    if (last?.digest === digest) return last;
    const number = last ? last.number + 1 : 0;
    const breaks = quoteBreaks(order);
    const frozen = await this.withOwnFiles({ order: { ...order, revision: number }, company, breaks });
    const row = {
      order_id: order.id,
      number,
      frozen_at: at,
      frozen_by_id: by.id,
      frozen_by: by.name,
      digest,
      total: order.amounts.total,
      origin: currentOrigin() ?? null,
      print_at: new Date().toISOString(),
      print_tries: 0,
    };
    const id = await this.revisions.insert(row, packed(frozen));
    await this.revisions.setLast(order.id, number);
    this.db.changes(FROZEN).set(id, id);
    return { number, frozen_at: at };
  }

  /** Sets and parts of equal content stand at the same places, whatever their ids are. */
  async picked(tree: OrderTree, picks: CustomerPicks): Promise<QuoteInPickedQuantities | null> {
    if (tree.revision === null) return null;
    const { order, breaks } = await this.reader.content(await this.reader.revision(tree.id, tree.revision));
    const picked = knownPicks(() => refusingTooLarge(() => pickedQuote(order, breaks, picks)));
    if (!picked) return null;
    const setAt = places(order.sets, tree.sets);
    const partAt = places(partsOf(order), partsOf(tree));
    const sets = picked.sets.map(({ set_id, quantity, parts }) => ({
      set_id: setAt(set_id),
      quantity,
      parts: parts.map(({ id, figures }) => ({ id: partAt(id), figures })),
    }));
    return { sets, total: picked.amounts.total };
  }

  /** Its file rows go with the order's own; here go the printed documents. */
  async forget(orderId: number): Promise<readonly object[]> {
    const rows = await this.revisions.ofOrder(orderId);
    const documents = await this.revisions.documents(rows.map(({ id }) => id));
    await this.db.afterCommit(() => this.printed.removeAll(orderId));
    return rows.map(({ id, number, frozen_by, frozen_at, digest, total }) => ({
      number,
      frozen_by,
      frozen_at,
      digest,
      total,
      documents: Object.fromEntries(
        documents.filter(({ revision_id }) => revision_id === id).map((each) => [each.kind, each.digest]),
      ),
    }));
  }

  /** Points the quote to file rows of the revision's own, which share the objects: files that the order gives up stay there. */
  private async withOwnFiles({ order, company, breaks }: FrozenQuote): Promise<FrozenQuote> {
    const used = [
      company.logo_file_id,
      ...order.sets.flatMap((set) => [set.content_file_id, ...set.parts.flatMap(fileIdsOf)]),
    ];
    const wanted = [...new Set(used.filter((id) => id !== null))];
    const copies = await this.files.copyRows(wanted, order.id);
    const own = (id: number | null) => (id === null ? null : (copies.get(id) ?? null));
    const sets = order.sets.map((set) => ownSet(set, own));
    // A quote that is frozen by its approval is a quote all the same.
    const asQuote = { type: 'pre_order', status: 'waiting_response' } as const;
    return {
      order: { ...order, ...asQuote, os_file_id: null, os_stored_file: null, sets },
      company: ownLogo(company, own),
      breaks,
    };
  }
}

const partsOf = ({ sets }: OrderTree): PartTree[] => sets.flatMap(({ parts }) => parts);

interface WithId {
  id: number;
}

/** The id of what stands at the same place of the other list. */
function places(frozen: readonly WithId[], now: readonly WithId[]): (id: number) => number {
  const pairs = new Map(frozen.map(({ id }, index) => [id, now[index]?.id]));
  return (id) => present(pairs.get(id), `row at the place of ${String(id)}`);
}

/** Null for picks of what the quote does not offer. */
function knownPicks<T>(made: () => T): T | null {
  try {
    return made();
  } catch (error) {
    if (error instanceof UnknownPick) return null;
    throw error;
  }
}

type Own = (id: number | null) => number | null;

function ownFile<F extends Pick<LoadedFile, 'id'>>(file: F | null | undefined, own: Own): F | null {
  const id = own(file?.id ?? null);
  return file && id !== null ? { ...file, id } : null;
}

const ownLogo = (company: Company, own: Own): Company =>
  Object.assign(new Company(), company, {
    logo_file_id: own(company.logo_file_id),
    logo_file: ownFile(company.logo_file, own),
  });

const ownSet = (set: SetTree, own: Own): SetTree => ({
  ...set,
  content_file_id: own(set.content_file_id),
  content_file: ownFile(set.content_file, own),
  parts: set.parts.map((part) => ownPart(part, own)),
});

const ownPart = (part: PartTree, own: Own): PartTree => ({
  ...part,
  content_file_id: own(part.content_file_id),
  content_file: ownFile(part.content_file, own),
  previous_file_id: own(part.previous_file_id),
  previous_file: ownFile(part.previous_file, own),
  secondary_file_id: own(part.secondary_file_id),
  secondary_file: ownFile(part.secondary_file, own),
});
