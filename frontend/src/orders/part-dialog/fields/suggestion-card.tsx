import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import { Alert, Box, Button, ButtonBase, Stack, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';
import { texts } from '../../../i18n';
import { formatFigure, formatPercent, Tool } from '../../../ui';
import type { Place } from '../../data/types';
import { useOpenPart } from '../open-part';
import { acceptLabel, RecognisedMark } from './ghost';
import type { Offer } from '../suggestions/offers';
import type { Suggestions } from '../suggestions/use-suggestions';

const text = texts.orders.suggestions;

/** Points at a place on the drawing while the pointer or the focus is on it. */
const pointsAt = (place: Place, setMark: Suggestions['setMark']) => ({
  onMouseEnter: () => setMark(place),
  onMouseLeave: () => setMark(null),
  onFocus: () => setMark(place),
  onBlur: () => setMark(null),
});

const OfferChip = ({ offer }: { offer: Offer }) => {
  const { suggestions } = useOpenPart();
  return (
    <ButtonBase
      aria-label={acceptLabel(offer)}
      onClick={() => suggestions.accept(offer)}
      {...pointsAt(offer.place, suggestions.setMark)}
      sx={{
        gap: 0.75,
        paddingInline: 1,
        minHeight: 28,
        maxWidth: '100%',
        border: '1px dashed',
        borderColor: 'primary.main',
        borderRadius: 1,
        fontFamily: 'inherit',
        typography: 'small',
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {`${offer.label}:`}
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {offer.shown}
      </Box>
      {offer.recognised && <RecognisedMark />}
      <Check fontSize="tiny" sx={{ color: 'primary.main' }} />
    </ButtonBase>
  );
};

const WeightWarning = () => {
  const { weight, takeWeight } = useOpenPart().suggestions;
  if (!weight) return null;
  const kilograms = (value: number) => formatFigure('unit_net_weight', value, { decimals: 'exact' });
  const sign = weight.percent > 0 ? '+' : '';
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ paddingBlock: 0, alignItems: 'center' }}
      action={
        takeWeight && (
          <Button size="small" color="inherit" onClick={takeWeight}>
            {text.takeWeight(kilograms(weight.printed))}
          </Button>
        )
      }
    >
      {text.weightDiffers(
        kilograms(weight.printed),
        kilograms(weight.computed),
        `${sign}${formatPercent(weight.percent, 1)}`,
      )}
    </Alert>
  );
};

const Remarks = () => {
  const { remarks, setMark } = useOpenPart().suggestions;
  return (
    <Typography component="p" variant="caption" sx={{ color: 'text.secondary' }}>
      {text.also}{' '}
      {remarks.map(({ label, text: printed, place, recognised }, index) => (
        <Box
          key={label}
          component="span"
          onMouseEnter={() => setMark(place)}
          onMouseLeave={() => setMark(null)}
          sx={{ cursor: 'default' }}
        >
          {index > 0 && ' · '}
          {label}{' '}
          <Box component="span" sx={{ color: 'text.primary' }}>
            {printed}
          </Box>{' '}
          {recognised && <RecognisedMark />}
        </Box>
      ))}
    </Typography>
  );
};

const Learned = () => {
  const { learned, lacksThickness } = useOpenPart().suggestions;
  if (learned === null && !lacksThickness) return null;
  return (
    <Typography component="p" variant="caption" sx={{ color: 'text.secondary' }}>
      {learned} {lacksThickness && text.noThickness}
    </Typography>
  );
};

/** That the drawing's picture is being read, and that what was read in it is to be checked. */
const PictureNotes = () => {
  const { reading, toCheck } = useOpenPart().suggestions;
  return (
    <Typography component="p" variant="caption" role="status" sx={{ color: 'text.secondary' }}>
      {reading ? text.reading : toCheck > 0 && text.toCheck}
    </Typography>
  );
};

const Dismiss = () => {
  const { dismiss } = useOpenPart().suggestions;
  return <Tool label={text.dismiss} icon={<Close fontSize="small" />} onClick={dismiss} />;
};

/**
 * Readings of the drawing without a field: remarks, what waits for the part's type, and the button that takes over all that
 * the part does not have yet. Nothing is taken over by itself. The place on the drawing lights up.
 */
export const SuggestionCard = () => {
  const id = useId();
  const { withoutField, filling, toCheck, differing, remarks, acceptAll } = useOpenPart().suggestions;
  if (filling + toCheck === 0) {
    return (
      <>
        <PictureNotes />
        {remarks.length > 0 && (
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Remarks />
            {differing > 0 && <Dismiss />}
          </Stack>
        )}
        <Learned />
        <WeightWarning />
      </>
    );
  }
  return (
    <>
      <Box
        component="section"
        aria-labelledby={id}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, padding: '8px 8px 8px 12px' }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, marginBottom: 0.75 }}>
          <Typography id={id} variant="h3" title={text.hint} sx={{ flexGrow: 1 }}>
            {text.title}
          </Typography>
          {filling > 0 && (
            <Tooltip describeChild title="Ctrl+Alt+Enter">
              <Button size="small" variant="outlined" onClick={acceptAll} sx={{ flexShrink: 0 }}>
                {text.acceptAll}
              </Button>
            </Tooltip>
          )}
          <Dismiss />
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, '&:not(:empty)': { marginBottom: 0.75 } }}>
          {withoutField.map((offer) => (
            <OfferChip key={offer.key} offer={offer} />
          ))}
        </Stack>
        {remarks.length > 0 && <Remarks />}
        <Learned />
        <PictureNotes />
      </Box>
      <WeightWarning />
    </>
  );
};
