import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import type { PreparedFile } from '../../files/prepared-file.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { orderTexts } from '../orders.texts.js';
import { discountExceedsTotal } from '../../pricing/domain/order/order-totals.js';
import { UNTOUCHED } from '../domain/duplicate.js';
import { BLANK_TERMS } from '../domain/order-terms.js';
import type { OrderType } from '../domain/order-types.js';
import { freezes, initialStatus, type StatusMove } from '../domain/status-flow.js';
import { OrderMoves } from './order-moves.service.js';
import { refuseFrozenChanges } from '../access/refuse-frozen.js';
import { changesBetween, OrderHistoryService, type Changes } from '../history/order-history.service.js';
import { movedFields, touchesTotal, type Loss } from './order-changes.js';
import { OrderReader } from '../tree/order-reader.service.js';
import type { OrderTree } from '../tree/order-tree.js';
import type { OrderView } from '../tree/order-view.js';
import type { Order } from '../order.entity.js';
import { OrdersRepository, type OrderFields } from '../orders.repository.js';
import type { TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import type { OrderTerms } from '../repricing/domain/reprice.js';
import { RepricingService } from '../repricing/repricing.service.js';
import type { LoadedSet } from '../sets/loaded-set.js';
import { OrderValidity } from '../validity/order-validity.service.js';

/** Changes of a save. */
export interface OrderChange {
  given: Partial<OrderFields>;
  /** The move of the status that the save is, too. */
  move?: StatusMove | null;
  /** Why the quote is lost, where the move cancels it. */
  loss?: Loss;
  /** The new service-order file, or null to give up the one there is. */
  file?: PreparedFile | null;
}

/**
 * Stores an order with all that follows from it: files, the parts' ICMS and values, history. The caller has opened
 * the transaction, locked the order and checked the permission.
 *
 * The discount is checked on every save that gives a field of the total, and on a markup change. A part that shrinks
 * or goes away is never refused for a discount elsewhere: the total shows it, and the next save of the order does.
 */
@Injectable()
export class OrderSaver {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly history: OrderHistoryService,
    private readonly pricing: RepricingService,
    private readonly files: FilesService,
    private readonly reader: OrderReader,
    private readonly validity: OrderValidity,
    private readonly moves: OrderMoves,
  ) {}

  /** Stores a new order of the actor's. @throws Invalid for an unknown customer or a discount above the total */
  async create(actor: Actor, type: OrderType, { given, file }: OrderChange): Promise<OrderView> {
    await this.pricing.icmsOfCustomer(given.customer_id ?? null);
    const now = new Date().toISOString();
    const own = {
      type,
      status: initialStatus(type),
      created_by_id: actor.id,
      created_at: now,
      updated_at: now,
    };
    const id = await this.orders.insert({ ...UNTOUCHED, ...BLANK_TERMS, tax_basis: null, ...given, ...own });
    if (file) await this.orders.update(id, await this.attach(file, id));
    await this.history.record(actor, id, 'created');
    const tree = await this.reader.readTree(id);
    if (touchesTotal(given)) refuseTooLargeDiscount(tree);
    return this.reader.viewOf(actor, tree);
  }

  /** Stores a change and answers the order as it is then. @throws as `change` */
  async save(actor: Actor, order: Order, change: OrderChange): Promise<OrderView> {
    const changed = await this.change(actor, order, change);
    return this.reader.viewOf(actor, await changed());
  }

  /**
   * Stores a change; one that changes nothing counts no version. A move that sends or approves a quote freezes it, and an
   * approval takes over what the customer chose.
   * @returns reads the order as it is then, once: moves of many orders have no use for it
   * @throws Invalid as `create`, and for a change of what waits for its customer's answer
   */
  async change(
    actor: Actor,
    order: Order,
    { given, move, loss, file }: OrderChange,
  ): Promise<() => Promise<OrderTree>> {
    const { tax_basis, ...own } = given;
    const taxed = tax_basis === undefined ? {} : { tax_basis };
    const noted = taxChange(order, tax_basis);
    refuseFrozenChanges(order, Object.keys({ ...changesBetween(order, own), ...noted }));
    const sets = await this.repriceParts(order, given);
    const saved = changesBetween(order, { ...own, ...(await this.replaceFile(order, file)) });
    if (Object.keys({ ...saved, ...noted }).length > 0)
      await this.history.record(actor, order.id, 'saved', { ...saved, ...noted });
    const now = new Date().toISOString();
    const moved = move ? changesBetween(order, movedFields(move, { order, by: actor, now, loss })) : {};
    const kept = changesBetween(order, await this.validity.changeOf(order, { given, move, now }));
    const changed = [
      ...Object.entries({ ...saved, ...moved, ...kept }).map(([field, [, to]]) => [field, to] as const),
      ...Object.entries(taxed),
    ];
    if (changed.length > 0) {
      const counted = { version: order.version + 1, updated_at: now };
      await this.orders.update(order.id, { ...Object.fromEntries(changed), ...counted });
    }
    let tree: Promise<OrderTree> | undefined;
    const read = () => (tree ??= this.reader.readTree(order.id, sets));
    if (touchesTotal(given) || tax_basis) refuseTooLargeDiscount(await read());
    if (move) {
      const frozen = freezes(move, order.revision)
        ? await this.moves.freeze(actor, await read(), { given, move, now })
        : {};
      await this.history.record(actor, order.id, actionOf(move), { ...withoutStamps(moved), ...frozen });
      if (move.kind === 'approve' && (await this.moves.takeOverPicks(actor, await read()))) {
        tree = this.reader.readTree(order.id);
        if (touchesTotal(given)) refuseTooLargeDiscount(await tree);
      }
    }
    return read;
  }

  /** Reprices the parts for another customer, markup or tax basis. @returns the sets, where they had to be read */
  private async repriceParts(
    order: Order,
    { customer_id, markup, tax_basis }: Partial<OrderFields>,
  ): Promise<LoadedSet[] | undefined> {
    const changed: Partial<OrderTerms> = {};
    if (customer_id !== undefined && customer_id !== order.customer_id) {
      changed.icms = await this.pricing.icmsOfCustomer(customer_id);
    }
    if (tax_basis !== undefined) {
      changed.tax_basis = tax_basis;
      changed.icms ??= await this.pricing.icmsOfCustomer(order.customer_id);
    } else if (order.tax_basis !== null) {
      // An order (pedido) keeps its taxes until a person asks for new ones.
      delete changed.icms;
    }
    if (markup !== undefined && markup !== order.markup) changed.markup = markup;
    if (Object.keys(changed).length === 0) return undefined;
    const sets = await this.reader.readSets(order.id);
    await this.pricing.repriceOrder(
      sets.flatMap((set) => set.parts),
      changed,
    );
    return sets;
  }

  private async replaceFile(order: Order, file: OrderChange['file']): Promise<Partial<OrderFields>> {
    if (file === undefined) return {};
    await this.files.release([order.os_file_id]);
    return file ? this.attach(file, order.id) : { os_file_id: null };
  }

  private async attach(file: PreparedFile, orderId: number): Promise<Pick<OrderFields, 'os_file_id'>> {
    const [row] = await this.files.save([file], orderId);
    return { os_file_id: row?.id ?? null };
  }
}

/** @throws Invalid when the discount exceeds the total */
function refuseTooLargeDiscount({ amounts, tax_basis }: OrderTree): void {
  if (!discountExceedsTotal(amounts, tax_basis)) return;
  throw Invalid.field('discount', orderTexts.discountTooLarge(tax_basis !== null));
}

/** A change of the tax basis as the history keeps it: the days that taxes were and are computed for, null without a basis. */
const taxChange = ({ tax_basis }: Order, basis: TaxBasis | null | undefined): Changes =>
  basis === undefined ? {} : { complete_taxes: [tax_basis?.day ?? null, basis?.day ?? null] };

const actionOf = (move: StatusMove) => (move.kind === 'approve' ? 'approved' : 'status_moved');

/** The moments of sending and answering are those of the events themselves. */
const withoutStamps = ({ sent_at: _sent, answered_at: _answered, ...changes }: Changes): Changes => changes;
