import { useMemo } from 'react';
import { useCatalogue } from '../shared/use-catalogue';
import type { Catalogues } from './core/column';

/** The catalogues that the cells of a grid name entries of. */
export const useCatalogues = (): Catalogues => {
  const { rows: materials } = useCatalogue('materials');
  const { rows: sheets } = useCatalogue('sheets');
  const { rows: bars } = useCatalogue('bars');
  const { rows: components } = useCatalogue('components');
  const { rows: ncms } = useCatalogue('mercosur-common-nomenclatures');
  return useMemo(
    () => ({ materials, sheets, bars, components, 'mercosur-common-nomenclatures': ncms }),
    [materials, sheets, bars, components, ncms],
  );
};
