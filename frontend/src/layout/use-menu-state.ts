import { useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';

/** The side menu: a drawer on narrow screens; otherwise full or a rail, remembered between visits. */
export const useMenuState = () => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [wide, setWide] = useStore('menu.open', true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return {
    narrow,
    rail: !narrow && !wide,
    open: narrow ? drawerOpen : wide,
    toggle: () => (narrow ? setDrawerOpen(!drawerOpen) : setWide(!wide)),
    closeDrawer: () => setDrawerOpen(false),
  };
};
