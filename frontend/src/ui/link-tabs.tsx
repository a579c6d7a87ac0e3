import { Tab, Tabs } from '@mui/material';
import { Link } from 'react-router';

interface LinkTabsProps {
  label: string;
  /** The address that is open. */
  current: string;
  tabs: readonly { to: string; label: string }[];
}

/**
 * Rooms of a screen, each with an address. One takes the place of the other in the history: back leads to where the first was opened
 * from.
 */
export const LinkTabs = ({ label, current, tabs }: LinkTabsProps) => (
  <Tabs
    component="nav"
    value={current}
    aria-label={label}
    variant="scrollable"
    scrollButtons={false}
    sx={{ minHeight: 36, borderBottom: 1, borderColor: 'divider' }}
  >
    {tabs.map((tab) => (
      <Tab
        key={tab.to}
        value={tab.to}
        label={tab.label}
        component={Link}
        to={tab.to}
        replace
        sx={{ minHeight: 36, paddingBlock: 0 }}
      />
    ))}
  </Tabs>
);
