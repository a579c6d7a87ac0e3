export { COARSE, FINGER } from './action-styles';
export { darkTheme, lightTheme } from './theme';
export { useDarkMode } from './use-dark-mode';
