import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { usePageTitle } from '../../ui';
import { ConflictDialog, differencesOf, useNames } from '../shared/conflict';
import { useLeaveGuard } from '../shared/leave-guard';
import { UnsavedDialog } from '../shared/unsaved-dialog';
import { useOrderKeys } from '../shared/use-order-keys';
import { useShortcuts } from '../shared/use-shortcut';
import type { Order } from '../types';
import { GeneralPanel } from './general/general-panel';
import { ORDER_FIELDS } from './general/order-comparison';
import { fieldsOf } from './general/order-fields';
import { useOrderForm } from './general/use-order-form';
import { OrderHeader } from './order-header';
import { useSaveOrder } from './use-save-order';

const { screen, types } = texts.orders;

interface OrderFrameProps {
  order: Order | null;
  /** A dialog lies over the screen: its keys are the dialog's. */
  covered?: boolean;
  /** Between header and general information. */
  flow?: ReactNode;
  children: ReactNode;
}

/** Header, general information and saving, around what a new and a saved order show. */
export const OrderFrame = ({ order, covered = false, flow, children }: OrderFrameProps) => {
  const { canEditOrder } = useSession();
  const nameOf = useNames();
  const form = useOrderForm(order);
  const saving = useSaveOrder(order, form);
  const canEdit = order ? order.can.edit : canEditOrder('pre_order') || canEditOrder('order');
  // The router's place, not the browser's: while a step back is being undone, the two differ.
  const { pathname: here } = useLocation();
  const guard = useLeaveGuard(form.dirty ? (target) => target.pathname !== here : undefined);
  usePageTitle(order ? `${types[order.type]} ${padNumber(order.id)}` : screen.newOrder);
  useShortcuts({ 'ctrl+s': saving.save }, canEdit && !covered);
  useOrderKeys(!covered);
  const { attempt } = guard;
  return (
    <>
      <OrderHeader
        order={order}
        dirty={form.dirty}
        saving={saving.saving}
        canEdit={canEdit}
        covered={covered}
        onSave={saving.save}
      />
      <Stack sx={{ gap: 2, padding: { xs: 1.5, sm: 2 } }}>
        {flow}
        <GeneralPanel
          order={order}
          form={form}
          disabled={!canEdit}
          onMarkup={order ? saving.onMarkup : undefined}
        />
        {children}
      </Stack>
      {attempt && (
        <UnsavedDialog
          onStay={guard.stay}
          onDiscard={() => {
            guard.stay();
            attempt.proceed();
          }}
          onSave={async () => {
            const saved = await saving.saveNow();
            guard.stay();
            if (saved) attempt.proceed();
          }}
        />
      )}
      {saving.conflict && (
        <ConflictDialog
          change={saving.conflict.change}
          differences={differencesOf(ORDER_FIELDS, form.fields, fieldsOf(saving.conflict.theirs), nameOf)}
          onMine={saving.saveMine}
          onTheirs={saving.takeTheirs}
          onStay={saving.stay}
        />
      )}
    </>
  );
};
