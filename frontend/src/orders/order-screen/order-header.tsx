import ChevronLeft from '@mui/icons-material/ChevronLeft';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useLocation, useNavigate } from 'react-router';
import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { paths } from '../../routes';
import { ShortcutHelp } from '../shared/shortcut-help';
import { StatusChip } from '../shared/status-chip';
import type { Order } from '../data/types';
import { DocumentsMenu } from './documents-menu';
import { findingsSentence } from './readiness/finding-texts';
import { readiness } from './readiness/readiness';

const { screen, types } = texts.orders;

interface OrderHeaderProps {
  order: Order | null;
  dirty: boolean;
  saving: boolean;
  canEdit: boolean;
  /** A dialog lies over the screen: its keys are the dialog's. */
  covered: boolean;
  onSave: () => void;
}

/** Back to where the user came from: the list keeps its filters in its own history entry. */
const BackButton = () => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Tooltip title={screen.back}>
      <IconButton
        aria-label={screen.back}
        onClick={() => void (key === 'default' ? navigate(paths.orders) : navigate(-1))}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

const Title = ({ order, dirty }: { order: Order | null; dirty: boolean }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0, flexGrow: 1 }}>
    <Typography variant="h1" component="h2" sx={{ whiteSpace: 'nowrap' }}>
      {order ? `${types[order.type]} ${padNumber(order.id)}` : screen.newOrder}
    </Typography>
    {order && (
      <>
        <Typography noWrap sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
          · {order.customer?.name ?? screen.noCustomer}
        </Typography>
        <StatusChip status={order.status} />
      </>
    )}
    {dirty && (
      <Tooltip title={screen.unsavedMark}>
        <Box
          role="img"
          aria-label={screen.unsavedMark}
          sx={{ width: 7, height: 7, borderRadius: '50%', backgroundColor: 'warning.main', flexShrink: 0 }}
        />
      </Tooltip>
    )}
  </Stack>
);

/** Stays at the top while the rest scrolls: what this is, its documents, and saving. */
export const OrderHeader = ({ order, dirty, saving, canEdit, covered, onSave }: OrderHeaderProps) => {
  const navigate = useNavigate();
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 10,
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1,
        minHeight: 52,
        padding: { xs: '8px 12px', sm: '0 16px 0 8px' },
        backgroundColor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <BackButton />
      <Title order={order} dirty={dirty} />
      <ShortcutHelp enabled={!covered} />
      {order && (
        <>
          <DocumentsMenu order={order} dirty={dirty} />
          <Tooltip describeChild title={findingsSentence(readiness(order), order)}>
            <Button
              onClick={() => void navigate(paths.orderPartsPrint(order.id))}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {screen.printParts}
            </Button>
          </Tooltip>
        </>
      )}
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
  );
};
