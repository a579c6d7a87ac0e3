import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answer, api, messageOf } from '../api';
import { texts } from '../i18n';
import { useDebounced, useToast } from '../ui';
import { type Filters, NO_FILTERS, toQuery } from './filters';

const KEY = 'error-logs';
const { errorLog } = texts;

/** The filtered page of the log; typing in the search rests for half a second before it asks. */
export const useErrorLogs = () => {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const search = useDebounced(filters.search);
  const query = toQuery({ ...filters, search }, page);
  const logs = useQuery({
    queryKey: [KEY, 'page', query],
    queryFn: ({ signal }) => answer(api.GET('/api/error-logs', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
  return {
    filters,
    /** Another filter starts at the first page. */
    setFilters: (next: Filters) => {
      setFilters(next);
      setPage(1);
    },
    page,
    setPage,
    logs,
  };
};

/** The figures on top. */
export const useStatistics = () => {
  const toast = useToast();
  const statistics = useQuery({
    queryKey: [KEY, 'statistics'],
    queryFn: ({ signal }) => answer(api.GET('/api/error-logs/statistics', { signal })),
  });
  useEffect(() => {
    if (statistics.error) toast(messageOf(statistics.error, errorLog.statisticsFailed));
  }, [statistics.error, toast]);
  return statistics.data;
};

/** Deletes one log or all of them, and refreshes list and figures. */
export const useErrorLogDeletion = () => {
  const client = useQueryClient();
  const toast = useToast();
  return async (id: number | 'all') => {
    try {
      if (id === 'all') await api.DELETE('/api/error-logs/destroy-all');
      else await api.DELETE('/api/error-logs/{id}', { params: { path: { id } } });
      toast(texts.common.deleted, 'success');
      await client.invalidateQueries({ queryKey: [KEY] });
    } catch (error) {
      toast(messageOf(error, id === 'all' ? errorLog.deleteAllFailed : errorLog.deleteFailed));
    }
  };
};
