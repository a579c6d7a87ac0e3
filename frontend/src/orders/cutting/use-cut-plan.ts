import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import type { CutGroup, CutSettings, SheetChange } from './types';

const text = texts.orders.cutting;

interface CutPlan<Plan> {
  /** As it is stored; undefined until it is read. */
  plan: Plan | undefined;
  /** Has one group searched, and answers the whole plan. */
  compute: (settings: CutSettings & { group: string }, signal: AbortSignal) => Promise<Plan>;
  /** Changes a sheet by hand, and answers the whole plan. */
  change: (change: SheetChange) => Promise<Plan>;
  onPlan: (plan: Plan) => void;
  refetch: () => unknown;
}

/**
 * The settings of a plan with what the user has changed since it was computed, and what changes the plan. Groups are searched one after the
 * other, so that one sees how far it is and may stop it: what was found stays, and the other groups keep the plans that they have.
 */
export const useCutPlan = <Plan extends { settings: CutSettings; groups: readonly CutGroup[] }>({
  plan,
  compute,
  change,
  onPlan,
  refetch,
}: CutPlan<Plan>) => {
  const toast = useToast();
  const [chosen, setChosen] = useState<Partial<CutSettings>>({});
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null);
  const running = useRef<AbortController | null>(null);
  const settings = plan && { ...plan.settings, ...chosen };
  const failed = (fallback: string) => (failure: unknown) => {
    toast(messageOf(failure, fallback));
    void refetch();
  };
  const searching = useMutation({
    mutationFn: async (asked: { groups: readonly CutGroup[]; settings: CutSettings }) => {
      const stop = new AbortController();
      running.current = stop;
      const isStopped = () => stop.signal.aborted;
      const keys = asked.groups.filter(({ parts }) => parts.length > 0).map(({ key }) => key);
      for (const [index, group] of keys.entries()) {
        if (isStopped()) break;
        setProgress({ at: index + 1, of: keys.length });
        try {
          onPlan(await compute({ ...asked.settings, group }, stop.signal));
          setChosen({});
        } catch (error) {
          // The group has the plan that it had.
          if (isStopped()) void refetch();
          else failed(text.computeFailed)(error);
        }
      }
      setProgress(null);
    },
  });
  const changing = useMutation({
    // The answer to the last one is shown last.
    scope: { id: 'cut-sheet' },
    mutationFn: change,
    onSuccess: onPlan,
    onError: failed(text.changeFailed),
  });
  return {
    settings,
    /** Whether the settings are others than those of the plan. */
    isChanged: Object.keys(chosen).length > 0,
    change: (fields: Partial<CutSettings>) => setChosen({ ...chosen, ...fields }),
    compute: () => plan && settings && searching.mutate({ groups: plan.groups, settings }),
    progress,
    stop: () => running.current?.abort(),
    /** Answers whether it was done. */
    changeSheet: (asked: SheetChange) =>
      changing.mutateAsync(asked).then(
        () => true,
        () => false,
      ),
    failed,
  };
};

export type SearchProgress = ReturnType<typeof useCutPlan>['progress'];
