import { useMemo, useState } from 'react';
import { useSession } from '../../../providers';
import { useOpenOrder } from '../../data/open-order';
import type { Margin } from '../../data/types';
import { useMargins } from '../../margins/part-margin';
import type { GridColumn } from '../core/column';
import { columnsOf } from '../core/columns';
import { type ColumnProcess, processField, processesOf } from '../core/process-columns';
import type { Marks } from '../saving/save-port';
import {
  type ColumnChoice,
  type ColumnGroup,
  GROUPS,
  STANDARD,
  arranged,
  sorted,
  withFreeze,
  withGroup,
  withHidden,
  withMove,
  withStep,
  withWidth,
} from './column-choice';

const keyOf = (userId: number): string => `grid-columns:${String(userId)}`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isWidths = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);

/** The choice that a user has made in this browser: how many columns have room is a matter of its screen. */
export const readChoice = (userId: number): ColumnChoice => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return STANDARD;
    const { order, hidden, frozen, widths } = kept as Partial<Record<keyof ColumnChoice, unknown>>;
    if (!isTexts(order) || !isTexts(hidden) || !isTexts(frozen)) return STANDARD;
    return { order, hidden, frozen, widths: isWidths(widths) ? widths : {} };
  } catch {
    return STANDARD;
  }
};

/** A browser without storage forgets it with the screen. */
export const keepChoice = (userId: number, choice: ColumnChoice): void => {
  try {
    if (choice === STANDARD) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(choice));
  } catch {
    // No storage, or no room in it.
  }
};

/** The user's choice, and another one in its place, which this browser keeps. */
const useKeptChoice = (): [ColumnChoice, (next: ColumnChoice) => void] => {
  const userId = useSession().user?.id ?? 0;
  const [choice, setChoice] = useState(() => readChoice(userId));
  const change = (next: ColumnChoice) => {
    if (next === choice) return;
    setChoice(next);
    keepChoice(userId, next);
  };
  return [choice, change];
};

/**
 * The columns as the user wants them, and changing that.
 * @param kept columns with texts that are not saved
 */
const useColumnChoice = (
  all: readonly GridColumn[],
  kept: readonly string[],
  [choice, change]: ReturnType<typeof useKeptChoice>,
) => {
  const keptKey = kept.join();
  const columns = useMemo(() => arranged(all, choice, keptKey.split(',')), [all, choice, keptKey]);
  const list = useMemo(() => sorted(all, choice), [all, choice]);
  return {
    /** The columns that are shown. */
    columns,
    arrangement: {
      /** All of them, in their order. */
      list,
      /** The groups that the user has any column of. */
      groups: (Object.keys(GROUPS) as ColumnGroup[]).filter((group) =>
        GROUPS[group].some((key) => all.some((column) => column.key === key)),
      ),
      isHidden: (key: string) => choice.hidden.includes(key),
      hide: (key: string, hidden: boolean) => change(withHidden(choice, key, hidden)),
      freeze: (key: string, frozen: boolean) => change(withFreeze(choice, key, frozen)),
      /** One place among all columns, or among those that are shown. */
      step: (key: string, step: -1 | 1, among: readonly GridColumn[] = list) =>
        change(withStep(all, choice, { key, step, among })),
      move: (key: string, beside: string, side: 'before' | 'after') =>
        change(withMove(all, choice, { key, beside, side })),
      /** How many columns of a group are shown: all, some or none. */
      shownOf: (group: ColumnGroup): 'all' | 'some' | 'none' => {
        const hidden = GROUPS[group].filter((key) => choice.hidden.includes(key)).length;
        if (hidden === 0) return 'all';
        return hidden < GROUPS[group].length ? 'some' : 'none';
      },
      showGroup: (group: ColumnGroup, shown: boolean) => change(withGroup(choice, group, !shown)),
      resize: (key: string, width: number) => change(withWidth(choice, key, width)),
      restore: () => change(STANDARD),
    },
  };
};

export type Arrangement = ReturnType<typeof useColumnChoice>['arrangement'];

/** The columns that hold texts which are not saved. */
const keptColumns = (marks: Marks): string[] => {
  const kept = new Set<string>();
  for (const row of marks.values()) {
    for (const [column, { state }] of row) if (state !== 'saving') kept.add(column);
  }
  return [...kept].sort();
};

const NO_MARGINS: ReadonlyMap<number, Margin> = new Map();

/**
 * The margins by part; null for users who may not see any.
 * @param shown none are given while no column shows them, since others make all columns anew
 */
const usePartMargins = (shown: boolean): ReadonlyMap<number, Margin> | null => {
  const { canViewCosts } = useSession();
  const { data } = useMargins();
  const byPart = useMemo(
    () =>
      shown && data
        ? new Map(data.sets.flatMap(({ parts }) => parts).map((part) => [part.id, part]))
        : NO_MARGINS,
    [data, shown],
  );
  return canViewCosts ? byPart : null;
};

/** The columns of an order's grid: a process has one while a part has it, or once it was added. */
export const useColumns = (marks: Marks) => {
  const { order } = useOpenOrder();
  const [added, setAdded] = useState<readonly ColumnProcess[]>([]);
  const used = useMemo(() => processesOf(order.sets.flatMap(({ parts }) => parts)), [order.sets]);
  // Parts change with each save, the processes that they have rarely.
  const key = JSON.stringify([...used, ...added.filter(({ id }) => !used.some((each) => each.id === id))]);
  const kept = useKeptChoice();
  const margins = usePartMargins(GROUPS.costs.some((cost) => !kept[0].hidden.includes(cost)));
  const all = useMemo(() => columnsOf(JSON.parse(key) as ColumnProcess[], margins), [key, margins]);
  const choice = useColumnChoice(all, keptColumns(marks), kept);
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
