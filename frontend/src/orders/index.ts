export { GridScreen } from './grid';
export { OrdersList } from './orders-list';
export { OrderScreen } from './order-screen';
