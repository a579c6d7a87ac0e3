export { AdministrationHistoryScreen } from './administration-history-screen';
