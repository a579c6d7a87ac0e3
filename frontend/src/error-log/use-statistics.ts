import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answer, api, messageOf } from '../api';
import { texts } from '../i18n';
import { useToast } from '../ui';

/** The figures on top; what goes for the list's queries goes for them too, because their key begins as theirs do. */
export const useStatistics = () => {
  const toast = useToast();
  const { data, error } = useQuery({
    queryKey: ['error-logs', 'statistics'],
    queryFn: ({ signal }) => answer(api.GET('/api/error-logs/statistics', { signal })),
  });
  useEffect(() => {
    if (error) toast(messageOf(error, texts.errorLog.statisticsFailed));
  }, [error, toast]);
  return data;
};
