import { styled, Table, TableCell, TableHead, TableRow } from '@mui/material';
import { texts } from '../../../i18n';
import { formatFigure, formatMoney } from '../../../ui';
import type { Order, RefreshPreview } from '../../data/types';

const { refresh: text, parts: partTexts } = texts.orders;

type RefreshedPart = RefreshPreview['parts'][number];

/**
 * Plain cells with their look in one place: an order has hundreds of rows, and the library's cells would take seconds. A
 * phone has no room for the columns of both values: there these stand below the name.
 */
const Body = styled('tbody')(({ theme }) => ({
  ...theme.typography.small,
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': {
    height: 38,
    padding: '6px 20px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: 'inherit',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& .name, & th': { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& th[scope=rowgroup]': { backgroundColor: theme.palette.action.hover, fontWeight: 600 },
  '& small': { display: 'none', ...theme.typography.note, color: theme.palette.text.secondary },
  '& .kept': { ...theme.typography.note, color: theme.palette.text.secondary },
  '& em': { fontStyle: 'normal', color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '& td, & th': { paddingInline: 12 },
    '& .value': { display: 'none' },
    '& small': { display: 'block' },
  },
}));

/** Stays in sight below the rows. */
const Foot = styled(Body)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  fontWeight: 650,
  backgroundColor: theme.palette.background.paper,
  '& td, & th': { borderTop: `1px solid ${theme.palette.divider}`, borderBottom: 0 },
})).withComponent('tfoot');

const roomOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
const padded = { paddingInline: { xs: 1.5, sm: 2.5 } } as const;

/** `+R$ 35,40` */
const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatMoney(value)}`;

const Values = ({ from, to, difference }: { from: number; to: number; difference: number }) => (
  <>
    <td className="value">{formatMoney(from)}</td>
    <td className="value">{formatMoney(to)}</td>
    <td>{difference === 0 ? <em>{text.sameValue}</em> : signed(difference)}</td>
  </>
);

const change = (from: number, to: number): string => `${formatMoney(from)} → ${formatMoney(to)}`;

/** The parts of one set, in their order. */
interface SetOfParts {
  id: number;
  name: string;
  quantity: number;
  parts: RefreshedPart[];
}

const bySet = (parts: readonly RefreshedPart[]): SetOfParts[] => {
  const sets: SetOfParts[] = [];
  for (const part of parts) {
    const last = sets.at(-1);
    if (last?.id === part.set_id) last.parts.push(part);
    else sets.push({ id: part.set_id, name: part.set, quantity: part.set_quantity, parts: [part] });
  }
  return sets;
};

const SetRows = ({ set }: { set: SetOfParts }) => (
  <Body>
    <tr>
      <th scope="rowgroup" colSpan={4}>
        {text.set(set.name, formatFigure('set_quantity', set.quantity))}
      </th>
    </tr>
    {set.parts.map(({ id, title, final_value: from, new_final_value: to, difference, kept }) => (
      <tr key={id}>
        <td className="name">
          {title || partTexts.untitled}
          <small>{change(from, to)}</small>
          {kept.length > 0 && <div className="kept">{text.kept(kept)}</div>}
        </td>
        <Values from={from} to={to} difference={difference} />
      </tr>
    ))}
  </Body>
);

/** Set by set what each part is and would be, and below it the order's total. Every figure is the server's. */
export const RefreshTable = ({ preview, type }: { preview: RefreshPreview; type: Order['type'] }) => (
  <Table stickyHeader aria-label={text.title}>
    <TableHead>
      <TableRow>
        <TableCell sx={padded}>{text.part}</TableCell>
        <TableCell align="right" sx={{ ...roomOnly, ...padded }}>
          {text.from}
        </TableCell>
        <TableCell align="right" sx={{ ...roomOnly, ...padded }}>
          {text.to}
        </TableCell>
        <TableCell align="right" sx={padded}>
          {text.difference}
        </TableCell>
      </TableRow>
    </TableHead>
    {bySet(preview.parts).map((set) => (
      <SetRows key={set.id} set={set} />
    ))}
    <Foot>
      <tr>
        <th scope="row">
          {text.totals[type]}
          <small>{change(preview.total, preview.new_total)}</small>
        </th>
        <Values from={preview.total} to={preview.new_total} difference={preview.difference} />
      </tr>
    </Foot>
  </Table>
);
