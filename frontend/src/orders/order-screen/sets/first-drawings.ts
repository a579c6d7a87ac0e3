/**
 * Drawings that are chosen on the form of a new order: they wait until it is stored, and then for its first set, whose
 * screen sends them. Files can't travel in an address or in the history, so they are kept here.
 */
class FirstDrawings {
  private chosen: readonly File[] = [];
  private readonly ofOrders = new Map<number, readonly File[]>();
  private readonly ofSets = new Map<number, readonly File[]>();

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

  giveToSet(setId: number, files: readonly File[]): void {
    this.ofSets.set(setId, files);
  }

  takeOfSet(setId: number): readonly File[] {
    return taken(this.ofSets, setId);
  }
}

function taken(waiting: Map<number, readonly File[]>, id: number): readonly File[] {
  const files = waiting.get(id) ?? [];
  waiting.delete(id);
  return files;
}

export const firstDrawings = new FirstDrawings();
