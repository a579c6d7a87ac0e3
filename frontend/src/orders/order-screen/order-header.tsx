import Calculate from '@mui/icons-material/CalculateOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, Stack, type Theme, Tooltip, useMediaQuery } from '@mui/material';
import { useNavigate } from 'react-router';
import { texts } from '../../i18n';
import { paths } from '../../routes';
import { RowMenu } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';
import type { Other } from '../live';
import { ShortcutHelp } from '../shared/shortcut-help';
import { DocumentsMenu } from './documents-menu';
import { BackButton, Title, Total } from './order-title';
import { readiness } from './readiness/readiness';
import { findingsSentence } from './readiness/finding-texts';

const { refresh, screen } = texts.orders;

interface OrderHeaderProps {
  order: Order | null;
  /** Other users who have it open. */
  others: readonly Other[];
  title: string;
  dirty: boolean;
  saving: boolean;
  canEdit: boolean;
  /** A dialog is open over the screen: the keys are the dialog's. */
  covered: boolean;
  onSave: () => void;
}

/** Documents and prints; the less used ones in a menu where there is little room. */
const DocumentActions = ({ order, dirty }: { order: Order; dirty: boolean }) => {
  const navigate = useNavigate();
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const { refreshAll } = useOpenOrder();
  const printParts = () => void navigate(paths.orderPartsPrint(order.id));
  const print = { label: screen.printParts, icon: <PrintOutlined fontSize="small" />, onClick: printParts };
  const recalculate = { label: refresh.action, icon: <Calculate fontSize="small" />, onClick: refreshAll };
  const more = [...(roomy ? [] : [print]), ...(order.can.change ? [recalculate] : [])];
  return (
    <>
      <DocumentsMenu order={order} dirty={dirty} />
      {roomy && (
        <Tooltip describeChild title={findingsSentence(readiness(order), order)}>
          <Button onClick={printParts}>{screen.printParts}</Button>
        </Tooltip>
      )}
      {more.length > 0 && <RowMenu label={screen.moreActions} items={more} />}
    </>
  );
};

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

/** On a phone a line of its own below the title. */
const actions = {
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { xs: 0.5, sm: 1 },
  flexShrink: 0,
  flexBasis: { xs: '100%', sm: 'auto' },
  '& .MuiButton-root': { whiteSpace: 'nowrap', paddingInline: { xs: 0.75, sm: 1.75 } },
} as const;

/** Stays at the top while the rest scrolls: what this is and comes to, its documents, and saving. */
export const OrderHeader = ({
  order,
  others,
  title,
  dirty,
  saving,
  canEdit,
  covered,
  onSave,
}: OrderHeaderProps) => (
  <Stack component="header" direction="row" sx={frame}>
    <BackButton />
    <Title order={order} others={others} title={title} dirty={dirty} />
    <Stack direction="row" sx={actions}>
      {order && <Total order={order} />}
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <ShortcutHelp enabled={!covered} />
      </Box>
      {order && <DocumentActions order={order} dirty={dirty} />}
      {canEdit && (
        <Tooltip title="Ctrl+S">
          <span>
            <Button variant="contained" color="primary" loading={saving} onClick={onSave}>
              {screen.save}
            </Button>
          </span>
        </Tooltip>
      )}
    </Stack>
  </Stack>
);
