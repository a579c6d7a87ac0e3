import Check from '@mui/icons-material/Check';
import { Box, ButtonBase, IconButton, Tooltip } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { texts } from '../../../i18n';
import type { FieldGhost } from '../../../ui';
import { useOpenPart } from '../open-part';
import type { Offer, OfferField } from '../suggestions/offers';

const text = texts.orders.suggestions;

/** Says of a value that it was recognised in the drawing's picture. */
export const RecognisedMark = () => (
  <Tooltip title={text.recognisedHint}>
    <Box
      component="span"
      sx={{
        paddingInline: 0.5,
        border: 1,
        borderColor: 'warning.main',
        borderRadius: 0.5,
        typography: 'badge',
        fontStyle: 'normal',
        lineHeight: '14px',
        color: 'text.primary',
        flexShrink: 0,
      }}
    >
      {text.recognised}
    </Box>
  </Tooltip>
);

interface TakeProps {
  id: string;
  offer: Offer;
  onTake: () => void;
}

const tooltipOf = ({ learned }: Offer): string =>
  learned > 0 ? `${text.take}. ${texts.drawingFeedback.learned(learned)}` : text.take;

/** The label of accepting it, with a word of where it is from. */
export const acceptLabel = ({ label, shown, recognised }: Offer): string =>
  recognised ? `${text.accept(label, shown)} (${text.recognised})` : text.accept(label, shown);

/** The key does the same from within the field, so that Tab goes from field to field as ever. */
const takeControl = ({ id, offer, onTake }: TakeProps) => ({
  id,
  tabIndex: -1,
  'aria-label': acceptLabel(offer),
  'aria-keyshortcuts': 'Alt+Enter',
  onClick: onTake,
});

/** Beside a ghost that stands in an empty field. */
const TakeButton = (props: TakeProps) => (
  <>
    {props.offer.recognised && <RecognisedMark />}
    <Tooltip title={tooltipOf(props.offer)}>
      <IconButton
        {...takeControl(props)}
        sx={{ width: 24, height: 24, marginInlineStart: '-4px', color: 'primary.main' }}
      >
        <Check fontSize="dense" />
      </IconButton>
    </Tooltip>
  </>
);

/** The drawing's value, beside one that differs. */
const TakeLine = (props: TakeProps) => {
  const { ghost, recognised } = props.offer;
  const shown = recognised ? text.saysOtherwiseInPicture(ghost) : text.saysOtherwise(ghost);
  return (
    <Tooltip title={tooltipOf(props.offer)}>
      <ButtonBase
        {...takeControl(props)}
        aria-label={`${shown}. ${acceptLabel(props.offer)}`}
        sx={{
          minHeight: 24,
          maxWidth: '100%',
          borderRadius: 0.5,
          fontFamily: 'inherit',
          typography: 'note',
          fontStyle: 'italic',
          color: 'text.secondary',
          '&:hover': { color: 'text.primary' },
        }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' }}>
          {shown}
          <Check
            fontSize="tiny"
            sx={{ color: 'primary.main', marginInlineStart: 0.5, verticalAlign: 'text-bottom' }}
          />
        </Box>
      </ButtonBase>
    </Tooltip>
  );
};

/** The properties of a field while the drawing has something for it; empty otherwise. */
export interface GhostProps {
  /** For an empty field: in the place of its value. */
  ghost?: FieldGhost;
  /** For a field with another value. */
  hint?: ReactNode;
  /** The id of the text that describes the offer to a screen reader. */
  describedBy?: string;
}

interface GhostOfProps {
  field: OfferField;
  /** Fields that cannot show a ghost in the place of their value say it beside it. */
  beside?: boolean;
  children: (props: GhostProps) => ReactNode;
}

/**
 * Shows what the drawing says at the field that would take it. The place on the drawing lights up while the focus or
 * the pointer is on the field; a click or Alt+Enter takes it over.
 */
export const GhostOf = ({ field, beside = false, children }: GhostOfProps) => {
  const id = useId();
  const { offerFor, accept, setMark, setFocused } = useOpenPart().suggestions;
  const offer = offerFor(field);
  const propsOf = (offer: Offer): GhostProps => {
    const take = { id, offer, onTake: () => accept(offer) };
    return offer.fills && !beside
      ? { ghost: { text: offer.ghost, control: <TakeButton {...take} /> }, describedBy: id }
      : { hint: <TakeLine {...take} />, describedBy: id };
  };
  return (
    <Box
      sx={{ minWidth: 0, flexGrow: 1 }}
      onFocus={() => setFocused(field)}
      onBlur={() => setFocused(null)}
      onMouseEnter={() => offer && setMark(offer.place)}
      onMouseLeave={() => setMark(null)}
    >
      {children(offer ? propsOf(offer) : {})}
    </Box>
  );
};
