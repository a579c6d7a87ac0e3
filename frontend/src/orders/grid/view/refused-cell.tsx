import { Box, Button } from '@mui/material';
import type { CatalogueName } from '../../../api';
import { texts } from '../../../i18n';
import { maskNcm } from '../../../ui';
import { useCreateEntry } from '../../shared/use-create-entry';
import type { Catalogues, GridColumn } from '../core/column';
import type { Row } from '../core/rows';
import type { CellMark } from '../saving/save-port';
import type { Grid } from '../use-grid';

const { grid: text } = texts.orders;

/** A text that gives way to what stands beside it. */
export const ONE_LINE = {
  maxWidth: { xs: '55vw', md: 280 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

interface RefusedProps {
  grid: Grid;
  /** The keyboard is to go back to the cells: the button that was pressed goes away. */
  onDone: () => void;
  row: Row;
  column: GridColumn;
  mark: CellMark;
}

/** What a cell names a new entry by: an NCM is known by its code. */
const nameOf = ({ name, code }: { name?: string; code?: string | null }): string =>
  name ?? maskNcm(code ?? '');

/** Enters a name that no catalogue has, and puts the new entry into the cell. */
const Creation = ({
  grid,
  row: { key, part },
  column,
  mark,
  catalogue,
}: RefusedProps & { catalogue: keyof Catalogues & CatalogueName }) => {
  const { onCreate, dialog } = useCreateEntry(catalogue, (entry) => {
    const name = nameOf(entry);
    const reading = column.read(name, part, { ...grid.catalogues, [catalogue]: [entry] }, 'pt-BR');
    grid.saves.edit([{ key, column, text: name, result: reading }]);
  });
  return (
    <>
      <Button size="small" onClick={() => onCreate(mark.text.trim())}>
        <Box component="span" sx={ONE_LINE}>
          {text.create(mark.text.trim(), text.catalogues[catalogue])}
        </Box>
      </Button>
      {dialog}
    </>
  );
};

/** Why the active cell is not saved, and what can be done. */
export const Refused = (props: RefusedProps) => {
  const { grid, row, column, mark, onDone } = props;
  const done = (act: () => void) => () => {
    act();
    onDone();
  };
  const catalogue = mark.state === 'refused' ? column.catalogue?.(row.part) : null;
  return (
    <>
      <Box
        component="span"
        sx={{ minWidth: 160, ...(mark.state !== 'unread' && { color: 'error.main', fontWeight: 500 }) }}
      >
        {mark.message}
      </Box>
      {mark.state === 'conflict' && (
        <Button size="small" onClick={done(() => grid.saves.overrule(row.key, column.key))}>
          {text.keepMine}
        </Button>
      )}
      {mark.state === 'failed' && (
        <Button size="small" onClick={done(() => grid.saves.retry())}>
          {text.again}
        </Button>
      )}
      {catalogue && <Creation {...props} catalogue={catalogue} />}
      <Button size="small" onClick={done(() => grid.saves.discard(row.key, column.key))}>
        {text.discard}
      </Button>
    </>
  );
};
