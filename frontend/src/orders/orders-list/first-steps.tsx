import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { texts } from '../../i18n';
import { firstSteps as text, screen } from '../../i18n/orders';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import { Quiet, useAttempt } from '../../ui';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import { useCompany } from '../data/use-company';
import { newOrder } from '../order-screen/order-rules';
import { firstDrawings } from '../order-screen/sets/first-drawings';
import { DrawingDrop } from '../order-screen/sets/first-drop';

/** Makes a quote whose first set the drawings become, and opens it. */
const useFirstQuote = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const company = useCompany();
  const attempt = useAttempt();
  return async (files: readonly File[]): Promise<void> => {
    const { id: _id, version: _version, ...fields } = newOrder('pre_order', company);
    await attempt(async () => {
      const order = await ordersApi.create(fields);
      firstDrawings.choose(files);
      firstDrawings.giveToOrder(order.id);
      client.setQueryData(orderKeys.order(order.id), order);
      await navigate(paths.order(order.id));
    }, screen.saveFailed);
  };
};

/** The steps to a first quote that are not done yet; drawings are dropped on the last one. */
export const FirstSteps = () => {
  const { isAdmin } = useSession();
  const company = useCompany();
  const quote = useFirstQuote();
  const steps = [
    { key: 'company', open: !company?.name || !company.logo, to: paths.company, ...text.company },
    { key: 'prices', open: !company?.default_markup, to: '/materials', ...text.prices },
  ].filter((step) => isAdmin && company && step.open);
  return (
    <Box sx={{ margin: 'auto', padding: { xs: 2, sm: 4 }, maxWidth: 640 }}>
      <Quiet>{texts.orders.list.empty}</Quiet>
      <Stack
        component="ol"
        aria-label={text.title}
        sx={{ gap: 3.5, paddingInlineStart: 2.5, marginTop: '1em', marginBottom: 2, listStyle: 'decimal' }}
      >
        {steps.map(({ key, to, label, hint }) => (
          <Box key={key} component="li" sx={{ typography: 'body' }}>
            <MuiLink component={Link} to={to}>
              {label}
            </MuiLink>
            <Typography variant="small" component="div" color="textSecondary">
              {hint}
            </Typography>
          </Box>
        ))}
        <Box component="li" sx={{ '& > *': { border: '1px dashed', borderColor: 'divider', padding: 1.5 } }}>
          <DrawingDrop label={text.drawings.label} onDrawings={quote}>
            {(choose) => (
              <>
                {text.drawings.label}
                <Typography variant="small" component="div" color="textSecondary" sx={{ marginBottom: 1 }}>
                  {text.drawings.hint}
                </Typography>
                {choose}
              </>
            )}
          </DrawingDrop>
        </Box>
      </Stack>
    </Box>
  );
};
