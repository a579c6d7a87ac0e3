export { AdminOnly, GuestOnly, PasswordToSet, Permitted, SecondFactorToSet, SignedIn } from './guards';
export { Loadable, ScreenError } from './loadable';
export { Logo, Mark } from './logo';
export { Shell } from './shell';
export { Toasts } from './toasts';
