import {
  Box,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Typography,
} from '@mui/material';
import { Fragment, useState } from 'react';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { kits as text, sets } from '../../i18n/orders';
import {
  ErrorState,
  formatFigure,
  MainButton,
  Quiet,
  SearchBox,
  TitledDialog,
  useBusy,
  useToast,
} from '../../ui';
import { useOpenOrder } from '../data/open-order';
import { KitParts, KitPicture } from './kit-parts';
import { byFolder, foundKits, type Kit, kitsApi, useKitPrice, useKits } from './kits-api';

interface KitListProps {
  kits: readonly Kit[];
  chosen: number | null;
  onChoose: (kit: Kit) => void;
}

const KitList = ({ kits, chosen, onChoose }: KitListProps) => (
  <List dense aria-label={text.title} sx={{ maxHeight: 280, overflowY: 'auto' }}>
    {byFolder(kits).map(([folder, inside]) => (
      <Fragment key={folder ?? ''}>
        {folder !== null && <ListSubheader sx={{ lineHeight: '28px' }}>{folder}</ListSubheader>}
        {inside.map((kit) => (
          <li key={kit.id}>
            <ListItemButton
              selected={kit.id === chosen}
              aria-pressed={kit.id === chosen}
              onClick={() => onChoose(kit)}
            >
              <ListItemIcon sx={{ marginInlineEnd: 1.5 }}>
                <KitPicture path={kit.thumbnail} size={36} />
              </ListItemIcon>
              <ListItemText
                primary={kit.name}
                secondary={sets.partsCount(kit.parts_count)}
                slotProps={{
                  primary: { sx: { overflowWrap: 'anywhere' } },
                  // On the colour of the chosen row the quiet one is too faint.
                  secondary: { sx: { color: 'text.primary' } },
                }}
              />
            </ListItemButton>
          </li>
        ))}
      </Fragment>
    ))}
  </List>
);

/** The kit's price in the open order before it is inserted, and its entries that the catalogue no longer has. */
const KitPrice = ({ id }: { id: number }) => {
  const { order } = useOpenOrder();
  const { data, error } = useKitPrice(order.id, id);
  if (error) return <Typography role="alert">{messageOf(error, text.priceFailed)}</Typography>;
  if (!data) return <Typography role="status">{texts.common.loading}</Typography>;
  const amount = sets.amount(
    formatFigure('set_quantity', data.quantity),
    formatFigure('final_value', data.unit_value),
    formatFigure('final_value', data.final_value),
  );
  return (
    <Box sx={{ marginBottom: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{amount}</Typography>
      <Quiet variant="caption">{text.priceHint}</Quiet>
      {data.missing.length > 0 && (
        <Typography variant="small" color="warning">
          {text.missing(data.missing.join(', '))}
        </Typography>
      )}
    </Box>
  );
};

/** Inserts a kit into the open order; what the catalogue no longer has is named. */
const useInsertion = (onClose: () => void) => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  return async (kit: Kit) => {
    try {
      const { order: now, missing, repeated } = await kitsApi.insert(order.id, kit.id);
      await cache.take(now);
      void cache.refreshHistory();
      if (missing.length > 0) toast(text.missing(missing.join(', ')), 'warning');
      else if (repeated) toast(text.repeated(kit.name), 'info');
      else toast(text.inserted(kit.name), 'success');
      onClose();
    } catch (error) {
      toast(messageOf(error, text.insertFailed));
      // Without an answer it may be there.
      await cache.refresh();
    }
  };
};

/** Asks for a kit, shows what it makes, and inserts it. */
export const InsertKitDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: kits, error, refetch } = useKits();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Kit | null>(null);
  const [busy, run] = useBusy();
  const insert = useInsertion(onClose);
  const found = foundKits(kits ?? [], typed);
  return (
    <TitledDialog
      title={text.insert}
      onClose={onClose}
      main={
        kits?.length !== 0 && (
          <MainButton
            disabled={chosen === null}
            loading={busy}
            onClick={() => {
              if (chosen) void run(() => insert(chosen));
            }}
          >
            {text.insertThis}
          </MainButton>
        )
      }
    >
      {error && <ErrorState message={messageOf(error, text.loadFailed)} onRetry={() => void refetch()} />}
      {kits?.length === 0 && <Typography>{text.none}</Typography>}
      {kits && kits.length > 0 && (
        <>
          <SearchBox
            value={typed}
            onChange={setTyped}
            label={text.search}
            width="100%"
            autoFocus
            onEnter={() => setChosen(found[0] ?? chosen)}
          />
          {found.length === 0 ? (
            <Typography sx={{ marginBlock: 2 }}>{text.notFound}</Typography>
          ) : (
            <KitList kits={found} chosen={chosen?.id ?? null} onChoose={setChosen} />
          )}
          {chosen && (
            <Box sx={{ marginTop: 1 }}>
              <Typography variant="h3" sx={{ marginBottom: 0.5, overflowWrap: 'anywhere' }}>
                {chosen.name}
              </Typography>
              <KitPrice id={chosen.id} />
              <KitParts id={chosen.id} />
            </Box>
          )}
        </>
      )}
    </TitledDialog>
  );
};
