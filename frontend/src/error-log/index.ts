export { ErrorLogScreen } from './error-log-screen';
