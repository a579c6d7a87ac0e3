import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Redo from '@mui/icons-material/Redo';
import Search from '@mui/icons-material/Search';
import Undo from '@mui/icons-material/Undo';
import { Box, Button, type ButtonProps, Menu, MenuItem, Stack, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { grid as text, sets } from '../../../i18n/orders';
import { Tool, useAttempt, useBusy } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { setsApi } from '../../data/parts-api';
import { withSet } from '../../data/use-order';
import { type Finding, readiness } from '../../order-screen/readiness/readiness';
import { useCatalogue } from '../../shared/use-catalogue';
import { ColumnsMenu } from '../columns/columns-menu';
import { processField } from '../core/process-columns';
import { useOpenGrid } from '../use-grid';
import { RowCommands } from './row-commands';

/** Where this browser keeps whether the drawing stands beside the cells. */
export const DRAWING_BESIDE = 'grid.drawing';

/** A text that is as wide as it is. */
const WHOLE = { whiteSpace: 'nowrap', flexShrink: 0 } as const;

/** A button below the cells. The keyboard goes back to them: the button may go away with what it does. */
export const Command = ({ act, ...button }: Omit<ButtonProps, 'onClick'> & { act: () => void }) => {
  const { focus } = useOpenGrid();
  const onClick = () => {
    act();
    focus();
  };
  return <Button size="small" onClick={onClick} {...button} />;
};

/** Gives a process a column that no part has yet. */
const AddProcess = () => {
  const { columns, addProcess, notify } = useOpenGrid();
  const { rows } = useCatalogue('processes');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = new Set(columns.map(({ key }) => key));
  const left = (rows ?? []).filter(({ id }) => !shown.has(processField(id)));
  return (
    <>
      <Button
        size="small"
        startIcon={<Add />}
        disabled={left.length === 0}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={WHOLE}
      >
        {text.addProcess}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {left.map(({ id, title }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              addProcess({ id, title });
              notify(text.processAdded(title));
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** A new set, in whose line its name and quantity are typed. */
export const AddSet = ({ variant = 'text' }: Pick<ButtonProps, 'variant'>) => {
  const { editSet } = useOpenGrid();
  const { order, cache } = useOpenOrder();
  const attempt = useAttempt();
  const [busy, run] = useBusy();
  const create = () =>
    attempt(async () => {
      const set = await setsApi.create(order.id, sets.newName);
      cache.change((old) => withSet(old, set));
      editSet({ id: set.id, field: 'name' });
      await cache.refresh();
    }, sets.createFailed);
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Add />}
      loading={busy}
      onClick={() => void run(create)}
      sx={{ flexShrink: 0 }}
    >
      {text.addSet}
    </Button>
  );
};

/** The columns in which a finding of the strip is put right. */
const COLUMN_OF: Readonly<Partial<Record<Finding['kind'], string>>> = {
  type: 'type',
  choice: 'choice',
  quantity: 'quantity',
  ncm: 'ncm',
  bends: 'bends',
  weight: 'unit_gross_weight',
};

/** Shows a hidden column in which something is open. */
const OpenColumns = () => {
  const { list, isHidden, hide } = useOpenGrid().arrangement;
  const { order } = useOpenOrder();
  const open = readiness(order).map(({ kind }) => COLUMN_OF[kind]);
  return list
    .filter(({ key }) => open.includes(key) && isHidden(key))
    .map(({ key, label }) => (
      <Button key={key} size="small" color="warning" onClick={() => hide(key, false)} sx={WHOLE}>
        {text.arrange.show(label)}
      </Button>
    ));
};

/** Takes over what is read with certainty of all drawings. */
const AcceptCertain = () => {
  const { certainOnes, accept } = useOpenGrid();
  const offered = certainOnes();
  if (offered.length === 0) return null;
  return (
    <Tooltip describeChild title={text.offers.certainHint}>
      <Command variant="outlined" act={() => accept(offered)} sx={WHOLE}>
        {text.offers.acceptCertain(offered.length)}
      </Command>
    </Tooltip>
  );
};

/** Commands beside the status: undo, finding, the drawing, columns, rows. */
export const Toolbar = () => {
  const { canEdit, canUndo, canRedo, undo, redo, find, arrangement, rowView, rows, focus } = useOpenGrid();
  const { order } = useOpenOrder();
  const [drawing, setDrawing] = useStore(DRAWING_BESIDE, false);
  /** Keys after the click are the cells' again: Ctrl+Z goes on where the button was pressed. */
  const inCells = (act: () => void) => () => {
    act();
    focus();
  };
  return (
    <Stack direction="row" sx={{ flexShrink: { md: 0 }, flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
      {!rowView.isAll && (
        <Button
          size="small"
          color="primary"
          startIcon={<Close />}
          onClick={rowView.clear}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {text.rowView.shown(rows.parts.length, rowView.count)}
        </Button>
      )}
      <AcceptCertain />
      {canEdit && (
        <>
          <Tool
            label={text.undo}
            disabled={!canUndo}
            onClick={inCells(undo)}
            icon={<Undo fontSize="small" />}
          />
          <Tool
            label={text.redo}
            disabled={!canRedo}
            onClick={inCells(redo)}
            icon={<Redo fontSize="small" />}
          />
        </>
      )}
      <Tool
        label={text.find.open}
        keys="Control+F Meta+F"
        onClick={find.open}
        icon={<Search fontSize="small" />}
      />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Tool
          label={text.offers.drawing}
          pressed={drawing}
          onClick={inCells(() => setDrawing(!drawing))}
          icon={<ImageOutlined fontSize="small" color={drawing ? 'primary' : undefined} />}
        />
      </Box>
      <OpenColumns />
      <ColumnsMenu arrangement={arrangement} />
      {canEdit && (
        <>
          <RowCommands />
          {order.sets.length > 0 && <AddSet />}
          <AddProcess />
        </>
      )}
    </Stack>
  );
};
