import { useMemo, useState } from 'react';
import { useOpenOrder } from '../data/open-order';
import { columnsOf } from './core/columns';
import { type ColumnProcess, processesOf } from './core/process-columns';

/** The columns of an order's grid: a process has one while a part has it, or once it was added. */
export const useColumns = () => {
  const { order } = useOpenOrder();
  const [added, setAdded] = useState<readonly ColumnProcess[]>([]);
  const used = useMemo(() => processesOf(order.sets.flatMap(({ parts }) => parts)), [order.sets]);
  // Parts change with each save, the processes that they have rarely.
  const key = JSON.stringify([...used, ...added.filter(({ id }) => !used.some((each) => each.id === id))]);
  const columns = useMemo(() => columnsOf(JSON.parse(key) as ColumnProcess[]), [key]);
  return {
    columns,
    addProcess: (process: ColumnProcess) => setAdded((before) => [...before, process]),
  };
};
