import { Box, Drawer } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PageTitleProvider } from '../ui';
import { SignedIn } from './guards';
import { Loadable } from './loadable';
import { SideMenu } from './side-menu';
import { SkipLink } from './skip-link';
import { TOP_BAR_HEIGHT, TopBar } from './top-bar';
import { useMenuState } from './use-menu-state';

const MENU_WIDTH = 232;
const RAIL_WIDTH = 56;

/** The content scrolls by itself, under the bar and beside the menu; a new screen starts at its top. */
const Content = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const screen = pathname.split('/')[1];
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    main.current?.scrollTo(0, 0);
  }, [screen]);
  return (
    <Box
      component="main"
      id="content"
      ref={main}
      tabIndex={-1}
      sx={{ overflow: 'auto', minWidth: 0, outline: 'none', position: 'relative' }}
    >
      <Loadable key={screen}>{children}</Loadable>
    </Box>
  );
};

/** Top bar and side menu around the content, in two columns. */
const Frame = ({ children }: { children: ReactNode }) => {
  const menu = useMenuState();
  return (
    <Box
      sx={{
        display: 'grid',
        height: '100dvh',
        gridTemplateRows: `${TOP_BAR_HEIGHT}px minmax(0, 1fr)`,
        gridTemplateColumns: menu.narrow
          ? 'minmax(0, 1fr)'
          : `${menu.rail ? RAIL_WIDTH : MENU_WIDTH}px minmax(0, 1fr)`,
        transition: 'grid-template-columns 160ms ease',
      }}
    >
      <SkipLink />
      <TopBar menuOpen={menu.open} onToggleMenu={menu.toggle} />
      {menu.narrow ? (
        <Drawer
          open={menu.open}
          onClose={menu.closeDrawer}
          slotProps={{ paper: { sx: { width: MENU_WIDTH } } }}
        >
          <SideMenu rail={false} onNavigate={menu.closeDrawer} />
        </Drawer>
      ) : (
        <Box
          sx={{
            overflowX: 'hidden',
            overflowY: 'auto',
            backgroundColor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          <SideMenu rail={menu.rail} />
        </Box>
      )}
      <Content>{children}</Content>
    </Box>
  );
};

/** The shell is for signed-in users. */
export const Shell = ({ children }: { children?: ReactNode }) => (
  <SignedIn>
    <PageTitleProvider>
      <Frame>{children}</Frame>
    </PageTitleProvider>
  </SignedIn>
);
