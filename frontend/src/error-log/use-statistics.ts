import { useQuery } from '@tanstack/react-query';
import { answer, api, messageOf } from '../api';
import { texts } from '../i18n';
import { useFailureToast } from '../ui';

/** The figures on top; what goes for the list's queries goes for them too, because their key begins as theirs do. */
export const useStatistics = () => {
  const { data, error } = useQuery({
    queryKey: ['error-logs', 'statistics'],
    queryFn: ({ signal }) => answer(api.GET('/api/error-logs/statistics', { signal })),
  });
  useFailureToast(error, (failed) => messageOf(failed, texts.errorLog.statisticsFailed));
  return data;
};
