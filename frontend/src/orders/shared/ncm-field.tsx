import { useMemo } from 'react';
import type { Ncm } from '../../api';
import { texts } from '../../i18n';
import { formatFigure, SearchSelect } from '../../ui';
import { useCatalogue } from './use-catalogue';

const text = texts.orders.partDialog;

interface NcmFieldProps {
  value: number | null;
  onChange: (ncm: Ncm | null) => void;
  disabled?: boolean;
  error?: string;
}

/** An NCM code; each option shows its IPI. */
export const NcmField = ({ value, onChange, disabled, error }: NcmFieldProps) => {
  const { rows, loading } = useCatalogue('mercosur-common-nomenclatures');
  const options = useMemo(
    () =>
      (rows ?? []).map(({ id, code, ipi }) => ({
        id,
        label: text.ncmOption(code, formatFigure('ipi', ipi)),
      })),
    [rows],
  );
  return (
    <SearchSelect
      label={text.ncm}
      value={value}
      options={options}
      loading={loading}
      onChange={(id) => onChange(rows?.find((row) => row.id === id) ?? null)}
      disabled={disabled}
      error={error}
    />
  );
};
