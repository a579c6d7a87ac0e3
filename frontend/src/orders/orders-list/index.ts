export { OrdersList } from './orders-list';
