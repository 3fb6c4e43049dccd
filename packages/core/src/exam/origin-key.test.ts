import { describe, expect, it } from 'vitest';
import { originKey } from './origin-key.js';

describe('originKey', () => {
  it.each([
    ['上海数联（集团）有限公司', ' 上海数联(集团)有限公司 '],
    ['Acme Consulting, S.A.', 'ACME Consulting SA'],
    ['ＡＢＣ 公司', 'abc公司'],
  ])('is the same for %s and %s', (one, other) => {
    expect(originKey(one)).toBe(originKey(other));
    expect(originKey(one)).not.toBe('');
  });

  it.each(['', '  ', '无', '-', '——', '/', '自由职业', 'N/A', 'Self-employed', 'autónomo', '無職', '（无）'])(
    'is empty for "%s", which names nobody',
    (name) => {
      expect(originKey(name)).toBe('');
    },
  );

  it('distinguishes two names', () => {
    expect(originKey('上海一公司')).not.toBe(originKey('上海二公司'));
  });
});
