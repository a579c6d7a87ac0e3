import Calculate from '@mui/icons-material/CalculateOutlined';
import Straighten from '@mui/icons-material/Straighten';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { Box, Link, ListItemIcon, ListItemText, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { texts } from '../../../i18n';
import { readiness as text, parts as partTexts } from '../../../i18n/orders';
import { useSession } from '../../../providers';
import { paths } from '../../../routes';
import { COARSE, FINGER } from '../../../theme';
import { useAttempt, useToast } from '../../../ui';
import { contradictedSides } from '../../data/drawn-part';
import { useOpenOrder } from '../../data/open-order';
import { type EditedParts, type PartPayload, partsApi, restoring } from '../../data/parts-api';
import type { Part } from '../../data/types';
import { useCompany } from '../../data/use-company';
import { withSavedParts } from '../../data/use-order';
import { useCatalogue } from '../../shared/use-catalogue';
import { type Done, DoneMessage } from '../transfer/use-transfers';
import { detailText, findingText } from './finding-texts';
import { type Finding, isOpen } from './readiness';
import { useFindings } from './use-findings';

type Change = (part: Part) => PartPayload | null;

/** Saves a change of each of these parts that has one (null: nothing to change), says that it is done, and offers the way back. */
type ChangeParts = (parts: readonly Part[], change: Change, message: string) => Promise<void>;

const CONFLICT = 409;

/** `changeParts` is undefined where nothing may be changed: an order's prices are agreed. */
const useChangeParts = () => {
  const { order, cache, canEdit } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  const [done, setDone] = useState<Done | null>(null);
  const save = async (rows: EditedParts) => {
    if (rows.length === 0) return { back: [], refused: [] };
    const answer = await partsApi.saveMany(order.id, rows);
    await cache.takeSaved((known) => withSavedParts(known, answer));
    void cache.refreshHistory();
    if (answer.refused.length > 0) await cache.refresh();
    return { back: restoring(answer), refused: answer.refused };
  };
  const change = (parts: readonly Part[], to: Change) =>
    save(parts.flatMap((part) => (to(part) ? [{ id: part.id, version: part.version, ...to(part) }] : [])));
  const changeParts: ChangeParts = (parts, to, message) => {
    const run = (work: () => ReturnType<typeof save>, then: (back: EditedParts) => void) =>
      attempt(async () => {
        setDone(null);
        const { back, refused } = await work();
        const [first] = refused;
        const title = parts.find(({ id }) => id === first?.id)?.title || partTexts.untitled;
        if (first) toast(text.refused(title, first.message));
        else then(back);
      }, partTexts.saveFailed);
    const work = async () => {
      const { back, refused } = await change(parts, to);
      if (!refused.some(({ status }) => status === CONFLICT)) return { back, refused };
      // A cell of the grid may have been saved meanwhile: once more on what its save made of the part.
      const isRefused = (part: Part) => refused.some(({ id }) => id === part.id);
      const newest = cache.current()?.sets.flatMap((set) => set.parts) ?? [];
      const again = await change(newest.filter(isRefused), to);
      return { ...again, back: [...back, ...again.back] };
    };
    const undone = () => toast(texts.orders.transfer.undone, 'success');
    return run(work, (back) => setDone({ message, undo: () => run(() => save(back), undone) }));
  };
  return {
    done,
    forget: () => setDone(null),
    changeParts: canEdit && order.type === 'pre_order' ? changeParts : undefined,
  };
};

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
  changeParts: ChangeParts | undefined;
  /** Puts right what is the order's own. */
  onOrder: (kind: Finding['kind']) => void;
}

/** One count: leads to the place where it is put right, or lists the places where there are several. */
const FindingLink = ({ finding, changeParts, onOrder }: FindingLinkProps) => {
  const { order } = useOpenOrder();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { places, all } = usePlaces(finding, changeParts);
  const [only] = places;
  const lists = places.length > 1 || only?.detail !== undefined;
  const closing = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
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
          else if (only) only.run();
          else onOrder(finding.kind);
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
            <MenuItem divider onClick={closing(all.run)}>
              <ListItemIcon>{all.icon}</ListItemIcon>
              {all.name}
            </MenuItem>
          )}
          {places.map(({ id, name, detail, action, run }) => (
            <MenuItem key={id} onClick={closing(run)} sx={{ gap: 2, maxWidth: 560, whiteSpace: 'normal' }}>
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

/** That documents of a quote would go out without who made it, until an administrator says it. */
const CompanyLink = () => {
  const { isAdmin } = useSession();
  return (
    <Box component="li" sx={{ color: 'warning.main', paddingBlock: 0.5 }}>
      {isAdmin ? (
        <Link component={RouterLink} to={paths.company} color="inherit">
          {text.company}
        </Link>
      ) : (
        text.company
      )}
    </Box>
  );
};

const LINE = { typography: 'small', paddingBlock: 0.5 } as const;

/** A quiet line of what the order lacks before it goes on; only while something is open. */
const Findings = (props: Omit<FindingLinkProps, 'finding'>) => {
  const { order } = useOpenOrder();
  const { findings, known } = useFindings();
  const company = useCompany();
  const unnamed = order.status === 'in_progress' && company !== undefined && !(company.name && company.cnpj);
  if (!isOpen(order.status)) return null;
  // Its line is kept while it is not known whether there is one: sets must not move under the pointer.
  if (findings.length === 0 && !unnamed) return known ? null : <Box sx={LINE}>&nbsp;</Box>;
  return (
    <Stack
      component="section"
      aria-label={text.title}
      direction="row"
      sx={{
        alignItems: 'baseline',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 1,
        typography: 'small',
        color: 'text.secondary',
      }}
    >
      <WarningAmberRounded
        aria-hidden
        fontSize="dense"
        sx={{ color: 'warning.main', alignSelf: 'flex-start', marginTop: '5px', flexShrink: 0 }}
      />
      <Box component="span" sx={{ whiteSpace: 'nowrap', paddingBlock: 0.5 }}>
        {text.before[order.status]}
      </Box>
      <Box
        component="ul"
        sx={{
          display: { xs: 'contents', sm: 'flex' },
          flexWrap: 'wrap',
          columnGap: 2,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {findings.map((finding) => (
          <Box component="li" key={finding.kind} sx={{ color: 'warning.main' }}>
            <FindingLink finding={finding} {...props} />
          </Box>
        ))}
        {unnamed && <CompanyLink />}
      </Box>
    </Stack>
  );
};

/** Lists what the order lacks before it goes on; each count leads there, and what is put right from here can be taken back. */
export const ReadinessStrip = ({ onOrder }: Pick<FindingLinkProps, 'onOrder'>) => {
  const { done, forget, changeParts } = useChangeParts();
  return (
    <>
      <Findings changeParts={changeParts} onOrder={onOrder} />
      {done && <DoneMessage done={done} onUndo={() => void done.undo()} onClose={forget} />}
    </>
  );
};
