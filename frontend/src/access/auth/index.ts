export { LoginScreen } from './login-screen';
export { NewPasswordScreen } from './new-password-screen';
export { RegisterScreen } from './register-screen';
