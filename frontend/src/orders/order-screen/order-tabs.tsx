import { texts } from '../../i18n';
import { type OrderTab, orderTabs, paths } from '../../routes';
import { LinkTabs } from '../../ui';

const { tabs: words } = texts.orders.screen;

/** The rooms of an order's screen. */
export const OrderTabs = ({ orderId, current }: { orderId: number; current: OrderTab }) => (
  <LinkTabs
    label={words.title}
    current={paths.orderTab(orderId, current)}
    tabs={orderTabs.map((tab) => ({ to: paths.orderTab(orderId, tab), label: words[tab] }))}
  />
);
