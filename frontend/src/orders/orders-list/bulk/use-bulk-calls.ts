import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api';
import { bulk } from '../../../i18n/orders';
import { useToast } from '../../../ui';
import { orderKeys } from '../../data/keys';
import { bulkApi } from '../../data/orders-api';
import type { BulkAnswer } from '../../data/types';
import type { BulkMove } from './move-counts';
import type { Selection } from './selection';

/** Changes what is selected; what was changed is selected no longer, what refused stays. */
export const useBulkCalls = (selection: Selection) => {
  const client = useQueryClient();
  const toast = useToast();
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  const run = async (call: Promise<BulkAnswer>) => {
    try {
      const answer = await call;
      selection.remove(answer.changed);
      setRefused(answer.refused);
      if (answer.changed.length > 0) toast(bulk.changed(answer.changed.length), 'success');
      for (const id of answer.changed) client.removeQueries({ queryKey: orderKeys.order(id) });
    } catch (error) {
      toast(messageOf(error, bulk.failed));
    }
    await client.invalidateQueries({ queryKey: orderKeys.list });
  };
  return {
    move: (ids: number[], kind: BulkMove) => run(bulkApi.move(ids, kind)),
    taxes: (ids: number[]) => run(bulkApi.taxes(ids)),
    assign: (ids: number[], userId: number) => run(bulkApi.assign(ids, userId)),
    refused,
    forgetRefused: () => setRefused([]),
  };
};
