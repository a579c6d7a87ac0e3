import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../../i18n';
import { DeletionDialog, EmptyState, Panel, useAttempt, useBusy, useToast, Tool } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { setsApi } from '../../data/parts-api';
import type { OrderSet } from '../../data/types';
import { withSet } from '../../data/use-order';
import { InsertKitDialog } from '../../kits/insert-kit-dialog';
import { KitDialog } from '../../kits/kit-dialog';
import { SelectionTotals } from '../../live-totals/live-totals';
import { ViewLinks } from '../../shared/view-links';
import { useTransferring } from '../transfer/transfer-context';
import { TransferProvider } from '../transfer/transfer-provider';
import { DrawingOffersProvider, DrawingOffersStrip } from './drawing-offers';
import { firstDrawings } from './first-drawings';
import { FirstDrop } from './first-drop';
import { SetBlock } from './set-block';

const text = texts.orders.sets;

const transferText = texts.orders.transfer;

/** How many parts are selected, and what can be done with them; stays in view while one scrolls. */
const SelectionBar = () => {
  const { clip, askSet, selection } = useTransferring();
  const { selected } = selection;
  if (selected.length === 0) return null;
  return (
    <Box
      sx={{
        position: 'sticky',
        // Above the order's totals.
        bottom: 56,
        zIndex: 3,
        margin: 1,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Stack
        direction="row"
        role="toolbar"
        aria-label={transferText.toolbar}
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, padding: '4px 8px 0 12px' }}
      >
        <Typography role="status" variant="small" sx={{ fontWeight: 500, marginInlineEnd: 1 }}>
          {transferText.selected(selected.length)}
        </Typography>
        <Button size="small" color="inherit" onClick={() => clip('copy', 'parts', selected)}>
          {transferText.copy}
        </Button>
        <Button size="small" color="inherit" onClick={() => clip('move', 'parts', selected)}>
          {transferText.cut}
        </Button>
        <Button size="small" color="inherit" onClick={() => askSet(selected)}>
          {transferText.moveToSet}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Tool label={transferText.clear} icon={<Close fontSize="small" />} onClick={selection.clear} />
      </Stack>
      <SelectionTotals selected={selected} />
    </Box>
  );
};

/** Stands below the sets, where an inserted kit is added. */
const InsertKit = () => {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ padding: '8px 16px', borderTop: 1, borderColor: 'divider' }}>
      <Button size="small" startIcon={<InventoryOutlined />} onClick={() => setOpen(true)}>
        {texts.orders.kits.insert}
      </Button>
      {open && <InsertKitDialog onClose={() => setOpen(false)} />}
    </Box>
  );
};

const useSetCalls = () => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  return {
    /** @param drawings files that the new set's screen uploads as soon as it is there */
    create: (drawings: readonly File[] = []) =>
      attempt(async () => {
        const set = await setsApi.create(order.id, text.newName);
        firstDrawings.giveToSet(set.id, drawings);
        cache.change((old) => withSet(old, set));
        await cache.refresh();
      }, text.createFailed),
    remove: async (set: OrderSet) => {
      await attempt(async () => {
        await setsApi.remove(set.id);
        cache.change((old) => ({ ...old, sets: old.sets.filter(({ id }) => id !== set.id) }));
        toast(text.deleted, 'success');
      }, text.deleteFailed);
      await cache.refresh();
    },
  };
};

/** The sets of a saved order; drawn anew when the order changes, not with each dialog that opens over it. */
export const SetsSection = () => {
  const { order, canEdit } = useOpenOrder();
  const calls = useSetCalls();
  const [busy, run] = useBusy();
  const [deleting, setDeleting] = useState<OrderSet | null>(null);
  const [savingAsKit, setSavingAsKit] = useState<OrderSet | null>(null);
  const start = useEffectEvent(() => {
    const drawings = firstDrawings.takeOfOrder(order.id);
    if (drawings.length > 0) void run(() => calls.create(drawings));
  });
  useEffect(() => start(), []);
  const actions = (
    <>
      <ViewLinks orderId={order.id} current="cards" />
      {canEdit && (
        <Button
          size="small"
          startIcon={<Add />}
          loading={busy}
          onClick={() => void run(() => calls.create())}
        >
          {text.new}
        </Button>
      )}
    </>
  );
  return (
    <DrawingOffersProvider>
      <Panel title={text.title} actions={actions} flush>
        {order.sets.length === 0 &&
          (canEdit ? (
            <FirstDrop message={`${text.empty} ${text.dropFirst}`} onDrawings={calls.create} />
          ) : (
            <EmptyState message={text.empty} />
          ))}
        {canEdit && order.type === 'pre_order' && <DrawingOffersStrip />}
        <TransferProvider>
          {order.sets.map((set) => (
            <SetBlock
              key={set.id}
              set={set}
              onDelete={() => setDeleting(set)}
              onSaveAsKit={() => setSavingAsKit(set)}
            />
          ))}
          <SelectionBar />
        </TransferProvider>
        {canEdit && <InsertKit />}
        {savingAsKit && <KitDialog of={{ set: savingAsKit }} onClose={() => setSavingAsKit(null)} />}
        {deleting && (
          <DeletionDialog
            message={text.confirmDelete}
            subject={deleting.name}
            onDelete={() => calls.remove(deleting)}
            onClose={() => setDeleting(null)}
          />
        )}
      </Panel>
    </DrawingOffersProvider>
  );
};
