import type { Dashboard } from '../api';
import { insights as words, orders } from '../i18n';
import { formatWeight, Panel, Quiet } from '../ui';
import { BarList, type BarRow } from './bar-list';

interface ListPanelProps {
  title: string;
  rows: readonly BarRow[];
  /** Where there are no rows. */
  empty: string;
}

const ListPanel = ({ title, rows, empty }: ListPanelProps) => (
  <Panel title={title}>
    {rows.length > 0 ? (
      <BarList label={title} rows={rows} />
    ) : (
      <Quiet sx={{ paddingBlock: 1 }}>{empty}</Quiet>
    )}
  </Panel>
);

interface PanelProps {
  data: Dashboard;
}

/** Orders by what they are now, in the order of the flow. */
export const StatusPanel = ({ data: { statuses } }: PanelProps) => (
  <ListPanel
    title={words.byStatus}
    empty={words.empty}
    rows={statuses.map(({ status, ...figure }) => ({ ...figure, name: orders.statuses[status] }))}
  />
);

/** Work that waits for the user, as far as there is any. */
export const WaitingPanel = ({ data: { waiting } }: PanelProps) => (
  <ListPanel
    title={words.waiting}
    empty={words.nothingWaiting}
    rows={waiting
      .filter(({ count }) => count > 0)
      .map(({ kind, ...figure }) => ({ ...figure, name: words.waitingKinds[kind] }))}
  />
);

/** Why quotes were lost. */
export const LossesPanel = ({ data: { losses } }: PanelProps) => (
  <ListPanel
    title={words.losses}
    empty={words.noLosses}
    rows={losses.map(({ reason, ...figure }) => ({
      ...figure,
      name: reason === 'unknown' ? words.unknownReason : orders.lostReasons[reason],
    }))}
  />
);

/** The customers that brought the most. */
export const CustomersPanel = ({ data: { customers } }: PanelProps) => (
  <ListPanel title={words.customers} empty={words.noApproved} rows={customers} />
);

/** The materials that were sold the most. */
export const MaterialsPanel = ({ data: { materials } }: PanelProps) => (
  <ListPanel
    title={words.materials}
    empty={words.noApproved}
    rows={materials.map((material) => ({ ...material, beside: formatWeight(material.weight) }))}
  />
);
