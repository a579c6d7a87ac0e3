/**
 * Drawings that are chosen on the form of a new order: they wait until it is stored, and then for its first set, whose
 * screen sends them. Files can't travel in an address or in the history, so they are kept here.
 */
export class FirstDrawings {
  private chosen: readonly File[] = [];
  private readonly ofOrders = new Map<number, readonly File[]>();
  private readonly ofSets = new Map<number, readonly File[]>();
  private readonly senders = new Map<number, (files: readonly File[]) => void>();

  /** They belong to the order that is stored next; none take back those that were chosen. */
  choose(files: readonly File[]): void {
    this.chosen = files;
  }

  /** The new order is stored. */
  giveToOrder(orderId: number): void {
    if (this.chosen.length > 0) this.ofOrders.set(orderId, this.chosen);
    this.chosen = [];
  }

  /** Whether drawings wait for the order's first set; asked once. */
  takeOfOrder(orderId: number): readonly File[] {
    return taken(this.ofOrders, orderId);
  }

  /** The set that they are to become parts of; its screen may stand already, because an event of the order came before the answer. */
  giveToSet(setId: number, files: readonly File[]): void {
    if (files.length === 0) return;
    const send = this.senders.get(setId);
    if (send) send(files);
    else this.ofSets.set(setId, files);
  }

  /**
   * The set's screen stands and sends what is given to the set, before or after this call.
   * @returns ends it
   */
  sendWith(setId: number, send: (files: readonly File[]) => void): () => void {
    this.senders.set(setId, send);
    const waiting = taken(this.ofSets, setId);
    if (waiting.length > 0) send(waiting);
    return () => {
      this.senders.delete(setId);
    };
  }
}

function taken(waiting: Map<number, readonly File[]>, id: number): readonly File[] {
  const files = waiting.get(id) ?? [];
  waiting.delete(id);
  return files;
}

export const firstDrawings = new FirstDrawings();
