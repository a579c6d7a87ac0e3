import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, byId } from '../../../api';
import type { ContourSheet } from '../../data/types';
import type { PartSession } from '../session/use-part-session';
import { withCut } from './contour-groups';

const NO_CONTOURS: ContourSheet = { width: 0, height: 0, contours: [], too_many: false, bends: [] };

/** The contours of the DXF of the part that is open, which of them are cut, and which one is pointed at. */
export const useContours = (form: PartSession, canEdit: boolean) => {
  const { id, content, flat_pattern, contours_out } = form.draft;
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const { data, isError, refetch } = useQuery({
    queryKey: ['parts', 'contours', id, content],
    queryFn: ({ signal }) => answer(api.GET('/api/set-parts/{id}/contours', { ...byId(id), signal })),
    enabled: content !== null && flat_pattern !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const sheet = data && flat_pattern !== null ? data : NO_CONTOURS;
  const { contours } = sheet;
  return {
    sheet,
    failed: isError,
    retry: () => void refetch(),
    isOut: (contour: string) => contours_out.includes(contour),
    out: contours_out.length,
    canEdit,
    /** Takes contours into the cut or out of it. */
    setCut: (changed: readonly string[], cut: boolean) => {
      if (canEdit) form.change({ contours_out: withCut(contours, contours_out, changed, cut) });
    },
    pointed,
    setPointed,
  };
};

export type Contours = ReturnType<typeof useContours>;
