import { Alert, Box, Button, Stack, type Theme, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { texts } from '../../../i18n';
import { partDialog as text } from '../../../i18n/orders';
import { PlainTextField, Quiet } from '../../../ui';
import type { PartType } from '../../data/types';
import { PartMargin } from '../../margins/part-margin';
import { NcmField } from '../../shared/ncm-field';
import { useLoadedCatalogue } from '../../shared/use-catalogue';
import { type ChoiceRow, CHOICES, followsChoice } from '../draft/choice-options';
import { firstEmptyOf } from '../draft/dimensions';
import type { PartDraft } from '../draft/part-payload';
import { useOpenPart } from '../open-part';
import { GhostOf } from './ghost';
import { enterMovesOn, enterPassesSelects } from '../tab-chain';
import { AnyChoice, ChoiceSelect } from './choice-select';
import { FlatPatternBox } from './flat-pattern-box';
import { Dimensions, Quantities, row } from './measures';
import { ProcessList } from './process-list';
import { SoldAsFields, TaxBox } from './tax-box';
import { ValuesGrid } from './values-grid';

const { types } = texts.orders.parts;

const TYPES = Object.keys(types) as PartType[];

/** The accent marks the selection by a line, so that the word keeps its contrast. */
const SELECTED = (theme: Theme) => `inset 0 -2px ${theme.palette.primary.main}`;

/** The catalogue entry that the part is made of, as far as its list is loaded. */
const useFormerChoice = () => {
  const loaded = useLoadedCatalogue();
  return (draft: PartDraft): ChoiceRow | undefined => {
    if (draft.type === null || draft.type === 'process') return undefined;
    const { field, catalogue } = CHOICES[draft.type];
    const rows = loaded(catalogue) as readonly ChoiceRow[] | undefined;
    return rows?.find(({ id }) => id === draft[field]);
  };
};

/** The part's type: one stop of the Tab key; the arrows choose. */
const TypeToggle = () => {
  const { form, disabled } = useOpenPart();
  const formerChoice = useFormerChoice();
  const { type: value } = form.draft;
  const choose = (type: PartType) =>
    form.changeType(type, followsChoice(form.draft, formerChoice(form.draft)));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = (at + step + TYPES.length) % TYPES.length;
    buttons[next]?.focus();
    const type = TYPES[next];
    if (type) choose(type);
  };
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={value}
      disabled={disabled}
      role="radiogroup"
      aria-label={texts.orders.partDialog.type}
      onKeyDown={move}
      onChange={(_event, type: PartType | null) => type && choose(type)}
    >
      {TYPES.map((type, index) => (
        <ToggleButton
          key={type}
          value={type}
          role="radio"
          aria-checked={value === type}
          aria-pressed={undefined}
          tabIndex={value === type || (value === null && index === 0) ? 0 : -1}
          sx={{
            minWidth: 0,
            paddingInline: 0.25,
            typography: { xs: 'key', sm: 'small' },
            '&.Mui-selected': { color: 'text.primary', boxShadow: SELECTED },
          }}
        >
          {types[type]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** The notice beside the fields of the part: the catalogue moved on, the last calculation failed. */
const Notes = () => {
  const { form, disabled } = useOpenPart();
  const { failure } = form.calculation;
  const differs = form.draft.basis_differences.length > 0;
  const outdated = differs && !form.values.refresh;
  const notes = [
    ...(failure === null ? [] : [failure]),
    ...(differs ? [outdated ? text.basisChanged : text.basisRefreshed] : []),
  ];
  const [only, ...others] = notes;
  if (only === undefined) return null;
  return (
    <Alert
      severity={failure === null ? 'info' : 'error'}
      variant="outlined"
      sx={{ paddingBlock: 0, alignItems: 'center' }}
      action={
        outdated &&
        !disabled && (
          <Button size="small" onClick={() => void form.recalculate()}>
            {text.recalculate}
          </Button>
        )
      }
    >
      {others.length === 0 ? (
        only
      ) : (
        <Box component="ul" sx={{ paddingInlineStart: 2, listStyle: 'disc' }}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
};

const Words = () => {
  const { form, disabled } = useOpenPart();
  return (
    <Box sx={{ ...row(2), gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' } }}>
      <GhostOf field="reference">
        {(ghost) => (
          <PlainTextField
            label={text.reference}
            {...form.bindWords('reference')}
            disabled={disabled}
            {...ghost}
          />
        )}
      </GhostOf>
      <PlainTextField label={text.obs} rows={2} {...form.bindWords('obs')} disabled={disabled} />
    </Box>
  );
};

/** Where each group stands; NCM, beside the choice, is the last of them for the Tab key. */
const areasOf = (type: PartType | null): string => {
  if (type === 'process') return '"amounts amounts" "ncm ncm"';
  const sizes = type === null || type === 'component' ? '' : '"sizes sizes"';
  return `"choice ncm" ${sizes} "amounts amounts"`;
};

/** Choice, sizes, counts, quantity, markup and tax code. */
const Making = () => {
  const { form, disabled } = useOpenPart();
  const { type, ncm_id } = form.draft;
  // The entry came with its type: its field takes the focus over from the one that is gone.
  const [continues, setContinues] = useState(false);
  const [first] = useState(() => (disabled ? null : firstEmptyOf(form.draft)));
  const chooses = type !== null && type !== 'process';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
        gridTemplateAreas: { xs: 'none', md: areasOf(type) },
      }}
    >
      {type === null && (
        <Box sx={{ gridArea: { md: 'choice' } }}>
          <AnyChoice autoFocus={first === 'choice'} onChosen={() => setContinues(true)} />
        </Box>
      )}
      {chooses && (
        <Box sx={{ gridArea: { md: 'choice' } }}>
          <ChoiceSelect key={type} type={type} autoFocus={continues || first === 'choice'} />
        </Box>
      )}
      {chooses && type !== 'component' && (
        <Box sx={{ gridArea: { md: 'sizes' } }}>
          <Dimensions first={first} />
        </Box>
      )}
      <Box sx={{ gridArea: { md: 'amounts' } }}>
        <Quantities first={first} />
      </Box>
      <Box sx={{ gridArea: { md: 'ncm' } }}>
        <NcmField
          value={ncm_id}
          onChange={(ncm) => form.change({ ncm_id: ncm?.id ?? null })}
          disabled={disabled}
          error={form.errors.ncm_id}
        />
      </Box>
    </Box>
  );
};

interface PartFieldsProps {
  /** Stands before the fields. */
  above: ReactNode;
  /** The contents behind the fields. */
  children?: ReactNode;
}

/** Places the results of the fields beside what is done to the part, where there is room for both. */
const sideBySide = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  '@container (min-width: 560px)': { gridTemplateColumns: 'minmax(266px, 0.8fr) minmax(0, 1fr)' },
} as const;

/** The fields in the order of an estimator's thought; Enter goes on to the next. */
export const PartFields = ({ above, children }: PartFieldsProps) => {
  const { draft, calculation } = useOpenPart().form;
  return (
    <Stack
      onKeyDown={enterMovesOn}
      onKeyDownCapture={enterPassesSelects}
      sx={{ gap: 1.5, minWidth: 0, overflowY: 'auto', padding: { xs: 1.5, sm: '12px 16px' } }}
    >
      <Notes />
      {above}
      <TypeToggle />
      {draft.type === null && <Quiet>{text.chooseType}</Quiet>}
      <Making />
      <FlatPatternBox />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={sideBySide}>
          <ValuesGrid>
            <TaxBox />
            <SoldAsFields />
          </ValuesGrid>
          <ProcessList />
        </Box>
      </Box>
      <PartMargin partId={draft.id} calculated={calculation.margin} pending={calculation.pending} />
      <Words />
      {children}
    </Stack>
  );
};
