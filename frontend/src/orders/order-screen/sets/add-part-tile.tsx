import Add from '@mui/icons-material/Add';
import { Box, ButtonBase, CircularProgress } from '@mui/material';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useBusy, useToast } from '../../../ui';
import { blankPart } from '../../data/blank-part';
import { partsApi } from '../../data/parts-api';
import { withSavedPart } from '../../data/use-order';
import type { OrderSet } from '../../data/types';
import { useOpenOrder } from '../../data/open-order';
import { TILE_WIDTH } from './part-tile';

const text = texts.orders.parts;

/** Adds a part without a drawing, and opens it. */
export const AddPartTile = ({ set }: { set: OrderSet }) => {
  const { cache, openAddedPart } = useOpenOrder();
  const toast = useToast();
  const [busy, run] = useBusy();
  const add = async () => {
    try {
      const part = await partsApi.create(set.id, blankPart(set.id));
      cache.change((order) => withSavedPart(order, part));
      toast(text.added, 'success');
      openAddedPart(part.id);
      await cache.refreshHistory();
    } catch (error) {
      toast(messageOf(error, text.addFailed));
    }
  };
  return (
    <Box component="li" sx={{ width: TILE_WIDTH }}>
      <ButtonBase
        disabled={busy}
        onClick={() => void run(add)}
        sx={{
          flexDirection: 'column',
          gap: 0.5,
          width: '100%',
          height: '100%',
          minHeight: 96,
          border: '1px dashed',
          borderColor: 'divider',
          borderRadius: 1,
          color: 'text.secondary',
          typography: 'small',
          fontFamily: 'inherit',
          '&:hover': { borderColor: 'text.disabled', color: 'text.primary' },
        }}
      >
        {busy ? <CircularProgress size={20} /> : <Add fontSize="small" />}
        {text.add}
      </ButtonBase>
    </Box>
  );
};
