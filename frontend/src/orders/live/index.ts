export { OthersHere } from './others-here';
export { type Other, useLiveOrder } from './use-live-order';
