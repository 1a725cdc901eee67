import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = 'Chrome/131.0.0.0 Safari/537.36';

describe('a device', () => {
  it.each([
    ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} ${CHROME}`],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} ${CHROME} Edg/131.0.0.0`],
    [
      'Opera on Mac',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} ${CHROME} OPR/116.0`,
    ],
    ['Chrome on Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} ${CHROME}`],
    [
      'Chrome on Linux',
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/131.0 Safari/537.36`,
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Safari on Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    ],
    ['Firefox', 'Firefox/133.0'],
    ['Windows', 'a program on Windows'],
  ])('is %s', (device, userAgent) => {
    expect(describeDevice(userAgent)).toBe(device);
  });

  it.each([
    null,
    '',
    'curl/8.11.0',
    '<script>alert(1)</script>',
    '\u202Eenohpi\u0000\u0007',
    `${'x'.repeat(16_000)} Chrome/131 Windows`,
  ])('is unknown to us as %j', (userAgent) => {
    expect(describeDevice(userAgent)).toBe('Unknown device');
  });

  it('is named in our own words, whatever surrounds them', () => {
    const hostile = '<img src=x onerror=alert(1)>\u202E Firefox/1 \u0000Windows\r\nset-cookie: a=b';
    expect(describeDevice(hostile)).toBe('Firefox on Windows');
  });
});
