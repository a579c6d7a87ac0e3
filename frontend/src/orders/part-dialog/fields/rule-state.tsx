import Functions from '@mui/icons-material/Functions';
import Replay from '@mui/icons-material/Replay';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { texts } from '../../../i18n';
import { formatFigure } from '../../../ui';
import type { PartProcess } from '../../data/types';
import type { PartSession } from '../session/use-part-session';
import type { Explain } from './values-grid';

const text = texts.orders.partDialog;

interface RuleStateProps {
  form: PartSession;
  row: PartProcess;
  index: number;
  onExplain: Explain;
  /** Lets the rule give the minutes again; undefined where it does, or may not. */
  onFollow: (() => void) | undefined;
}

/** Where the row stands among those that the server calculates, from 1 on. */
const placeAmongChosen = ({ form, index }: Pick<RuleStateProps, 'form' | 'index'>): number =>
  form.draft.processes.slice(0, index + 1).filter(({ id }) => id !== null).length;

/** The minutes that the rule gives, or why it gives none. */
const ruleText = ({ pivot }: PartProcess, problem: string | null | undefined): string => {
  if (pivot.final_value === null) return text.ruleWaiting;
  if (typeof pivot.exact_time !== 'number') return text.ruleWithout(problem ?? text.ruleSilent);
  return text.byRule(formatFigure('exact_time', pivot.exact_time));
};

/** Below a row whose process has a rule: whether its minutes follow it, how they came about, and the way back to it. */
export const RuleState = ({ form, row, index, onExplain, onFollow }: RuleStateProps) => {
  const { rule, exact_time, final_value } = row.pivot;
  const place = placeAmongChosen({ form, index });
  const calculated = form.calculation.processes?.[place - 1];
  const problem = calculated?.id === row.id ? calculated.rule_problem : null;
  const lacks = rule && final_value !== null && typeof exact_time !== 'number';
  return (
    <Box
      component="p"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        margin: 0,
        marginTop: -0.75,
        minHeight: 28,
        typography: 'note',
        color: lacks ? 'warning.main' : 'text.secondary',
      }}
    >
      {rule ? ruleText(row, problem) : text.typedOver}
      {rule && (
        <Tooltip title={text.explainMinutes(place)}>
          <IconButton
            aria-label={text.explainMinutes(place)}
            aria-haspopup="dialog"
            onClick={(event) => onExplain('exact_time', event.currentTarget, place)}
            sx={{ padding: '3px', color: 'text.disabled', '&:hover': { color: 'text.primary' } }}
          >
            <Functions fontSize="dense" />
          </IconButton>
        </Tooltip>
      )}
      {onFollow && (
        <Tooltip describeChild title="F9">
          <Button
            size="small"
            startIcon={<Replay />}
            aria-label={text.backToRuleOf(place)}
            onClick={onFollow}
          >
            {text.backToRule}
          </Button>
        </Tooltip>
      )}
    </Box>
  );
};
