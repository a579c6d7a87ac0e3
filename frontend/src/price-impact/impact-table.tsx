import { Link, styled, Table } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { type AffectedQuote, padNumber, type PriceImpact } from '../api';
import { priceImpact as text, orders, texts } from '../i18n';
import { paths } from '../routes';
import { Clamped, formatMoney, formatNumber } from '../ui';

/**
 * Styles of plain cells in one place, since there may be hundreds of rows. A phone has no room for the columns of the two
 * values, which are shown below the customer's name there.
 */
const Rows = styled(Table)(({ theme }) => ({
  ...theme.typography.small,
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': {
    height: 40,
    padding: '6px 12px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: 'inherit',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    fontWeight: 600,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.background.paper,
  },
  '& tfoot td, & tfoot th': {
    position: 'sticky',
    bottom: 0,
    fontWeight: 650,
    backgroundColor: theme.palette.background.paper,
    boxShadow: `inset 0 1px ${theme.palette.divider}`,
    borderBottom: 0,
  },
  '& .text, & .name, & .box': { textAlign: 'start' },
  '& .name': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .box': { width: 52, paddingInlineStart: 20, paddingInlineEnd: 0 },
  '& tr > :last-child': { paddingInlineEnd: 20 },
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    verticalAlign: 'middle',
    accentColor: theme.palette.primary.main,
  },
  '& .note': { ...theme.typography.note, color: theme.palette.text.secondary },
  '& .problem': { ...theme.typography.note, color: theme.palette.error.main },
  '& .group': {
    paddingInlineStart: 20,
    whiteSpace: 'normal',
    fontWeight: 600,
    color: theme.palette.warning.main,
  },
  '& em': { fontStyle: 'normal', color: theme.palette.text.secondary },
  '& .narrow': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& td, & th': { paddingInline: 8 },
    '& .box': { width: 40, paddingInlineStart: 16 },
    '& .wide': { display: 'none' },
    '& tr > :nth-last-of-type(2)': { paddingInlineEnd: 16 },
    '& .narrow': { display: 'block' },
  },
}));

interface ImpactTableProps {
  impact: PriceImpact;
  /** Whether ICMS is shown in place of totals, which it changes nothing of: prices contain it. */
  byIcms: boolean;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** `+R$ 35,40` */
const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatMoney(value)}`;

const grown = (growth: number | null): string =>
  growth === null ? texts.common.empty : `${growth > 0 ? '+' : ''}${formatNumber(growth, 2)}%`;

/** The quotes with what they amount to before and after; every figure is the server's. */
export const ImpactTable = ({ impact, byIcms, chosen, onChoose }: ImpactTableProps) => {
  const { quotes, can_reprice } = impact;
  const open = quotes.filter(({ accepted, problem }) => !accepted && problem === null);
  const accepted = quotes.filter((quote) => quote.accepted);
  const others = quotes.filter((quote) => !quote.accepted);
  const all = open.length > 0 && open.every(({ id }) => chosen.has(id));
  const choose = (id: number, isChosen: boolean) => {
    const rest = [...chosen].filter((each) => each !== id);
    onChoose(new Set(isChosen ? [...rest, id] : rest));
  };
  const row = (quote: AffectedQuote) => (
    <tr key={quote.id}>
      {can_reprice && (
        <td className="box">
          <input
            type="checkbox"
            aria-label={text.select(padNumber(quote.id))}
            checked={chosen.has(quote.id)}
            disabled={quote.problem !== null}
            onChange={({ target }) => choose(quote.id, target.checked)}
          />
        </td>
      )}
      <QuoteCells quote={quote} byIcms={byIcms} />
    </tr>
  );
  return (
    <Rows aria-label={text.title(impact.name)}>
      <thead>
        <tr>
          {can_reprice && (
            <th scope="col" className="box">
              <input
                type="checkbox"
                aria-label={text.selectAll}
                checked={all}
                onChange={() => onChoose(withAll(chosen, open, !all))}
              />
            </th>
          )}
          <th scope="col" className="text">
            {text.number}
          </th>
          <th scope="col" className="text">
            {text.customer}
          </th>
          <th scope="col" className="text wide">
            {text.status}
          </th>
          <th scope="col" className="wide">
            {byIcms ? text.icmsFrom : text.from}
          </th>
          <th scope="col" className="wide">
            {byIcms ? text.icmsTo : text.to}
          </th>
          <th scope="col">{text.difference}</th>
          <th scope="col" className="wide">
            {text.growth}
          </th>
        </tr>
      </thead>
      <tbody>
        {others.map(row)}
        {accepted.length > 0 && (
          <tr>
            <th scope="rowgroup" className="text group" colSpan={8}>
              {text.accepted}
            </th>
          </tr>
        )}
        {accepted.map(row)}
      </tbody>
      {!byIcms && <Sum impact={impact} />}
    </Rows>
  );
};

/** Adds these quotes to the chosen ones or takes them out; accepted quotes, which are chosen one by one, stay as they are. */
const withAll = (
  chosen: ReadonlySet<number>,
  quotes: readonly AffectedQuote[],
  isChosen: boolean,
): ReadonlySet<number> => {
  const ids = new Set(quotes.map(({ id }) => id));
  const rest = [...chosen].filter((id) => !ids.has(id));
  return new Set(isChosen ? [...rest, ...ids] : rest);
};

const QuoteCells = ({ quote, byIcms }: { quote: AffectedQuote; byIcms: boolean }) => {
  const { id, customer, status, kept, problem, difference } = quote;
  const [from, to] = byIcms ? [quote.icms, quote.new_icms] : [quote.total, quote.new_total];
  return (
    <>
      <td className="text">
        <Link component={RouterLink} to={paths.order(id)} target="_blank">
          {padNumber(id)}
        </Link>
      </td>
      <td className="name">
        {customer === null ? <em>{text.noCustomer}</em> : <Clamped text={customer} />}
        <div className="note narrow">{orders.statuses[status]}</div>
        <div className="note narrow">
          {formatMoney(from)} → {formatMoney(to)}
        </div>
        {kept.length > 0 && <div className="note">{text.kept(kept)}</div>}
        {problem !== null && <div className="problem">{problem}</div>}
      </td>
      <td className="text wide">{orders.statuses[status]}</td>
      <td className="wide">{formatMoney(from)}</td>
      <td className="wide">{formatMoney(to)}</td>
      <td>{difference === 0 ? <em>{text.same}</em> : signed(difference)}</td>
      <td className="wide">{grown(quote.growth)}</td>
    </>
  );
};

const Sum = ({ impact: { quotes, difference, can_reprice } }: { impact: PriceImpact }) => (
  <tfoot>
    <tr>
      {can_reprice && <td className="box" />}
      <th scope="row" className="text" colSpan={2}>
        {text.total(quotes.length)}
      </th>
      <td className="wide" colSpan={3} />
      <td>{signed(difference)}</td>
      <td className="wide" />
    </tr>
  </tfoot>
);
