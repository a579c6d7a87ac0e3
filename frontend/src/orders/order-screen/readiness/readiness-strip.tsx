import Calculate from '@mui/icons-material/CalculateOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { Box, Link, ListItemIcon, ListItemText, Menu, MenuItem, Stack } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { useOpenOrder } from '../../data/open-order';
import { detailText, findingText } from './finding-texts';
import { type Finding, isOpen, readiness } from './readiness';

const { readiness: text, parts: partTexts } = texts.orders;

interface Place {
  id: string;
  name: string;
  detail?: string;
  open: () => void;
}

/** Where a finding is put right: its parts, or its sets. */
const usePlaces = ({ kind, parts, sets }: Finding): Place[] => {
  const { openPart, openSet } = useOpenOrder();
  return [
    ...sets.map((set) => ({ id: `set-${set.id}`, name: set.name, open: () => openSet(set.id) })),
    ...parts.map((part) => ({
      id: `part-${part.id}`,
      name: part.title || partTexts.untitled,
      detail: detailText(kind, part),
      open: () => openPart(part.id),
    })),
  ];
};

interface FindingLinkProps {
  finding: Finding;
  /** Puts right what is the order's own. */
  onOrder: (kind: Finding['kind']) => void;
}

/** One count: leads to the place where it is put right, or lists the places where there are several. */
const FindingLink = ({ finding, onOrder }: FindingLinkProps) => {
  const { order, refreshAll } = useOpenOrder();
  const { kind } = finding;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const places = usePlaces(finding);
  const [only] = places;
  const lists = places.length > 1 || only?.detail !== undefined;
  return (
    <>
      <Link
        component="button"
        type="button"
        color="inherit"
        aria-haspopup={lists ? 'menu' : undefined}
        aria-expanded={lists ? anchor !== null : undefined}
        onClick={(event) => {
          if (lists) setAnchor(event.currentTarget);
          else if (only) only.open();
          else onOrder(kind);
        }}
        sx={{ font: 'inherit', verticalAlign: 'baseline', paddingBlock: 0.5, textAlign: 'start' }}
      >
        {findingText(finding, order)}
      </Link>
      {lists && (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {kind === 'price_changed' && order.can.change && (
            <MenuItem
              divider
              onClick={() => {
                setAnchor(null);
                refreshAll();
              }}
            >
              <ListItemIcon>
                <Calculate fontSize="small" />
              </ListItemIcon>
              {texts.orders.refresh.action}
            </MenuItem>
          )}
          {places.map(({ id, name, detail, open }) => (
            <MenuItem
              key={id}
              onClick={() => {
                setAnchor(null);
                open();
              }}
            >
              <ListItemText
                primary={name}
                secondary={detail}
                slotProps={{
                  primary: { noWrap: true, sx: { maxWidth: 360, fontSize: 14 } },
                  secondary: { sx: { fontVariantNumeric: 'tabular-nums' } },
                }}
              />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

/** A quiet line that lists what the order lacks before it goes on; each count leads there. Only while something is open. */
export const ReadinessStrip = ({ onOrder }: Pick<FindingLinkProps, 'onOrder'>) => {
  const { order } = useOpenOrder();
  const findings = readiness(order);
  if (!isOpen(order.status) || findings.length === 0) return null;
  return (
    <Stack
      component="section"
      aria-label={text.title}
      direction="row"
      sx={{ alignItems: 'baseline', gap: 1, fontSize: 13, color: 'text.secondary' }}
    >
      <WarningAmberRounded
        aria-hidden
        sx={{ fontSize: 17, color: 'warning.main', alignSelf: 'flex-start', marginTop: '5px', flexShrink: 0 }}
      />
      <Box component="span" sx={{ whiteSpace: 'nowrap', paddingBlock: 0.5 }}>
        {text.before[order.status]}
      </Box>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {findings.map((finding) => (
          <Box component="li" key={finding.kind} sx={{ color: 'warning.main' }}>
            <FindingLink finding={finding} onOrder={onOrder} />
          </Box>
        ))}
      </Box>
    </Stack>
  );
};
