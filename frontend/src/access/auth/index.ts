export { AccountLinkScreen } from './account-link-screen';
export { ForgottenPasswordScreen } from './forgotten-password-screen';
export { LoginScreen } from './login-screen';
export { NewPasswordScreen } from './new-password-screen';
export { SecondFactorScreen } from './second-factor-screen';
export { OidcScreen } from './oidc-screen';
export { RegisterScreen } from './register-screen';
