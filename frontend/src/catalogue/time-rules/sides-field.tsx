import { useFormContext, useWatch } from 'react-hook-form';
import { texts } from '../../i18n';
import { ChoiceField } from '../../ui';

const { timeRules: text } = texts.catalogue;

/** How many sides of an area count; of other drivers there is nothing to choose. */
export const SidesField = () => {
  const { setValue } = useFormContext();
  const watched: unknown[] = useWatch({ name: ['driver', 'sides'] });
  const [driver, sides] = watched;
  if (driver !== 'area') return null;
  return (
    <ChoiceField
      label={text.sides}
      value={sides === 2 ? '2' : '1'}
      choices={{ '1': text.sidesOf[1], '2': text.sidesOf[2] }}
      onChange={(chosen) => setValue('sides', Number(chosen), { shouldDirty: true })}
    />
  );
};
