import { Alert, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { texts } from '../../i18n';
import { DownloadButton, formatFigure, formatNumber, Panel } from '../../ui';
import { CutPlans } from './cut-plans';
import { groupTitle } from './group-title';
import { PartsTable, toggled } from './parts-table';
import type { ChangeSheet, CutGroup, CutSettings } from './types';

const text = texts.orders.cutting;

interface CutGroupPanelProps {
  group: CutGroup;
  settings: CutSettings;
  change: (fields: Partial<CutSettings>) => void;
  canEdit: boolean;
  changeSheet: ChangeSheet;
  /** Of the plan, after /api. */
  path: string;
}

/** Parts that the plan does not cut, with the reason; those that were left out come back from here. */
const Outside = ({ group, settings, change, canEdit }: CutGroupPanelProps) => (
  <Alert severity="warning" variant="outlined">
    <Typography variant="small" sx={{ fontWeight: 600 }}>
      {text.outside}
    </Typography>
    {group.outside.map(({ id, title, reason, pieces }) => (
      <Stack key={id} direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="small" sx={{ overflowWrap: 'anywhere' }}>
          {pieces !== null && `${text.times(formatNumber(pieces, 0))} `}
          {title || texts.orders.parts.untitled}: {text.reasons[reason]}
        </Typography>
        {canEdit && reason !== 'no_pieces' && reason !== 'no_size' && (
          <FormControlLabel
            label={text.inPlan}
            control={
              <Checkbox
                size="small"
                checked={!settings.left_out_part_ids.includes(id)}
                onChange={(_, cuts) =>
                  change({ left_out_part_ids: toggled(settings.left_out_part_ids, id, !cuts) })
                }
                slotProps={{ input: { 'aria-label': `${text.inPlan}: ${title}` } }}
              />
            }
          />
        )}
      </Stack>
    ))}
  </Alert>
);

/** The plan's use of material, and warnings: it is out of date, leaves pieces out, or let go of sheets that were locked. */
const PlanNotes = ({ kind, plan }: { kind: CutGroup['kind']; plan: NonNullable<CutGroup['plan']> }) => {
  const facts = [
    text.utilisation(formatFigure('loss', plan.utilisation)),
    plan.loss !== null && text.lossIs(formatFigure('loss', plan.loss)),
    plan.proved && (kind === 'bar' ? text.proved : text.provedSheets),
  ];
  return (
    <>
      <Typography variant="small" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {plan.outdated && (
        <Alert severity="warning" variant="outlined" sx={{ paddingBlock: 0 }}>
          {text.changed(plan.changed)}
        </Alert>
      )}
      {plan.released.length > 0 && (
        <Alert severity="info" variant="outlined">
          {plan.released.map(({ cut, name, reason }) => (
            <div key={cut}>
              {text.released(`${text.sheet[kind](cut + 1)} · ${name}`, text.releaseReasons[reason])}
            </div>
          ))}
        </Alert>
      )}
    </>
  );
};

/** Which of the catalogue's sheets, and of the shop's own stock, may be taken. */
const StockChoice = ({ group, settings, change }: CutGroupPanelProps) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
    {group.stock.map(({ id, own, name }) => {
      const field = own ? 'unused_item_ids' : 'unused_sheet_ids';
      return (
        <FormControlLabel
          key={`${field} ${id}`}
          label={<Typography variant="small">{name}</Typography>}
          control={
            <Checkbox
              size="small"
              checked={!settings[field].includes(id)}
              onChange={(_, used) => change({ [field]: toggled(settings[field], id, !used) })}
              slotProps={{ input: { 'aria-label': `${text.useStock}: ${name}` } }}
            />
          }
        />
      );
    })}
  </Stack>
);

/** Saves all sheets of the plan at once; one alone as it is. */
const AllSheets = ({ group: { kind, key, plan }, path }: Pick<CutGroupPanelProps, 'group' | 'path'>) => {
  const sheets = kind === 'sheet' ? (plan?.cuts.length ?? 0) : 0;
  if (sheets === 0) return null;
  const query = new URLSearchParams(sheets === 1 ? { group: key, cut: '0' } : { group: key });
  return (
    <DownloadButton path={`${path}/dxf?${query}`} failed={text.sheetDxfFailed}>
      {text.sheetsDxf(sheets)}
    </DownloadButton>
  );
};

/** The parts that are cut from one stock: what they are, and how they are cut. */
export const CutGroupPanel = (props: CutGroupPanelProps) => {
  const { group, settings, change, canEdit, path } = props;
  const { plan, kind, stock, outside, parts } = group;
  return (
    <Panel title={groupTitle(group)} actions={<AllSheets group={group} path={path} />}>
      <Stack sx={{ gap: 2 }}>
        {plan && <PlanNotes kind={kind} plan={plan} />}
        {outside.length > 0 && <Outside {...props} />}
        {canEdit && stock.length > 1 && <StockChoice {...props} />}
        {plan && <CutPlans {...props} />}
        {parts.length > 0 && (
          <PartsTable
            parts={parts}
            choices={canEdit ? { settings, onChange: change, canTurn: kind === 'sheet' } : undefined}
          />
        )}
      </Stack>
    </Panel>
  );
};
