import { type DragEvent, useState } from 'react';
import type { OrderSet } from '../../data/types';
import { useTransferring } from '../transfer';

/** What comes of parts and sets that are dragged over a set: parts go to its end, a set takes its place. */
export const useSetDrops = (set: OrderSet) => {
  const transfers = useTransferring();
  const [over, setOver] = useState(false);
  const { dragged } = transfers ?? {};
  const isItself = dragged?.kind === 'sets' && dragged.ids.includes(set.id);
  const accepts = dragged !== null && dragged !== undefined && !isItself;
  return {
    over: over && accepts,
    faded: isItself || (transfers?.isCut('sets', set.id) ?? false),
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!accepts) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = event.ctrlKey ? 'copy' : 'move';
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!accepts) return;
        event.preventDefault();
        const mode = event.ctrlKey ? 'copy' : 'move';
        if (dragged.kind === 'parts') transfers?.dropParts(set.id, null, mode);
        else transfers?.dropSet(set, mode);
      },
    },
  };
};
