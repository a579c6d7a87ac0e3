import { useMemo } from 'react';
import { texts } from '../../../i18n';
import { SearchSelect } from '../../../ui';
import { useCatalogue } from '../../shared/use-catalogue';
import { useCreateEntry } from '../../shared/use-create-entry';
import type { PartType } from '../../data/types';
import { type ChoiceRow, CHOICES, chosen } from '../draft/choice-options';
import { GhostOf } from '../suggestions/ghost';
import type { PartSession } from '../session/use-part-session';
import type { Suggestions } from '../suggestions/use-suggestions';

interface ChoiceSelectProps {
  type: Exclude<PartType, 'process'>;
  form: PartSession;
  disabled: boolean;
  suggestions: Suggestions;
  autoFocus?: boolean;
}

/** The material, sheet, bar or component that the part is made of. */
export const ChoiceSelect = ({ type, form, disabled, suggestions, autoFocus }: ChoiceSelectProps) => {
  const { field, catalogue, optionOf } = CHOICES[type];
  const { rows: loaded, loading } = useCatalogue(catalogue);
  const rows: readonly ChoiceRow[] | undefined = loaded;
  const { draft, errors } = form;
  const known = draft[type];
  const options = useMemo(
    () => (rows ? rows.map(optionOf) : known ? [{ id: known.id, label: known.name }] : []),
    [rows, known, optionOf],
  );
  const choose = (row: ChoiceRow | undefined) => {
    const part = form.read();
    form.change(
      chosen(
        part,
        field,
        row,
        rows?.find(({ id }) => id === part[field]),
      ),
    );
  };
  const creation = useCreateEntry(catalogue, choose);
  return (
    <>
      <GhostOf field="choice" suggestions={suggestions} beside>
        {({ hint }) => (
          <SearchSelect
            label={texts.orders.parts.types[type]}
            value={draft[field]}
            options={options}
            loading={loading}
            onChange={(id) => choose(rows?.find((row) => row.id === id))}
            onCreate={creation.onCreate}
            disabled={disabled}
            error={errors[field]}
            hint={hint}
            autoFocus={autoFocus}
          />
        )}
      </GhostOf>
      {creation.dialog}
    </>
  );
};
