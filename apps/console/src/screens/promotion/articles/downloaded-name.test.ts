import { describe, expect, it } from 'vitest';
import { downloadedName } from './downloaded-name.js';

describe('the name that a file of an article is saved as', () => {
  it.each([
    ['手册.pdf', 'application/pdf', '手册.pdf'],
    ['手册', 'application/pdf', '手册.pdf'],
    ['海报.JPEG', 'image/jpeg', '海报.JPEG'],
    ['海报.png', 'image/jpeg', '海报.jpg'],
    ['第1/2版.webp', 'image/jpeg', '第1-2版.jpg'],
  ] as const)('of %s, which is %s, is %s', (title, media_type, name) => {
    expect(downloadedName({ title, media_type })).toBe(name);
  });
});
