export { LoginScreen } from './login-screen';
export { RegisterScreen } from './register-screen';
