import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import ContentCut from '@mui/icons-material/ContentCut';
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PrecisionManufacturingOutlined from '@mui/icons-material/PrecisionManufacturingOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import Tag from '@mui/icons-material/Tag';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { PermissionName } from '../api';
import { shell } from '../i18n';
import { paths } from '../routes';

export interface MenuItem {
  title: string;
  route: string;
  icon: SvgIconComponent;
  /** Addresses of its further tabs. */
  tabs?: readonly string[];
  /** Who may open it, besides administrators; by default who may open its group. */
  permission?: PermissionName;
}

export interface MenuGroup {
  /** Without a title the items stand alone. */
  title?: string;
  admin: boolean;
  items: readonly MenuItem[];
}

/** The side menu, and the company's data for administrators. */
const menuGroups: readonly MenuGroup[] = [
  {
    admin: false,
    items: [
      { title: shell.orders, route: paths.orders, icon: ReceiptLongOutlined },
      { title: shell.dashboard, route: paths.dashboard, icon: InsightsOutlined },
      {
        title: shell.cutting,
        route: paths.cutBatches,
        tabs: [paths.cutPurchases, paths.stock],
        icon: ContentCut,
        permission: 'view_all_orders',
      },
    ],
  },
  {
    title: shell.groupCatalogue,
    admin: false,
    items: [
      { title: shell.customers, route: '/customers', icon: PeopleAltOutlined },
      { title: shell.materials, route: '/materials', icon: ScienceOutlined },
      { title: shell.sheets, route: '/sheets', icon: LayersOutlined },
      { title: shell.bars, route: '/bars', icon: HorizontalRule },
      { title: shell.components, route: '/components', icon: ExtensionOutlined },
      {
        title: shell.processes,
        route: '/processes',
        tabs: ['/time-rules'],
        icon: PrecisionManufacturingOutlined,
      },
      { title: shell.kits, route: paths.kits, icon: WidgetsOutlined },
      { title: shell.ncm, route: '/mercosur-common-nomenclatures', icon: Tag },
      { title: shell.states, route: '/states', icon: MapOutlined },
    ],
  },
  {
    title: shell.groupAdministration,
    admin: true,
    items: [
      { title: shell.users, route: '/users', icon: PersonOutlined },
      { title: shell.groups, route: '/groups', icon: GroupsOutlined },
      { title: shell.errorLogs, route: paths.errorLogs, icon: BugReportOutlined },
      { title: shell.company, route: paths.company, tabs: ['/operations'], icon: ApartmentOutlined },
      {
        title: shell.system,
        route: paths.administrationHistory,
        tabs: [paths.systemHealth, paths.jobs],
        icon: MonitorHeartOutlined,
        permission: 'view_administration_history',
      },
    ],
  },
];

/** The groups with what this user may open. */
export const groupsFor = (
  isAdmin: boolean,
  hasPermission: (permission: PermissionName) => boolean,
): readonly MenuGroup[] =>
  menuGroups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ permission }) =>
        permission === undefined ? isAdmin || !group.admin : hasPermission(permission),
      ),
    }))
    .filter(({ items }) => items.length > 0);

/** Whether a path is in an item's part of the site; the orders list is also the home page. */
export const isActiveRoute = ({ route, tabs = [] }: MenuItem, pathname: string): boolean => {
  if (route === paths.orders && (pathname === paths.home || pathname.startsWith('/order/'))) return true;
  return [route, ...tabs].some((at) => pathname === at || pathname.startsWith(`${at}/`));
};
