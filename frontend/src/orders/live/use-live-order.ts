import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openFeed } from '../../api';
import { refreshAnswers } from '../../offers';
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
 * newer values around their edits (see editing/).
 * @returns who else has it open, by name
 */
export const useLiveOrder = (id: number): readonly Other[] => {
  const { refresh } = useOrderCache(id);
  const client = useQueryClient();
  const [others, setOthers] = useState(NONE);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refresh();
        void refreshAnswers(client, id);
      }, TOGETHER_MS);
    };
    const close = openFeed(`/orders/${id}/events`, {
      onOpen: (again) => again && fetchSoon(),
      onClose: () => setOthers(NONE),
      onEvent: {
        changed: fetchSoon,
        present: (data) => setOthers((JSON.parse(data) as { others: Other[] }).others),
      },
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [client, id, refresh]);
  return others;
};
