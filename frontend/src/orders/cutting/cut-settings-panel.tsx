import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { texts } from '../../i18n';
import { FigureField, formatDateTime, Panel } from '../../ui';
import type { CutGroup, Cutting, CutSettings } from './types';
import type { SearchProgress } from './use-cut-plan';

const text = texts.orders.cutting;

/** mm between pieces: a shear cuts without loss. */
const GAPS = { free: 5, shapes: 5, turned: 5, sheared: 0 } as const;

/** By outlines, pieces are turned by right angles or by any. */
const cutsOutlines = ({ method }: Pick<CutSettings, 'method'>) => method === 'shapes' || method === 'turned';

/** The settings that count for sheets and for bars. */
const FIELDS = { sheet: ['gap', 'edge'], bar: ['kerf', 'trim'] } as const;

interface CutSettingsPanelProps {
  data: Pick<Cutting, 'made_at' | 'settings'> & { groups: readonly CutGroup[] };
  settings: CutSettings;
  isChanged: boolean;
  /** Of the search that runs; null while none does. */
  progress: SearchProgress;
  canEdit: boolean;
  change: (fields: Partial<CutSettings>) => void;
  compute: () => void;
  stop: () => void;
}

/** Groups whose plan is of other parts, and those that have none. */
export const countOutdated = (groups: readonly CutGroup[]): number =>
  groups.filter(({ plan, parts }) => (plan ? plan.outdated : parts.length > 0)).length;

/** Why the plan should be computed, or when it was. */
const stateOf = ({ data, isChanged }: CutSettingsPanelProps): string => {
  if (data.made_at === null) return text.notYet;
  if (isChanged) return text.unsaved;
  const outdated = countOutdated(data.groups);
  if (outdated > 0) return text.outdated(outdated);
  const computed = text.computed(formatDateTime(data.made_at));
  const outlined = data.groups.some(({ parts }) => parts.some(({ outline }) => outline !== null));
  return cutsOutlines(data.settings) && !outlined ? `${computed} ${text.noOutlines}` : computed;
};

/** How the plan is cut, and the button that computes it. */
export const CutSettingsPanel = (props: CutSettingsPanelProps) => {
  const { data, settings, progress, canEdit, change, compute, stop } = props;
  return (
    <Panel>
      <Stack sx={{ gap: 1.5 }}>
        {canEdit && (
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'end' }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={text.method}
              value={settings.method === 'turned' ? 'shapes' : settings.method}
              onChange={(_, method: CutSettings['method'] | null) =>
                method && change({ method, gap: GAPS[method] })
              }
            >
              <ToggleButton value="free" title={text.freeHint}>
                {text.methods.free}
              </ToggleButton>
              <ToggleButton value="shapes" title={text.shapesHint}>
                {text.methods.shapes}
              </ToggleButton>
              <ToggleButton value="sheared">{text.methods.sheared}</ToggleButton>
            </ToggleButtonGroup>
            {cutsOutlines(settings) && (
              <FormControlLabel
                label={<Typography variant="small">{text.turnsFreely}</Typography>}
                title={text.turnsFreelyHint}
                sx={{ width: { xs: '100%', sm: 'auto' }, margin: 0 }}
                control={
                  <Checkbox
                    size="small"
                    checked={settings.method === 'turned'}
                    onChange={(_, free) => change({ method: free ? 'turned' : 'shapes' })}
                  />
                }
              />
            )}
            {[...new Set(data.groups.flatMap(({ kind }) => FIELDS[kind]))].map((field) => (
              <Box key={field} sx={{ width: { xs: 'calc(50% - 6px)', sm: 150 } }}>
                <FigureField
                  figure="length"
                  label={text[field]}
                  value={settings[field]}
                  onChange={(value) => change({ [field]: value ?? 0 })}
                />
              </Box>
            ))}
            <Button variant="outlined" loading={progress !== null} onClick={compute}>
              {data.made_at === null ? text.compute : text.computeAgain}
            </Button>
          </Stack>
        )}
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <Typography variant="small" color="textSecondary" role="status">
            {progress ? text.computing(progress.at, progress.of) : stateOf(props)}
          </Typography>
          {progress && (
            <Button size="small" variant="outlined" color="inherit" onClick={stop}>
              {text.stop}
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
};
