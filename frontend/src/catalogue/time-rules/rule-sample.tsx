import { byName, FIGURE_NAMES, type FigureName, PART_COUNTS } from '@forja/figures';
import { Box } from '@mui/material';
import type { RuleSample, TimeRule } from '../../api';
import { texts } from '../../i18n';
import { ChoiceField, FigureField } from '../../ui';

const { materialGroups, rules, timeRules: text } = texts.catalogue;

type SampleFigure = Exclude<keyof RuleSample, 'group'> & FigureName;

/** The figures of a part that each driver asks for. */
const ASKED: Readonly<Record<TimeRule['driver'], readonly SampleFigure[]>> = {
  cut: ['cut_length', 'pierces'],
  ...byName(PART_COUNTS, (name) => [name]),
  area: ['net_area'],
  gross_weight: ['unit_gross_weight'],
  length: ['length'],
  piece: [],
};

interface RuleSampleFieldsProps {
  driver: TimeRule['driver'] | null;
  value: RuleSample;
  onChange: (sample: RuleSample) => void;
}

/** The figures that a rule is tried on: those that its driver asks for, and what its table is looked up by. */
export const RuleSampleFields = ({ driver, value, onChange }: RuleSampleFieldsProps) => {
  const figureField = (name: SampleFigure, label: string = FIGURE_NAMES[name]) => (
    <FigureField
      key={name}
      figure={name}
      label={label}
      tooManyDecimals={rules.upToTwo}
      value={value[name]}
      onChange={(figure) => onChange({ ...value, [name]: figure })}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {(driver === null ? [] : ASKED[driver]).map((name) => figureField(name))}
      <ChoiceField
        label={text.group}
        value={value.group}
        choices={materialGroups}
        emptyLabel={text.anyGroup}
        onChange={(group) => onChange({ ...value, group })}
        onClear={() => onChange({ ...value, group: null })}
      />
      {figureField('thickness')}
      {figureField('quantity', text.lot)}
    </Box>
  );
};
