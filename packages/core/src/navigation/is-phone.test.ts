import { expect, it } from 'vitest';
import { isPhone } from './is-phone.js';

it.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    true,
  ],
  ['WeChat', 'Mozilla/5.0 (Linux; arm64) AppleWebKit/537.36 MicroMessenger/8.0.50', true],
  ['HarmonyOS', 'Mozilla/5.0 (Phone; HarmonyOS 5.0) AppleWebKit/537.36', true],
  ['Chrome on Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36', false],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    false,
  ],
  ['nothing', '', false],
])('knows what %s is', (_, user_agent, phone) => {
  expect(isPhone(user_agent)).toBe(phone);
});
