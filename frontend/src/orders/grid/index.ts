export { GridScreen } from './grid-screen';
