import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.js';

describe('amountInWords', () => {
  it.each(['zh', 'zh-CN'])('spells renminbi as Chinese bills do, in %s', (language) => {
    expect(amountInWords(32_504, 'CNY', language)).toBe('叁佰贰拾伍元零肆分');
  });

  it.each([
    ['CNY', 'en'],
    ['CNY', 'ja'],
    ['EUR', 'zh'],
    ['CNY', ''],
  ])('says nothing for %s in "%s"', (currency, language) => {
    expect(amountInWords(32_504, currency, language)).toBe('');
  });
});
