import Calculate from '@mui/icons-material/CalculateOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, Stack, type Theme, Tooltip, useMediaQuery } from '@mui/material';
import { useNavigate } from 'react-router';
import { refresh, screen } from '../../i18n/orders';
import { useAnswerKind } from '../../offers';
import { paths } from '../../routes';
import { RowMenu } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';
import type { Other } from '../live/use-live-order';
import { ShortcutHelp } from '../shared/shortcut-help';
import { useOrderActions } from '../shared/use-order-actions';
import { DocumentsMenu } from './documents-menu';
import { SendOrder } from './flow/send-order';
import type { OrderSession } from './general/use-order-session';
import { BackButton, Title, Total } from './order-title';
import { findingsSentence } from './readiness/finding-texts';
import { readiness } from './readiness/readiness';

interface OrderHeaderProps {
  order: Order | null;
  form: OrderSession;
  /** Other users who have it open. */
  others: readonly Other[];
  title: string;
  /** A dialog is open over the screen: the keys are the dialog's. */
  covered: boolean;
}

/** Documents, prints and saving; the less used ones in a menu. */
const Actions = ({ order, form }: { order: Order; form: OrderSession }) => {
  const { dirty, save } = form;
  const navigate = useNavigate();
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const { refreshAll } = useOpenOrder();
  const answer = useAnswerKind(order);
  const { menu, dialog } = useOrderActions(() => void navigate(paths.orders, { replace: true }));
  const printParts = () => void navigate(paths.orderPartsPrint(order.id));
  const print = { label: screen.printParts, icon: PrintOutlined, onClick: printParts };
  const recalculate = { label: refresh.action, icon: Calculate, onClick: refreshAll };
  const more = [...(roomy ? [] : [print]), ...(order.can.change ? [recalculate] : []), ...menu(order)];
  return (
    <>
      <DocumentsMenu order={order} dirty={dirty} />
      {roomy && (
        <Tooltip describeChild title={findingsSentence(readiness(order), order)}>
          <Button onClick={printParts}>{screen.printParts}</Button>
        </Tooltip>
      )}
      {form.canEdit && <SaveButton accent={dirty} form={form} />}
      {more.length > 0 && <RowMenu label={screen.moreActions} items={more} />}
      <SendOrder order={order} accent={!dirty && answer !== 'accepted'} onOpen={dirty ? save : undefined} />
      {dialog}
    </>
  );
};

const SaveButton = ({ accent, form }: { accent: boolean; form: OrderSession }) => (
  <Tooltip title="Ctrl+S">
    <span>
      <Button
        variant={accent ? 'contained' : 'outlined'}
        color={accent ? 'primary' : 'inherit'}
        loading={form.saving}
        onClick={() => void form.save()}
      >
        {screen.save}
      </Button>
    </span>
  </Tooltip>
);

const frame = {
  position: 'sticky',
  top: 0,
  zIndex: 10,
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 1,
  rowGap: 0.5,
  minHeight: 52,
  padding: { xs: '6px 12px', sm: '5px 16px 5px 8px' },
  backgroundColor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** On a phone beside the total, below the title. */
const actions = {
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { xs: 0.25, sm: 1 },
  flexShrink: 0,
  flexGrow: { xs: 1, sm: 0 },
  '& .MuiButton-root': {
    whiteSpace: 'nowrap',
    minWidth: { xs: 36, sm: 64 },
    paddingInline: { xs: 1, sm: 1.75 },
  },
  '& .MuiButton-icon': { display: { xs: 'none', sm: 'flex' } },
} as const;

/** Stays at the top while the rest scrolls: what this is and comes to, its documents, and saving. */
export const OrderHeader = ({ order, form, others, title, covered }: OrderHeaderProps) => (
  <Stack component="header" direction="row" sx={frame}>
    <BackButton />
    <Title order={order} others={others} title={title} dirty={form.dirty} />
    {order && <Total order={order} />}
    <Stack direction="row" sx={actions}>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <ShortcutHelp enabled={!covered} />
      </Box>
      {order ? <Actions order={order} form={form} /> : <SaveButton accent form={form} />}
    </Stack>
  </Stack>
);
