import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openFeed } from '../../api';
import { refreshAnswers } from '../../offers';
import { orderKeys } from '../data/keys';
import { useOrderCache } from '../data/use-order';

/** Another user who has the order open. */
export interface Other {
  id: number;
  name: string;
}

/** Changes that come closely one after the other are fetched together. */
const TOGETHER_MS = 300;

const NONE: readonly Other[] = [];

/**
 * Keeps what is shown of an order up to date with what others store in it. What is being typed stays: forms take over
 * newer values around their edits (see editing/). What was stored between the order's reading and the opening of its
 * events, or while they were interrupted, shows in the state that the opening reports: where it is the one that was read,
 * nothing is asked for.
 * @returns who else has it open, by name
 */
export const useLiveOrder = (id: number): readonly Other[] => {
  const { refresh, refreshParts } = useOrderCache(id);
  const client = useQueryClient();
  const [others, setOthers] = useState(NONE);
  // Written by each reading of the order (use-order), and kept while this asks for it.
  useQuery({ queryKey: orderKeys.state(id), queryFn: skipToken });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    /** The parts that alone are known to have changed; null: anything may have. */
    let changed: Set<number> | null = new Set();
    const fetchNow = () => {
      timer = undefined;
      if (changed) void refreshParts([...changed]);
      else {
        void refresh();
        void refreshAnswers(client, id);
      }
      changed = new Set();
    };
    const fetchSoon = (ids?: readonly number[]) => {
      if (ids) ids.forEach((part) => changed?.add(part));
      else changed = null;
      timer ??= setTimeout(fetchNow, TOGETHER_MS);
    };
    const fetchMissed = async (state: string | null) => {
      const order = client.getQueryCache().find({ queryKey: orderKeys.order(id), exact: true });
      // One that is being read may be the newer one already.
      await order?.promise?.catch(() => undefined);
      if (!left && order?.state.data && client.getQueryData(orderKeys.state(id)) !== state) fetchSoon();
    };
    const close = openFeed(`/orders/${id}/events`, {
      onClose: () => setOthers(NONE),
      // An order that was deleted in the meantime has none.
      onRefused: () => fetchSoon(),
      onEvent: {
        opened: (data) => void fetchMissed((JSON.parse(data) as { state: string | null }).state),
        changed: (data) =>
          fetchSoon(data === '' ? undefined : (JSON.parse(data) as { part_ids: number[] }).part_ids),
        present: (data) => setOthers((JSON.parse(data) as { others: Other[] }).others),
      },
    });
    return () => {
      left = true;
      clearTimeout(timer);
      close();
    };
  }, [client, id, refresh, refreshParts]);
  return others;
};
