import { texts } from '../i18n';

/** The more particular name first: every Edge and Opera calls itself Chrome too, every Chrome Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** `Chrome no Windows`, as far as the user agent identifies both. */
export const deviceName = (agent: string | null): string => {
  const { unknownDevice, onSystem } = texts.access.sessions;
  const browser = nameIn(BROWSERS, agent ?? '');
  const system = nameIn(SYSTEMS, agent ?? '');
  if (browser === undefined) return system ?? unknownDevice;
  return system === undefined ? browser : onSystem(browser, system);
};
