import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { Box, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { texts } from '../../../i18n';
import { readiness as text, parts as partTexts } from '../../../i18n/orders';
import { useSession } from '../../../providers';
import { paths } from '../../../routes';
import { useAttempt, useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { type EditedParts, restoring } from '../../data/parts-api';
import type { Part } from '../../data/types';
import { useCompany } from '../../data/use-company';
import { type Done, DoneMessage } from '../transfer/use-transfers';
import { type Change, type ChangeParts, FindingLink } from './finding-link';
import { isOpen } from './readiness';
import { useFindings } from './use-findings';

const CONFLICT = 409;

/** `changeParts` is undefined where nothing may be changed: an order's prices are agreed. */
const useChangeParts = () => {
  const { order, cache, canEdit } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  const [done, setDone] = useState<Done | null>(null);
  const save = async (rows: EditedParts) => {
    if (rows.length === 0) return { back: [], refused: [] };
    const answer = await cache.saveParts(rows);
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
const Findings = ({ changeParts }: { changeParts: ChangeParts | undefined }) => {
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
        }}
      >
        {findings.map((finding) => (
          <Box component="li" key={finding.kind} sx={{ color: 'warning.main' }}>
            <FindingLink finding={finding} changeParts={changeParts} />
          </Box>
        ))}
        {unnamed && <CompanyLink />}
      </Box>
    </Stack>
  );
};

/** Lists what the order lacks before it goes on; each count leads there, and what is put right from here can be taken back. */
export const ReadinessStrip = () => {
  const { done, forget, changeParts } = useChangeParts();
  return (
    <>
      <Findings changeParts={changeParts} />
      {done && <DoneMessage done={done} onUndo={() => void done.undo()} onClose={forget} />}
    </>
  );
};
