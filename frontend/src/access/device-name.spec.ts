import { deviceName } from './device-name';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome no Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/141.0.0.0`, 'Edge no Windows'],
  [`Mozilla/5.0 (Linux; Android 16) ${chrome}`, 'Chrome no Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari no macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/141.0 Safari/604.1', 'Chrome no iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36', 'Chrome no Linux'],
  ['curl/8.5.0', 'Dispositivo desconhecido'],
  [null, 'Dispositivo desconhecido'],
])('calls %p %p', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
