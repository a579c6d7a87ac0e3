import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { texts } from '../../i18n';
import { list } from '../../i18n/orders';
import { ExportButton } from '../../ui';
import { ShortcutHelp } from '../shared/shortcut-help';
import type { Selection } from './bulk/selection';
import { exportPath } from './export-path';
import { FilterChips } from './filter-chips';
import type { OrdersView } from './use-orders-view';
import { ColumnsMenu } from './views/columns-menu';
import type { SavedViews } from './views/use-saved-views';
import { ViewsMenu } from './views/views-menu';

const countOf = ({ matching, matchingOrders, uncounted, total, filtered }: OrdersView): string => {
  const counts = list.counts(matching - matchingOrders, matchingOrders);
  return `${uncounted ? list.moreThan(counts) : counts}${filtered ? list.ofAll(total) : ''}`;
};

/** A quiet button of the line. */
const TOOL = { flexShrink: 0, color: 'text.secondary', minHeight: 28 } as const;

const SelectButton = ({ selection }: { selection: Selection }) => (
  <Button
    size="small"
    color="inherit"
    startIcon={<ChecklistOutlined />}
    aria-pressed={selection.active}
    onClick={selection.active ? selection.end : selection.start}
    sx={TOOL}
  >
    {texts.orders.bulk.select}
  </Button>
);

interface ListLineProps {
  view: OrdersView;
  saved: SavedViews;
  selection: Selection;
  narrow: boolean;
}

/** Between filters and table: how many there are, what narrows them, and how they are looked at. */
export const ListLine = ({ view, saved, selection, narrow }: ListLineProps) => (
  <Stack
    direction="row"
    sx={{
      alignItems: 'center',
      gap: { xs: 1, sm: 1.5 },
      minHeight: 28,
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
    }}
  >
    <Typography
      variant="caption"
      aria-live="polite"
      sx={{ color: 'text.secondary', whiteSpace: 'nowrap', flexGrow: { xs: 1, sm: 0 } }}
    >
      {view.counted && countOf(view)}
    </Typography>
    <Box role="status" sx={{ display: 'flex', flexShrink: 0, '&:empty': { display: 'none' } }}>
      {view.live.news > 0 && (
        <Button size="small" onClick={view.live.show} sx={{ minHeight: 24, paddingBlock: 0 }}>
          {list.news(view.live.news)}
        </Button>
      )}
    </Box>
    {/* A phone has no room for them beside the buttons. */}
    <Stack
      direction="row"
      sx={{
        flex: { xs: '1 0 100%', sm: '1 1 0' },
        order: { xs: 1, sm: 0 },
        flexWrap: 'wrap',
        gap: 0.75,
        minWidth: 0,
      }}
    >
      <FilterChips filters={view.filters} onRemove={view.setFilters} />
      <Button
        size="small"
        disabled={!view.filtered}
        onClick={view.clearFilters}
        sx={{
          minHeight: 24,
          paddingBlock: 0,
          display: { xs: view.filtered ? 'inline-flex' : 'none', sm: 'inline-flex' },
        }}
      >
        {list.clearFilters}
      </Button>
    </Stack>
    <SelectButton selection={selection} />
    <ViewsMenu list={view} saved={saved} />
    {!narrow && (
      <>
        <ColumnsMenu columns={view.columns} onChange={view.setColumns} />
        <ExportButton path={exportPath(view)} />
        <ShortcutHelp />
      </>
    )}
  </Stack>
);
