export { JobsScreen } from './jobs-screen';
