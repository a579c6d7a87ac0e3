import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answer, api, padNumber } from '../../api';
import type { components } from '../../api/schema';
import { texts } from '../../i18n';
import { useToast } from '../../ui';

const { answers: words } = texts.offers;

export type Reminders = components['schemas']['RemindersView'];
export type Reminder = components['schemas']['ReminderView'];

/** Quotes are answered while a tab shows a screen that hears of no changes. */
const EVERY_MS = 60_000;

/** The user's own quotes that were answered or whose validity ends; asked for anew now and then, and when the tab is looked at again. */
export const useReminders = () =>
  useQuery({
    queryKey: ['reminders'],
    queryFn: ({ signal }) => answer(api.GET('/api/reminders', { signal })),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    staleTime: 30_000,
  });

/** Announces answers that come while the application is open; those from before stand behind the bell. */
export const useAnswerToasts = (data: Reminders | undefined): void => {
  const toast = useToast();
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (!data) return;
    const newest = Math.max(0, ...data.answers.map(({ id }) => id));
    const before = known.current;
    known.current = Math.max(newest, before ?? 0);
    if (before === null) return;
    for (const { id, kind, name, order_id: orderId } of data.answers.toReversed()) {
      if (id > before)
        toast(words.toast[kind](name, padNumber(orderId)), kind === 'refused' ? 'warning' : 'success');
    }
  }, [data, toast]);
};
