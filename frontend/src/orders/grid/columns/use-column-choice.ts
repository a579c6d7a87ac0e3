import { useMemo, useState } from 'react';
import { useSession } from '../../../providers';
import type { GridColumn } from '../core/column';
import {
  arranged,
  type ColumnChoice,
  sorted,
  STANDARD,
  withFreeze,
  withHidden,
  withMove,
  withStep,
} from './column-choice';
import { keepChoice, readChoice } from './kept-choice';

/**
 * The columns as the user wants them, and changing that.
 * @param kept columns with texts that are not saved
 */
export const useColumnChoice = (all: readonly GridColumn[], kept: readonly string[]) => {
  const userId = useSession().user?.id ?? 0;
  const [choice, setChoice] = useState(() => readChoice(userId));
  const keptKey = kept.join();
  const columns = useMemo(() => arranged(all, choice, keptKey.split(',')), [all, choice, keptKey]);
  const list = useMemo(() => sorted(all, choice), [all, choice]);
  const change = (next: ColumnChoice) => {
    if (next === choice) return;
    setChoice(next);
    keepChoice(userId, next);
  };
  return {
    /** Those that are shown. */
    columns,
    arrangement: {
      /** All of them, in their order. */
      list,
      isStandard: choice === STANDARD,
      isHidden: (key: string) => choice.hidden.includes(key),
      hide: (key: string, hidden: boolean) => change(withHidden(choice, key, hidden)),
      freeze: (key: string, frozen: boolean) => change(withFreeze(choice, key, frozen)),
      /** One place among all columns, or among those that are shown. */
      step: (key: string, step: -1 | 1, among: readonly GridColumn[] = list) =>
        change(withStep(all, choice, { key, step, among })),
      move: (key: string, beside: string, side: 'before' | 'after') =>
        change(withMove(all, choice, { key, beside, side })),
      restore: () => change(STANDARD),
    },
  };
};

export type Arrangement = ReturnType<typeof useColumnChoice>['arrangement'];
