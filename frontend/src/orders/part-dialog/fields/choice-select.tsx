import { texts } from '../../../i18n';
import { partDialog as text, parts } from '../../../i18n/orders';
import { SearchSelect, type SelectOption } from '../../../ui';
import type { PartType } from '../../data/types';
import { useCatalogue } from '../../shared/use-catalogue';
import { useCreateEntry } from '../../shared/use-create-entry';
import { type ChoiceRow, CHOICES, chosen } from '../draft/choice-options';
import { useOpenPart } from '../open-part';
import { GhostOf } from './ghost';

const TYPES = ['sheet', 'material', 'bar', 'component'] as const;
type ChoosingType = (typeof TYPES)[number];

/** Entries of all catalogues in one list need ids of their own. */
const idOf = (type: ChoosingType, id: number): number => id * TYPES.length + TYPES.indexOf(type);

type Catalogues = Record<ChoosingType, readonly ChoiceRow[] | undefined>;

const optionsOf = (rows: Catalogues): SelectOption[] =>
  TYPES.flatMap((type) =>
    (rows[type] ?? []).map((row) => {
      const { label, detail = '' } = CHOICES[type].optionOf(row);
      const mark = parts.types[type];
      return { id: idOf(type, row.id), label, detail: `${detail} ${mark}`, mark };
    }),
  );

interface AnyChoiceProps {
  autoFocus: boolean;
  /** A type was chosen together with the entry: its own field takes the place of this one. */
  onChosen: () => void;
}

/** The choice of a part without a type, out of all catalogues: the entry brings its type along. */
export const AnyChoice = ({ autoFocus, onChosen }: AnyChoiceProps) => {
  const { form, disabled } = useOpenPart();
  const material = useCatalogue('materials');
  const sheet = useCatalogue('sheets');
  const bar = useCatalogue('bars');
  const component = useCatalogue('components');
  const rows: Catalogues = {
    material: material.rows,
    sheet: sheet.rows,
    bar: bar.rows,
    component: component.rows,
  };
  const choose = (id: number | null) => {
    const type = id === null ? undefined : TYPES[id % TYPES.length];
    const row = type && rows[type]?.find((each) => idOf(type, each.id) === id);
    if (!type || !row) return;
    onChosen();
    form.changeType(type);
    form.change(chosen(form.read(), CHOICES[type].field, row));
  };
  return (
    <SearchSelect
      label={text.madeOf}
      value={null}
      options={optionsOf(rows)}
      loading={[material, sheet, bar, component].some(({ loading }) => loading)}
      onChange={choose}
      disabled={disabled}
      autoFocus={autoFocus}
      placeholder={text.madeOfPlaceholder}
    />
  );
};

interface ChoiceSelectProps {
  type: Exclude<PartType, 'process'>;
  autoFocus?: boolean;
}

/** The material, sheet, bar or component that the part is made of. */
export const ChoiceSelect = ({ type, autoFocus }: ChoiceSelectProps) => {
  const { form, disabled } = useOpenPart();
  const { field, catalogue, optionOf } = CHOICES[type];
  const { rows: loaded, loading } = useCatalogue(catalogue);
  const rows: readonly ChoiceRow[] | undefined = loaded;
  const { draft, errors } = form;
  const known = draft[type];
  const options = rows?.map(optionOf) ?? (known ? [{ id: known.id, label: known.name }] : []);
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
      <GhostOf field="choice" beside>
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
