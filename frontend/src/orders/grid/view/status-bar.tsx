import { sumFigures } from '@forja/figures';
import { Box, Button, Stack } from '@mui/material';
import type { CatalogueName } from '../../../api';
import { grid as text } from '../../../i18n/orders';
import type { Catalogues } from '../core/column';
import { matchBeside } from '../use-find';
import { type Selection, areasOf, cellCount, only, rowsIn } from '../core/selection';
import type { UnsavedCell } from '../use-cells';
import { useOpenGrid } from '../use-grid';
import { useSelected } from '../use-selection';
import { useCreateEntry } from '../../shared/use-create-entry';
import { formatDecimal, shownDecimals } from '../../../ui/format';
import { maskNcm } from '../../../ui';
import { Command, Toolbar } from './toolbar';

/** A text that gives way to what stands beside it. */
const ONE_LINE = {
  maxWidth: { xs: '55vw', md: 280 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The text by which a cell names a new entry: an NCM is known by its code. */
const nameOf = ({ name, code }: { name?: string; code?: string | null }): string =>
  name ?? maskNcm(code ?? '');

/** Enters a name that no catalogue has, and puts the new entry into the cell. */
const Creation = ({
  at: { key, part },
  shown: column,
  mark,
  catalogue,
}: UnsavedCell & { catalogue: keyof Catalogues & CatalogueName }) => {
  const { catalogues, saves } = useOpenGrid();
  const { onCreate, dialog } = useCreateEntry(catalogue, (entry) => {
    const name = nameOf(entry);
    const reading = column.read(name, part, { ...catalogues, [catalogue]: [entry] }, 'pt-BR');
    saves.edit([{ key, column, text: name, result: reading }]);
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
const Refused = (cell: UnsavedCell) => {
  const { at, shown, mark } = cell;
  const { saves } = useOpenGrid();
  const catalogue = mark.state === 'refused' ? shown.catalogue?.(at.part) : null;
  return (
    <>
      <Box
        component="span"
        sx={{ minWidth: 160, ...(mark.state !== 'unread' && { color: 'error.main', fontWeight: 500 }) }}
      >
        {mark.message}
      </Box>
      {mark.state === 'conflict' && (
        <Command act={() => saves.overrule(at.key, shown.key)}>{text.keepMine}</Command>
      )}
      {mark.state === 'failed' && <Command act={() => saves.retry()}>{text.again}</Command>}
      {catalogue && <Creation {...cell} catalogue={catalogue} />}
      <Command act={() => saves.discard(at.key, shown.key)}>{text.discard}</Command>
    </>
  );
};

interface SelectedProps {
  selection: Selection;
}

/** An average of whole numbers may be a fraction. */
const AVERAGE_PLACES = 2;

/** Sum and average of the selected numbers of one column. */
const Sums = ({ selection }: SelectedProps) => {
  const { rows, columns } = useOpenGrid();
  const areas = areasOf(selection);
  const places = rowsIn(areas);
  const [{ left } = { left: 0 }] = areas;
  const single = areas.every((area) => area.left === left && area.right === left);
  const { figure, value } = columns[left] ?? {};
  if (!single || places.length < 2 || figure === undefined || value === undefined) return null;
  const values = places.flatMap((row) => {
    const part = rows.parts[row]?.part;
    return (part && value(part)) ?? [];
  });
  const sums = sumFigures(figure, values);
  if (sums === null) return null;
  const [least, most] = shownDecimals(figure);
  const sum = formatDecimal(sums.sum, least, most);
  const average = formatDecimal(sums.average, least, Math.max(most, AVERAGE_PLACES));
  return <span>{text.sums(values.length, sum, average)}</span>;
};

/** The button that takes over the drawings' offers for the selected cells. */
const Offered = ({ selection }: SelectedProps) => {
  const { offeredBy, accept } = useOpenGrid();
  const offered = offeredBy(selection);
  const [first, ...more] = offered;
  if (!first) return null;
  return (
    <>
      {more.length === 0 && (
        <Box component="span" sx={ONE_LINE}>
          {first.offer.origin}
        </Box>
      )}
      <Command aria-keyshortcuts="Alt+Enter" act={() => accept(offered)}>
        <Box component="span" sx={ONE_LINE}>
          {more.length === 0 ? first.offer.accept : text.offers.acceptMany(offered.length)}
        </Box>
      </Command>
    </>
  );
};

/** The selection in words, while nothing needs attention. */
const Selected = ({ selection }: SelectedProps) => {
  const { rows, columns, busy } = useOpenGrid();
  const count = cellCount(areasOf(selection));
  const part = rows.parts[selection.active.row]?.part;
  const note = part && columns[selection.active.column]?.rule?.note(part);
  return (
    <>
      {!busy && count > 1 && <span>{text.selected(count)}</span>}
      <Sums selection={selection} />
      {note && <span>{note}</span>}
    </>
  );
};

const Overview = ({ selection }: SelectedProps) => {
  const { notice, busy, unsaved: refused, select, discardAll } = useOpenGrid();
  const next = matchBeside(refused, selection.active, 1);
  return (
    <>
      {notice !== null && <span>{notice}</span>}
      {next && (
        <>
          <Box component="span" sx={{ color: 'error.main', fontWeight: 500 }}>
            {text.refused(refused.length)}
          </Box>
          <Command act={() => select(only({ row: next.row, column: next.column }))}>
            {text.nextRefused}
          </Command>
          <Command act={discardAll}>{text.discardAll}</Command>
        </>
      )}
      {busy && <span>{text.saving}</span>}
      {notice === null && (
        <>
          <Offered selection={selection} />
          <Selected selection={selection} />
        </>
      )}
    </>
  );
};

const Message = () => {
  const grid = useOpenGrid();
  const selection = useSelected(grid);
  const cell = grid.unsavedAt(selection.active);
  return cell ? <Refused {...cell} /> : <Overview selection={selection} />;
};

/** Below the cells: what is to say of the active one, of what is not saved, of the selection. */
export const StatusBar = () => {
  const { statusId } = useOpenGrid();
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        minHeight: 38,
        paddingInline: 2,
        paddingBlock: 0.5,
        typography: 'small',
        color: 'text.secondary',
      }}
    >
      <Stack
        direction="row"
        role="status"
        id={statusId}
        // A long message breaks into lines; what can be done stays beside it where there is room.
        sx={{
          alignItems: 'center',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          columnGap: 1.5,
          flex: '2 1 400px',
          minWidth: 0,
          '& .MuiButton-root': { flexShrink: 0 },
        }}
      >
        <Message />
      </Stack>
      <Box
        component="span"
        title={text.hints.join(' · ')}
        // The message of a cell has its room first; a hint that does not fit as a whole is not seen.
        sx={{
          display: { xs: 'none', lg: 'block' },
          flex: '1 1 0',
          height: '1lh',
          overflow: 'hidden',
          '& > span': { display: 'inline-block' },
          '& > span + span::before': { content: '"\\00a0· "' },
        }}
      >
        {text.hints.map((hint) => (
          <span key={hint}>{hint}</span>
        ))}
      </Box>
      <Toolbar />
    </Stack>
  );
};
