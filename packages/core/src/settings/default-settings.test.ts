import { expect, it } from 'vitest';
import { defaultSettings } from './default-settings.js';

it('equals the specification', () => {
  expect(defaultSettings).toEqual({
    accent: '#3677d9',
    theme: 'system',
    size: 'medium',
    tags_view: false,
    fixed_header: true,
    sidebar_logo: false,
    pinyin_search: true,
  });
});
