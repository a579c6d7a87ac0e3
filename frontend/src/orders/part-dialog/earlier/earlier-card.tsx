import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, ButtonBase, Link, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { padNumber, underBase } from '../../../api';
import { texts } from '../../../i18n';
import { paths } from '../../../routes';
import { FigureMeasure, formatDate, formatNumber } from '../../../ui';
import type { EarlierPart } from '../../data/types';

const text = texts.orders.earlier;

const OUTCOME_COLOURS = { won: 'success.main', lost: 'error.main', open: 'text.secondary' } as const;

/** As its order is called: 'Orçamento 000123'. */
export const orderName = ({ order_type, order_id }: EarlierPart): string =>
  text.of[order_type](padNumber(order_id));

const Tag = ({ colour, children }: { colour: string; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.5,
      paddingInline: 0.75,
      typography: 'note',
      whiteSpace: 'nowrap',
      color: colour,
    }}
  >
    {children}
  </Box>
);

const Price = ({ label, value, hint }: { label: string; value: number | null; hint?: string }) => (
  <Box>
    <Typography component="dt" variant="note" color="textSecondary" title={hint}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
      {value === null ? text.notNow : <FigureMeasure figure="unit_value" value={value} />}
    </Typography>
  </Box>
);

/** The way to its order, in a tab of its own: what is being typed here stays. */
const OrderLink = ({ found }: { found: EarlierPart }) => {
  const name = orderName(found);
  return (
    <Tooltip title={text.openOrder(name)}>
      <Link
        href={underBase(`${paths.order(found.order_id)}?part=${String(found.part.id)}`)}
        target="_blank"
        rel="noopener"
        aria-label={text.openOrder(name)}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24, whiteSpace: 'nowrap' }}
      >
        {name}
        <OpenInNew fontSize="tiny" />
      </Link>
    </Tooltip>
  );
};

interface EarlierCardProps {
  found: EarlierPart;
  chosen: boolean;
  onChoose: () => void;
}

/** An earlier part: what it was, why it is shown, what it cost and what became of it. */
export const EarlierCard = ({ found, chosen, onChoose }: EarlierCardProps) => {
  const { part, reasons, outcome, customer, date, unit_value_now } = found;
  const title = part.title || texts.orders.parts.untitled;
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: chosen ? 'action.selected' : undefined,
      }}
    >
      <ButtonBase
        aria-pressed={chosen}
        onClick={onChoose}
        sx={{
          width: '100%',
          justifyContent: 'flex-start',
          textAlign: 'start',
          fontFamily: 'inherit',
          padding: '8px 12px 4px',
        }}
      >
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
          {part.reference !== null && (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {' '}
              · {part.reference}
            </Box>
          )}
        </Typography>
      </ButtonBase>
      <Stack sx={{ gap: 0.75, padding: '0 12px 10px' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
          <Tag colour={OUTCOME_COLOURS[outcome]}>{text.outcomes[outcome]}</Tag>
          {reasons.map((reason) => (
            <Tag key={reason} colour="text.primary">
              {text.reasons[reason]}
            </Tag>
          ))}
        </Stack>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, margin: 0 }}>
          <Price label={text.then} value={part.unit_value} />
          <Price label={text.now} value={unit_value_now} hint={text.nowHint} />
        </Box>
        <Typography component="div" variant="note" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <OrderLink found={found} /> · {formatDate(date)} · {customer ?? text.noCustomer} ·{' '}
          {text.quantity(formatNumber(part.quantity, 0), formatNumber(found.set_quantity, 0))}
        </Typography>
      </Stack>
    </Box>
  );
};
