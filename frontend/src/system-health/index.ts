export { SystemHealthScreen } from './system-health-screen';
