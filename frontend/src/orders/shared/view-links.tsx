import { Button, ButtonGroup } from '@mui/material';
import { Link } from 'react-router';
import { grid as text } from '../../i18n/orders';
import { paths } from '../../routes';

interface ViewLinksProps {
  orderId: number;
  current: 'cards' | 'grid';
}

/** The two views of an order. One takes the place of the other in the history: back leads to where the order was opened. */
export const ViewLinks = ({ orderId, current }: ViewLinksProps) => (
  <ButtonGroup size="small" color="inherit" variant="outlined" aria-label={text.views}>
    {(
      [
        ['cards', paths.order(orderId), text.cards],
        ['grid', paths.orderGrid(orderId), text.title],
      ] as const
    ).map(([view, to, label]) => (
      <Button
        key={view}
        component={Link}
        to={to}
        replace
        aria-current={view === current ? 'page' : undefined}
        sx={
          view === current
            ? // On a phone the other view is what there is room for.
              { backgroundColor: 'action.selected', display: { xs: 'none', sm: 'inline-flex' } }
            : // Alone on a phone: it ends on both sides.
              {
                color: 'text.secondary',
                '&.MuiButtonGroup-grouped': { borderRadius: { xs: 1 }, borderColor: { xs: 'divider' } },
              }
        }
      >
        {label}
      </Button>
    ))}
  </ButtonGroup>
);
