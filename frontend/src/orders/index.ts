export { OrdersList } from './orders-list';
export { OrderScreen } from './order-screen';
