import { useMemo, useState } from 'react';
import { useOpenOrder } from '../data/open-order';
import { useColumnChoice } from './columns/use-column-choice';
import { columnsOf } from './core/columns';
import { type ColumnProcess, processesOf, processField } from './core/process-columns';
import type { Marks } from './saving/save-port';

/** The columns that hold texts which are not saved. */
const keptColumns = (marks: Marks): string[] => {
  const kept = new Set<string>();
  for (const row of marks.values()) {
    for (const [column, { state }] of row) if (state !== 'saving') kept.add(column);
  }
  return [...kept].sort();
};

/** The columns of an order's grid: a process has one while a part has it, or once it was added. */
export const useColumns = (marks: Marks) => {
  const { order } = useOpenOrder();
  const [added, setAdded] = useState<readonly ColumnProcess[]>([]);
  const used = useMemo(() => processesOf(order.sets.flatMap(({ parts }) => parts)), [order.sets]);
  // Parts change with each save, the processes that they have rarely.
  const key = JSON.stringify([...used, ...added.filter(({ id }) => !used.some((each) => each.id === id))]);
  const all = useMemo(() => columnsOf(JSON.parse(key) as ColumnProcess[]), [key]);
  const choice = useColumnChoice(all, keptColumns(marks));
  /** Shows the column of a process that was hidden. */
  const showProcess = (id: number) => choice.arrangement.hide(processField(id), false);
  return {
    ...choice,
    showProcess,
    addProcess: (process: ColumnProcess) => {
      setAdded((before) => [...before, process]);
      showProcess(process.id);
    },
  };
};
