import { useLocation } from 'react-router';
import { shell } from '../../i18n';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import { LinkTabs } from '../../ui';

/** The lists of cutting: batches, what is bought for them, and the stock. */
export const cuttingTabs = {
  label: shell.cutting,
  tabs: [
    { to: paths.cutBatches, label: shell.cutBatches },
    { to: paths.cutPurchases, label: shell.cutPurchases },
    { to: paths.stock, label: shell.stock },
  ],
};

/** The company's data, and the operations that it sells by. */
export const companyTabs = {
  label: shell.company,
  tabs: [
    { to: paths.company, label: shell.company },
    { to: '/operations', label: shell.operations },
  ],
};

/** Tabs of the installation: its health, its jobs, who changed what. Nothing where the user may see one of them alone. */
export const SystemTabs = () => {
  const { isAdmin, hasPermission } = useSession();
  const { pathname } = useLocation();
  const tabs = [
    ...(isAdmin ? [{ to: paths.systemHealth, label: shell.systemHealth }] : []),
    { to: paths.jobs, label: shell.jobs },
    ...(isAdmin || hasPermission('view_administration_history')
      ? [{ to: paths.administrationHistory, label: shell.administrationHistory }]
      : []),
  ];
  return tabs.length > 1 && <LinkTabs label={shell.system} current={pathname} tabs={tabs} />;
};
