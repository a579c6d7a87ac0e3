import { FIGURE_NAMES, PART_COUNTS, type PartCounts } from '@forja/figures';
import { Box } from '@mui/material';
import { texts } from '../../../i18n';
import { ChoiceField, FigureField, formatFigure } from '../../../ui';
import { drawnCounts } from '../../data/drawn-part';
import { useOpenOrder } from '../../data/open-order';
import { TargetMargin } from '../../margins/target-margin';
import { DIMENSIONS, type FirstField } from '../draft/dimensions';
import { useOpenPart } from '../open-part';
import { GhostOf } from './ghost';

const text = texts.orders.partDialog;

interface FirstProps {
  /** The field that begins with the focus. */
  first: FirstField | null;
}

export const row = (columns: number) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${columns}, minmax(0, 1fr))` },
  gap: 1.5,
  alignItems: 'start',
});

/** Thickness, width, length and loss, as far as the type has them; a sheet's thickness is the sheet's own. */
export const Dimensions = ({ first }: FirstProps) => {
  const { form, disabled } = useOpenPart();
  const { draft, errors, change } = form;
  const shown = draft.type === null ? [] : DIMENSIONS[draft.type];
  if (shown.length === 0) return null;
  return (
    <Box sx={row(4)}>
      {shown.map((name) => {
        const common = {
          figure: name,
          label: FIGURE_NAMES[name],
          value: draft[name],
          disabled: disabled || (name === 'thickness' && draft.type === 'sheet'),
          error: errors[name],
          autoFocus: name === first,
        };
        return name === 'loss' ? (
          <FigureField
            key={name}
            {...common}
            placeholder={draft.true_area ? text.flatPattern.lossOfBlank : undefined}
            onChange={(loss) => change({ loss })}
          />
        ) : (
          <GhostOf key={name} field={name}>
            {(ghost) => (
              <FigureField
                {...common}
                {...ghost}
                onChange={(value) => change({ [name]: value ?? 0 })}
                {...(name === 'width' && { onPair: (width, length) => change({ width, length }) })}
              />
            )}
          </GhostOf>
        );
      })}
    </Box>
  );
};

/** The counts of a piece that rules for minutes are driven by; an empty one is the drawing's. */
const Features = () => {
  const { form, disabled } = useOpenPart();
  const drawn: { [Name in keyof PartCounts]?: number | undefined } = drawnCounts(form.draft);
  return (
    <>
      {PART_COUNTS.map((name) => {
        const count = drawn[name];
        return (
          <FigureField
            key={name}
            figure={name}
            label={FIGURE_NAMES[name]}
            {...form.bind(name)}
            placeholder={count?.toString()}
            disabled={disabled}
          />
        );
      })}
    </>
  );
};

/** Six narrow fields beside each other; three where there is no room. */
const AMOUNTS = {
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    gap: 1.5,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
  '@container (min-width: 560px)': {
    '& > div': {
      gap: 1,
      gridTemplateColumns:
        'minmax(0, 0.8fr) minmax(0, 0.95fr) minmax(0, 2fr) repeat(2, minmax(0, 0.7fr)) minmax(0, 1.2fr)',
    },
  },
} as const;

/** Quantity, unit and markup (empty follows the order's), and what else is counted of a piece. */
export const Quantities = ({ first }: FirstProps) => {
  const { order } = useOpenOrder();
  const { form, disabled } = useOpenPart();
  const { draft, errors, change } = form;
  return (
    <Box sx={AMOUNTS}>
      <div>
        <GhostOf field="quantity">
          {(ghost) => (
            <FigureField
              figure="quantity"
              label={text.quantity}
              value={draft.quantity}
              onChange={(quantity) => change({ quantity: quantity ?? 0 })}
              disabled={disabled}
              error={errors.quantity}
              autoFocus={first === 'quantity'}
              {...ghost}
            />
          )}
        </GhostOf>
        <ChoiceField
          label={text.unit}
          {...form.bind('unit')}
          choices={texts.orders.parts.units}
          disabled={disabled}
        />
        <FigureField
          figure="markup"
          label={FIGURE_NAMES.markup}
          {...form.bind('markup')}
          placeholder={text.markupOfOrder(formatFigure('markup', order.markup, { bare: true }))}
          disabled={disabled}
          adornment={
            disabled ? undefined : <TargetMargin order={order} onMarkup={(markup) => change({ markup })} />
          }
        />
        {draft.type !== null && <Features />}
      </div>
    </Box>
  );
};
