import { ChoiceField } from '../../ui';
import { useCatalogue } from './use-catalogue';

interface OperationFieldProps {
  label: string;
  /** The name of what counts where none is chosen. */
  emptyLabel: string;
  value: number | null;
  onChange: (id: number | null) => void;
  disabled: boolean;
  error?: string | undefined;
}

/** The operation of sale of an order or of a part. */
export const OperationField = ({ value, onChange, ...field }: OperationFieldProps) => {
  const { rows = [] } = useCatalogue('operations');
  return (
    <ChoiceField
      {...field}
      value={rows.some(({ id }) => id === value) ? String(value) : null}
      choices={Object.fromEntries(rows.map(({ id, name }) => [id, name]))}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
};
