import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { useDebounced } from '../../ui';
import { TotalsTable } from './totals-table';
import { useLiveTotals } from './use-live-totals';

/** A selection that is still being made is not asked for. */
const DELAY_MS = 150;

/** What the selected parts come to, as often as their sets are made. @param selected their ids, at least one */
export const SelectionTotals = ({ selected }: { selected: readonly number[] }) => {
  const { canViewCosts } = useSession();
  const ids = useDebounced(selected.join(), DELAY_MS);
  const { data, isPlaceholderData } = useLiveTotals({ part_ids: ids.split(',').map(Number) });
  return (
    <TotalsTable
      costs={canViewCosts}
      rows={[
        {
          label: texts.orders.liveTotals.selected,
          totals: data?.selection ?? null,
          pending: isPlaceholderData,
        },
      ]}
    />
  );
};
