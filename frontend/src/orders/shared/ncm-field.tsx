import { useMemo } from 'react';
import type { Ncm } from '../../api';
import { texts } from '../../i18n';
import { ncmOption, SearchSelect } from '../../ui';
import { useCatalogue } from './use-catalogue';
import { useCreateEntry } from './use-create-entry';

const text = texts.orders.partDialog;

interface NcmFieldProps {
  value: number | null;
  onChange: (ncm: Ncm | null) => void;
  disabled?: boolean;
  error?: string;
}

/** An NCM code; each option shows what it stands for, and its IPI. */
export const NcmField = ({ value, onChange, disabled, error }: NcmFieldProps) => {
  const { rows, loading } = useCatalogue('mercosur-common-nomenclatures');
  const creation = useCreateEntry('mercosur-common-nomenclatures', onChange);
  const options = useMemo(() => (rows ?? []).map(ncmOption), [rows]);
  return (
    <>
      <SearchSelect
        label={text.ncm}
        value={value}
        options={options}
        loading={loading}
        onChange={(id) => onChange(rows?.find((row) => row.id === id) ?? null)}
        disabled={disabled}
        error={error}
        onCreate={creation.onCreate}
      />
      {creation.dialog}
    </>
  );
};
