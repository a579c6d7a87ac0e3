import AddOutlined from '@mui/icons-material/AddOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactoryOutlined from '@mui/icons-material/FactoryOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PrecisionManufacturingOutlined from '@mui/icons-material/PrecisionManufacturingOutlined';
import { finder } from '@forja/figures';
import { fileUrl, padNumber } from '../api';
import { search, shell, orders } from '../i18n';
import { formatMoney } from '../ui';
import { recentOrders, useSession } from '../providers';
import { paths } from '../routes';
import type { PaletteGroup, PaletteItem, PaletteScreen } from './palette-item';
import type { Found } from './use-search';

/** The commands that a user can give from everywhere. */
const useCommands = (): PaletteItem[] => {
  const { creatableTypes } = useSession();
  const creating: PaletteItem = {
    key: 'new',
    icon: AddOutlined,
    label: search.newOrder,
    detail: null,
    to: paths.order('new'),
  };
  return [
    ...(creatableTypes.length > 0 ? [creating] : []),
    { key: 'profile', icon: PersonOutlined, label: shell.myProfile, detail: null, to: paths.profile },
  ];
};

const orderName = (type: keyof typeof orders.types, id: number) => `${orders.types[type]} ${padNumber(id)}`;

/** Sorts groups of results by their best one (a lower rank is better); empty groups come last. */
const byRank = (groups: readonly (PaletteGroup & { found: readonly { rank: number }[] })[]): PaletteGroup[] =>
  [...groups].sort((one, other) => (one.found[0]?.rank ?? 9) - (other.found[0]?.rank ?? 9));

/** The server's results, as items. */
function foundGroups(found: Found): PaletteGroup[] {
  const entryItem = ({ catalogue, id, name, detail, excerpt }: Found['entries'][number]): PaletteItem => ({
    key: `${catalogue}-${String(id)}`,
    icon: catalogue === 'customers' ? PeopleAltOutlined : CategoryOutlined,
    label: name,
    detail,
    excerpt,
    to: catalogue === 'kits' ? paths.kit(id) : `/${catalogue}/${String(id)}`,
  });
  return byRank([
    {
      title: search.orders,
      found: found.orders,
      items: found.orders.map(({ id, type, status, customer, total, excerpt }) => ({
        key: `order-${String(id)}`,
        icon: type === 'order' ? FactoryOutlined : DescriptionOutlined,
        label: search.inOrder(orderName(type, id), customer),
        detail: `${orders.statuses[status]} · ${formatMoney(total)}`,
        excerpt,
        to: paths.order(id),
      })),
    },
    {
      title: search.parts,
      found: found.parts,
      items: found.parts.map(
        ({ id, order_id, order_type, customer, title, reference, unit_value, thumbnail, excerpt }) => ({
          key: `part-${String(id)}`,
          icon: PrecisionManufacturingOutlined,
          label: reference === null ? title : `${title} · ${reference}`,
          picture: fileUrl(thumbnail),
          detail: `${search.inOrder(orderName(order_type, order_id), customer)} · ${formatMoney(unit_value)}`,
          excerpt: excerpt && search.inDrawing(excerpt),
          to: `${paths.order(order_id)}?part=${String(id)}`,
        }),
      ),
    },
    { title: search.customers, found: found.customers, items: found.customers.map(entryItem) },
    { title: search.entries, found: found.entries, items: found.entries.map(entryItem) },
  ]);
}

/** The palette's items for the typed text: recent orders for none, else the server's results and the screens and commands that fit. */
export function usePaletteGroups(
  typed: string,
  found: Found | null,
  screens: readonly PaletteScreen[],
): PaletteGroup[] {
  const { user } = useSession();
  const commands = useCommands();
  const recent = user === null ? [] : recentOrders(user.id);
  const screenItems = screens.map(({ title, route, icon }): PaletteItem => ({
    key: route,
    icon,
    label: title,
    detail: null,
    to: route,
  }));
  const fits = finder(typed);
  const fitting = (items: readonly PaletteItem[]) => items.filter(({ label }) => fits(label));
  const recentItems = recent.map(({ id, title, customer }): PaletteItem => ({
    key: `recent-${String(id)}`,
    icon: HistoryOutlined,
    label: search.inOrder(title, customer),
    detail: null,
    to: paths.order(id),
  }));
  const groups: PaletteGroup[] = [
    ...(typed === '' ? [{ title: search.recent, items: recentItems }] : []),
    ...(found === null ? [] : foundGroups(found)),
    { title: search.commands, items: fitting(commands) },
    { title: search.screens, items: fitting(screenItems) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
