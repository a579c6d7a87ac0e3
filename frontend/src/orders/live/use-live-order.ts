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
  const { refresh } = useOrderCache(id);
  const client = useQueryClient();
  const [others, setOthers] = useState(NONE);
  // Written by each reading of the order (use-order), and kept while this asks for it.
  useQuery({ queryKey: orderKeys.state(id), queryFn: skipToken });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const fetchSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refresh();
        void refreshAnswers(client, id);
      }, TOGETHER_MS);
    };
    const fetchMissed = async (state: string | null) => {
      const order = client.getQueryCache().find({ queryKey: orderKeys.order(id), exact: true });
      // One that is being read may be the newer one already.
      await order?.promise?.catch(() => undefined);
      if (!left && order?.state.data && client.getQueryData(orderKeys.state(id)) !== state) fetchSoon();
    };
    const close = openFeed(`/orders/${id}/events`, {
      onClose: () => setOthers(NONE),
      onEvent: {
        opened: (data) => void fetchMissed((JSON.parse(data) as { state: string | null }).state),
        changed: fetchSoon,
        present: (data) => setOthers((JSON.parse(data) as { others: Other[] }).others),
      },
    });
    return () => {
      left = true;
      clearTimeout(timer);
      close();
    };
  }, [client, id, refresh]);
  return others;
};
