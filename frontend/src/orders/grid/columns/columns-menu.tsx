import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Stack, Tooltip } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { texts } from '../../../i18n';
import { useAnchor } from '../../../ui';
import type { GridColumn } from '../core/column';
import { canHide, canMove } from './column-choice';
import type { Arrangement } from './use-column-choice';

const { arrange: text } = texts.orders.grid;

const STEPS: Readonly<Partial<Record<string, -1 | 1>>> = { ArrowUp: -1, ArrowDown: 1 };

/** The boxes of the columns' names, by which the keys go through the list. */
const boxesOf = (list: HTMLElement): HTMLInputElement[] => [...list.querySelectorAll('input')];

/** ↑ and ↓ go from name to name; with Alt they take the column along. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>, { list, step }: Arrangement) => {
  const by = STEPS[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const boxes = boxesOf(event.currentTarget);
  const at = boxes.findIndex((box) => box.closest('li')?.contains(event.target as Node));
  if (!event.altKey) {
    const next = by > 0 ? boxes.slice(at + 1) : boxes.slice(0, at).reverse();
    next.find(({ disabled }) => !disabled)?.focus();
    return;
  }
  const key = list[at]?.key;
  if (key !== undefined && canMove(key)) step(key, by);
};

interface RowProps {
  arrangement: Arrangement;
  column: GridColumn;
}

const ColumnRow = ({ arrangement, column }: RowProps) => {
  const { key, name } = column;
  const frozen = column.frozen === true;
  const { isHidden, hide, freeze, step } = arrangement;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', paddingInline: 1, '&:hover': { backgroundColor: 'action.hover' } }}
    >
      <FormControlLabel
        sx={{ flexGrow: 1, margin: 0, minWidth: 0, '& .MuiFormControlLabel-label': { typography: 'small' } }}
        control={
          <Checkbox
            size="small"
            checked={!isHidden(key)}
            disabled={!canHide(key)}
            onChange={(_, shown) => hide(key, !shown)}
            sx={{ padding: '5px' }}
          />
        }
        label={name}
      />
      {canMove(key) && (
        <>
          <Tooltip title={frozen ? text.unfreeze : text.freeze}>
            <IconButton
              size="small"
              aria-label={text.freezeColumn(name)}
              aria-pressed={frozen}
              color={frozen ? 'primary' : 'default'}
              onClick={() => freeze(key, !frozen)}
            >
              {frozen ? <PushPin fontSize="inherit" /> : <PushPinOutlined fontSize="inherit" />}
            </IconButton>
          </Tooltip>
          <IconButton size="small" aria-label={text.moveUp(name)} onClick={() => step(key, -1)}>
            <ArrowUpward fontSize="inherit" />
          </IconButton>
          <IconButton size="small" aria-label={text.moveDown(name)} onClick={() => step(key, 1)}>
            <ArrowDownward fontSize="inherit" />
          </IconButton>
        </>
      )}
    </Stack>
  );
};

/** Columns that are needed together, switched on and off at once. */
const Groups = ({ arrangement: { groups, shownOf, showGroup } }: { arrangement: Arrangement }) => (
  <Stack
    direction="row"
    role="group"
    aria-label={text.groups}
    sx={{ flexWrap: 'wrap', paddingInline: 1, borderBottom: 1, borderColor: 'divider' }}
  >
    {groups.map((group) => (
      <FormControlLabel
        key={group}
        sx={{ margin: 0, paddingInlineEnd: 1, '& .MuiFormControlLabel-label': { typography: 'small' } }}
        control={
          <Checkbox
            size="small"
            checked={shownOf(group) === 'all'}
            indeterminate={shownOf(group) === 'some'}
            onChange={(_, shown) => showGroup(group, shown)}
            sx={{ padding: '5px' }}
          />
        }
        label={text.groupNames[group]}
      />
    ))}
  </Stack>
);

/** Which columns the grid has, in which order, and which of them stay in view. */
export const ColumnsMenu = ({ arrangement }: { arrangement: Arrangement }) => {
  const { close, button, popup } = useAnchor('dialog');
  const { list, restore } = arrangement;
  return (
    <>
      <Tooltip title={text.title}>
        <IconButton aria-label={text.title} {...button}>
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        {...popup}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': text.title,
            sx: { display: 'flex', flexDirection: 'column', width: 400, maxHeight: 'min(560px, 80vh)' },
          },
        }}
      >
        <Box sx={{ padding: '10px 16px 6px', typography: 'note', color: 'text.secondary' }}>{text.hint}</Box>
        <Groups arrangement={arrangement} />
        <Stack
          component="ul"
          onKeyDown={(event) => onKeyDown(event, arrangement)}
          sx={{ overflowY: 'auto', minHeight: 0 }}
        >
          {list.map((column) => (
            <ColumnRow key={column.key} arrangement={arrangement} column={column} />
          ))}
        </Stack>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', padding: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Button size="small" onClick={restore}>
            {text.restore}
          </Button>
          <Button size="small" onClick={close}>
            {texts.common.close}
          </Button>
        </Stack>
      </Popover>
    </>
  );
};
