import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../api';
import type { components } from '../../api/schema';

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
