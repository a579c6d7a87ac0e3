import Calculate from '@mui/icons-material/CalculateOutlined';
import Straighten from '@mui/icons-material/Straighten';
import { Link, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { texts } from '../../../i18n';
import { readiness as text, parts as partTexts } from '../../../i18n/orders';
import { COARSE, FINGER } from '../../../theme';
import { contradictedSides } from '../../data/drawn-part';
import { useOpenOrder } from '../../data/open-order';
import type { PartPayload } from '../../data/parts-api';
import type { Part } from '../../data/types';
import { useCatalogue } from '../../shared/use-catalogue';
import { detailText, findingText } from './finding-texts';
import type { Finding } from './readiness';

export type Change = (part: Part) => PartPayload | null;

/** Saves a change of each of these parts that has one (null: nothing to change), says that it is done, and offers the way back. */
export type ChangeParts = (parts: readonly Part[], change: Change, message: string) => Promise<void>;

interface Action {
  name: string;
  run: () => void;
  icon?: ReactNode;
}

interface Place extends Action {
  id: string;
  detail?: string | undefined;
  /** Words for the click's action; absent where the click leads to the part. */
  action?: string | undefined;
}

/** Where a finding is put right: its parts, or its sets; and what puts all of its parts right at once. */
const usePlaces = (
  { kind, parts, sets }: Finding,
  changeParts: ChangeParts | undefined,
): { places: Place[]; all?: Action } => {
  const { order, openPart, openSet, refreshAll } = useOpenOrder();
  const take =
    kind === 'sizes' && changeParts
      ? (some: readonly Part[]) => void changeParts(some, contradictedSides, text.sizesTaken(some.length))
      : undefined;
  const places: Place[] = [
    ...sets.map((set) => ({ id: `set-${set.id}`, name: set.name, run: () => openSet(set.id) })),
    ...parts.map((part) => ({
      id: `part-${part.id}`,
      name: part.title || partTexts.untitled,
      detail: detailText(kind, part),
      action: take && text.useDrawn,
      run: () => (take ? take([part]) : openPart(part.id)),
    })),
  ];
  if (kind === 'price_changed' && order.can.change) {
    return {
      places,
      all: { name: texts.orders.refresh.action, icon: <Calculate fontSize="small" />, run: refreshAll },
    };
  }
  if (take && parts.length > 1) {
    const name = text.useAllDrawn(parts.length);
    return { places, all: { name, icon: <Straighten fontSize="small" />, run: () => take(parts) } };
  }
  return { places };
};

interface ProcessItemsProps {
  parts: readonly Part[];
  changeParts: ChangeParts;
  onChosen: () => void;
}

/** The processes whose minutes a rule gives: each is given to all of these parts at once. */
const ProcessItems = ({ parts, changeParts, onChosen, ...focus }: ProcessItemsProps) => {
  const { rows = [] } = useCatalogue('processes');
  const ruled = rows.filter(({ rule_id }) => typeof rule_id === 'number');
  return ruled.map(({ id, title }, index) => (
    <MenuItem
      key={id}
      {...(index === 0 && focus)}
      divider={index === ruled.length - 1}
      onClick={() => {
        const processes = [{ id, pivot: { time: 0, final_value: null, setup: null, rule: true } }];
        onChosen();
        const change = (part: Part) => (part.processes.length > 0 ? null : { processes });
        void changeParts(parts, change, text.processGiven(title));
      }}
    >
      {text.giveProcess(title, parts.length)}
    </MenuItem>
  ));
};

interface FindingLinkProps {
  finding: Finding;
  /** Absent where the link only leads: nothing may be changed, or a question stands in between. */
  changeParts?: ChangeParts | undefined;
  /** Called before it leads anywhere: closes what covers the screen. */
  onLeave?: (() => void) | undefined;
}

/** One count: leads to the place where it is put right, or lists the places where there are several. */
export const FindingLink = ({ finding, changeParts, onLeave }: FindingLinkProps) => {
  const { order, putRight } = useOpenOrder();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { places, all } = usePlaces(finding, changeParts);
  const [only] = places;
  const lists = places.length > 1 || only?.detail !== undefined;
  const leaving = (run: () => void) => () => {
    setAnchor(null);
    onLeave?.();
    run();
  };
  const lead = leaving(only ? only.run : () => putRight(finding.kind));
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
          else lead();
        }}
        sx={{
          font: 'inherit',
          verticalAlign: 'baseline',
          paddingBlock: 0.5,
          textAlign: 'start',
          [COARSE]: FINGER,
        }}
      >
        {findingText(finding, order)}
      </Link>
      {lists && (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {finding.kind === 'process' && changeParts && (
            <ProcessItems parts={finding.parts} changeParts={changeParts} onChosen={() => setAnchor(null)} />
          )}
          {all && (
            <MenuItem divider onClick={leaving(all.run)}>
              <ListItemIcon>{all.icon}</ListItemIcon>
              {all.name}
            </MenuItem>
          )}
          {places.map(({ id, name, detail, action, run }) => (
            <MenuItem key={id} onClick={leaving(run)} sx={{ gap: 2, maxWidth: 560, whiteSpace: 'normal' }}>
              <ListItemText
                primary={name}
                secondary={detail}
                slotProps={{
                  primary: { noWrap: true, sx: { maxWidth: 360 } },
                  secondary: { sx: { fontVariantNumeric: 'tabular-nums' } },
                }}
              />
              {action && (
                <Typography component="span" variant="small" color="primary" sx={{ flexShrink: 0 }}>
                  {action}
                </Typography>
              )}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
