import { useTheme } from 'react-admin';

/** Whether the dark theme is on (the default, remembered between visits) and the switch for it. */
export const useDarkMode = (): [boolean, (dark: boolean) => void] => {
  const [theme, setTheme] = useTheme('dark');
  return [theme === 'dark', (dark) => setTheme(dark ? 'dark' : 'light')];
};
