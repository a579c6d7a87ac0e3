import Functions from '@mui/icons-material/Functions';
import Replay from '@mui/icons-material/Replay';
import { Box, ButtonBase, IconButton, Tooltip } from '@mui/material';
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

/** Whether the row's rule gave its minutes. */
export const hasRuledMinutes = ({ pivot: { rule, exact_time, final_value } }: PartProcess): boolean =>
  rule === true && final_value !== null && typeof exact_time === 'number';

/** In the cell of the minutes: ƒ where a rule gave them, which says how; where they were typed over it, the way back. */
export const ByRule = ({ row, onFollow, ...place }: RuleStateProps) => {
  const at = placeAmongChosen(place);
  if (!hasRuledMinutes(row))
    return (
      onFollow && (
        <Tooltip describeChild title={text.typedOver}>
          <IconButton aria-label={text.backToRuleOf(at)} onClick={onFollow} sx={{ padding: '3px' }}>
            <Replay fontSize="dense" />
          </IconButton>
        </Tooltip>
      )
    );
  return (
    <Tooltip describeChild title={ruleText(row, null)}>
      <ButtonBase
        aria-label={text.explainMinutes(at)}
        aria-haspopup="dialog"
        onClick={(event) => place.onExplain('exact_time', event.currentTarget, at)}
        sx={{ padding: '2px 6px', fontFamily: 'inherit', fontStyle: 'italic', color: 'text.secondary' }}
      >
        {text.ruleMark}
      </ButtonBase>
    </Tooltip>
  );
};

/** Below a row whose process has a rule that gives no minutes: why. */
export const RuleState = ({ form, row, index, onExplain }: Omit<RuleStateProps, 'onFollow'>) => {
  const place = placeAmongChosen({ form, index });
  const calculated = form.calculation.processes?.[place - 1];
  const problem = calculated?.id === row.id ? calculated.rule_problem : null;
  if (!row.pivot.rule || hasRuledMinutes(row)) return null;
  return (
    <Box
      component="p"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        columnGap: 1,
        margin: 0,
        marginTop: -0.75,
        minHeight: 28,
        typography: 'note',
        color: row.pivot.final_value === null ? 'text.secondary' : 'warning.main',
      }}
    >
      {ruleText(row, problem)}
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
    </Box>
  );
};
