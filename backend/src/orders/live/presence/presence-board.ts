/** A user, as others see who has an order open. */
export interface Present {
  id: number;
  name: string;
}

interface Report {
  people: readonly Present[];
  until: number;
}

/** Reports of a process about an order count for so long, in milliseconds: one that was killed takes no leave. */
export const REPORT_MS = 50_000;

/** Who has which order open in other processes, by what each of these reported last. */
export class PresenceBoard {
  private readonly reports = new Map<number, Map<string, Report>>();

  /** @param now milliseconds; the report counts from then on */
  report(orderId: number, process: string, people: readonly Present[], now: number): void {
    const ofOrder = this.reports.get(orderId) ?? new Map<string, Report>();
    ofOrder.delete(process);
    if (people.length > 0) ofOrder.set(process, { people, until: now + REPORT_MS });
    if (ofOrder.size > 0) this.reports.set(orderId, ofOrder);
    else this.reports.delete(orderId);
  }

  people(orderId: number, now: number): Present[] {
    const ofOrder = [...(this.reports.get(orderId)?.values() ?? [])];
    return ofOrder.filter(({ until }) => until > now).flatMap(({ people }) => people);
  }

  /** Forgets the reports that no longer count. @returns the orders of which it forgot some */
  forgetOld(now: number): number[] {
    const changed: number[] = [];
    for (const [orderId, ofOrder] of this.reports) {
      const old = [...ofOrder].filter(([, { until }]) => until <= now);
      for (const [process] of old) this.report(orderId, process, [], now);
      if (old.length > 0) changed.push(orderId);
    }
    return changed;
  }
}

/** Each user once, by name; without the one who looks. */
export function othersOf(people: readonly Present[], viewerId: number): Present[] {
  const byId = new Map(people.filter(({ id }) => id !== viewerId).map((each) => [each.id, each]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
}
