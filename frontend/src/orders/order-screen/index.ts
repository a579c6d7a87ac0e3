export { OrderScreen } from './order-screen';
