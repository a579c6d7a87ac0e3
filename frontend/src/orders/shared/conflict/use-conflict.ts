import { useState } from 'react';
import { ApiError, messageOf } from '../../../api';
import { useToast } from '../../../ui';
import { ordersApi } from '../../data/orders-api';
import type { OrderEvent } from '../../types';

/** What somebody else saved meanwhile, and when and by whom as far as the history tells. */
export interface Conflict<Saved> {
  theirs: Saved;
  change: Pick<OrderEvent, 'user_name' | 'created_at'> | undefined;
}

interface Source<Saved> {
  orderId: number;
  /** Fetches the version that is stored now. */
  load: () => Promise<Saved>;
  /** Whether an event of the order's history changed this record. */
  concerns: (event: OrderEvent) => boolean;
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/**
 * A save that came too late: fetches the other version and who made it, and waits for the user's choice.
 * @returns `raise`, which puts the question, and `settle`, which ends it
 */
export const useConflict = <Saved>({ orderId, load, concerns }: Source<Saved>) => {
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict<Saved> | null>(null);
  return {
    conflict,
    raise: async (fallback: string) => {
      try {
        const history = ordersApi.history(orderId).catch((): OrderEvent[] => []);
        const [theirs, events] = await Promise.all([load(), history]);
        setConflict({ theirs, change: events.find(concerns) });
      } catch (error) {
        toast(messageOf(error, fallback));
      }
    },
    settle: () => setConflict(null),
  };
};
