import Check from '@mui/icons-material/Check';
import { Box, Button, ButtonBase, Stack } from '@mui/material';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Link } from 'react-router';
import { texts } from '../../../i18n';
import { drawingOffers as text, grid } from '../../../i18n/orders';
import { paths } from '../../../routes';
import { useAttempt, useBusy, useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { type EditedParts, restoring } from '../../data/parts-api';
import type { Part } from '../../data/types';
import { changesOf } from '../../part-dialog/draft/part-changes';
import { certainOffers, type Offer, withOffer } from '../../part-dialog/suggestions/offers';
import { type OrderOffers, useOrderOffers } from '../../part-dialog/suggestions/use-order-offers';

/** A part, and the offers of its drawing that are to be taken over. */
interface Taken {
  part: Part;
  offers: readonly Offer[];
}

interface DrawingOffers extends OrderOffers {
  busy: boolean;
  /** Takes offers over as one save, which can be taken back until the next one. */
  accept: (taken: readonly Taken[]) => void;
  /** How many values were taken over last; 0: nothing is to be taken back. */
  accepted: number;
  takeBack: () => void;
}

const Context = createContext<DrawingOffers | null>(null);

/** The offers of the drawings, for the cards of an order. @throws Error outside of `DrawingOffersProvider` */
const useDrawingOffers = (): DrawingOffers => {
  const offers = useContext(Context);
  if (offers === null) throw new Error('useDrawingOffers needs a DrawingOffersProvider above it');
  return offers;
};

const rowOf = ({ part, offers }: Taken): EditedParts[number] => ({
  ...changesOf(part, offers.reduce(withOffer, part)),
  id: part.id,
  version: part.version,
});

const countOffers = (taken: readonly Taken[]): number =>
  taken.reduce((sum, { offers }) => sum + offers.length, 0);

/** Offers that may be taken over together; values that were recognised in a picture are checked one by one. */
const joining = (offers: readonly Offer[]) => offers.filter(({ fills, recognised }) => fills && !recognised);

export const DrawingOffersProvider = ({ children }: { children: ReactNode }) => {
  const { cache } = useOpenOrder();
  const offers = useOrderOffers();
  const attempt = useAttempt();
  const toast = useToast();
  const [busy, run] = useBusy();
  const [last, setLast] = useState<{ count: number; back: EditedParts } | null>(null);
  const save = async (rows: EditedParts) => {
    const answer = await cache.saveParts(rows);
    const [first] = answer.refused;
    if (first) toast(grid.notRestored(answer.refused.length, first.message), 'warning');
    return answer;
  };
  const accept = (taken: readonly Taken[]) =>
    attempt(async () => {
      const answer = await save(taken.map(rowOf));
      const stored = taken.filter(({ part }) => answer.parts.some(({ id }) => id === part.id));
      setLast({ count: countOffers(stored), back: restoring(answer) });
    }, text.failed);
  const takeBack = () =>
    attempt(async () => {
      await save(last?.back ?? []);
      setLast(null);
    }, texts.orders.grid.undoFailed);
  const value: DrawingOffers = {
    ...offers,
    busy,
    accept: (taken) => void run(() => accept(taken)),
    accepted: last?.count ?? 0,
    takeBack: () => void run(takeBack),
  };
  return <Context.Provider value={value}>{children}</Context.Provider>;
};

/** The strip above the sets: takes over all certain offers at once, and leads to the grid for the others. */
export const DrawingOffersStrip = () => {
  const { order } = useOpenOrder();
  const { offersOf, reading, busy, accept, accepted, takeBack } = useDrawingOffers();
  const all = order.sets.flatMap(({ parts }) => parts.map((part) => ({ part, offers: offersOf(part) })));
  const certain = all
    .map(({ part, offers }) => ({ part, offers: certainOffers(offers, part) }))
    .filter(({ offers }) => offers.length > 0);
  const others = countOffers(all) - countOffers(certain);
  if (countOffers(all) + accepted + reading === 0) return null;
  return (
    <Stack
      direction="row"
      role="status"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        paddingInline: 2,
        paddingBlockStart: 0.75,
        typography: 'small',
      }}
    >
      {reading > 0 && <span>{text.reading(reading)}</span>}
      {accepted > 0 && (
        <>
          {text.accepted(accepted)}
          <Button size="small" loading={busy} onClick={takeBack}>
            {texts.orders.transfer.undo}
          </Button>
        </>
      )}
      {certain.length > 0 && (
        <>
          <span>{text.certain(countOffers(certain), certain.length)}</span>
          <Button size="small" variant="outlined" loading={busy} onClick={() => accept(certain)}>
            {texts.orders.grid.offers.acceptCertain(countOffers(certain))}
          </Button>
        </>
      )}
      {others > 0 && (
        <Button size="small" component={Link} to={paths.orderGrid(order.id)}>
          {text.others(others)}
        </Button>
      )}
    </Stack>
  );
};

/** The name that the drawing gives a part which is still named after its file; null where there is none. */
export const useOfferedTitle = (part: Part): string | null => {
  const offer = useDrawingOffers()
    .offersOf(part)
    .find(({ field }) => field === 'title');
  return offer?.fills ? offer.ghost : null;
};

/** Below a card: what the drawing says of its part, in one line that takes it over. */
export const PartOffers = ({ part }: { part: Part }) => {
  const { offersOf, busy, accept } = useDrawingOffers();
  const offers = joining(offersOf(part));
  if (offers.length === 0) return null;
  // The name stands on the card itself.
  const others = offers.filter(({ field }) => field !== 'title');
  const shown = (others.length > 0 ? others : offers).map((offer) => offer.shown).join(' · ');
  return (
    <ButtonBase
      disabled={busy}
      aria-label={text.acceptAll(shown)}
      title={offers.map((offer) => `${offer.label} ${offer.shown}`).join(', ')}
      onClick={() => accept([{ part, offers }])}
      sx={{
        justifyContent: 'flex-start',
        gap: 0.5,
        width: '100%',
        minHeight: 28,
        paddingInline: 1,
        borderRadius: 1,
        fontFamily: 'inherit',
        fontStyle: 'italic',
        typography: 'note',
        color: 'text.secondary',
        '&:hover': { color: 'text.primary' },
      }}
    >
      <Check fontSize="tiny" sx={{ color: 'primary.main' }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {shown}
      </Box>
    </ButtonBase>
  );
};
