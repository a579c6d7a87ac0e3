import { texts } from '../../i18n';
import { formatFigure } from '../format';
import { maskNcm } from '@forja/figures';
import type { SelectOption } from './search-select';

interface Ncm {
  id: number;
  code: string;
  description?: string | null;
  /** % */
  ipi: number;
}

const { ncmNamed, ncmIpi } = texts.common;

/** An NCM code to choose: what it stands for and its IPI; its bare digits find it, too. */
export const ncmOption = ({ id, code, description, ipi }: Ncm): SelectOption => {
  const shown = maskNcm(code);
  return {
    id,
    label: description ? ncmNamed(shown, description) : shown,
    detail: code.replace(/\D/g, ''),
    mark: ncmIpi(formatFigure('ipi', ipi)),
  };
};
