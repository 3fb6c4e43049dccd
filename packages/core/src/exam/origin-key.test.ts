import { describe, expect, it } from 'vitest';
import { originKey } from './origin-key.js';

describe('originKey', () => {
  it.each([
    ['上海数联（集团）有限公司', ' 上海数联(集团)有限公司 '],
    ['Acme Consulting, S.A.', 'ACME Consulting SA'],
    ['ＡＢＣ 公司', 'abc公司'],
    ['上海数联科技有限公司', '上海数联科技'],
    ['上海数联科技有限公司', '上海数联科技有限责任公司'],
    ['上海数联科技有限公司', '上海数联科技\u200b（有限公司）'],
    ['上海数联科技股份有限公司', '上海数联科技有限公司'],
    ['浦江·精工有限公司', '浦江・精工“有限公司”'],
    ['株式会社データ', 'データ㈱'],
    ['データ合同会社', 'データ'],
    ['Acme Consulting, S.L.U.', 'Acme Consulting'],
    ['Acme Co., Ltd.', 'ACME Limited'],
    ['Acme GmbH', 'Acme'],
    ['Acme Co.Ltd.', 'Acme Co., Ltd.'],
    ['Nippon Paint(China)Co.,Ltd.', 'Nippon Paint (China) Co., Ltd.'],
    ['Datos S.A.', 'DATOS S. A.'],
  ])('is the same for %s and %s', (one, other) => {
    expect(originKey(one)).toBe(originKey(other));
    expect(originKey(one)).not.toBe('');
  });

  it.each([
    '',
    '  ',
    '无',
    '-',
    '——',
    '/',
    '自由职业',
    'N/A',
    'n. a.',
    '_',
    '＿／＿',
    'Self-employed',
    'autónomo',
    '無職',
    '（无）',
  ])('is empty for "%s", which names nobody', (name) => {
    expect(originKey(name)).toBe('');
  });

  it('distinguishes two names', () => {
    expect(originKey('上海一公司')).not.toBe(originKey('上海二公司'));
    // A legal form is a word of its own at the end: others end in the same letters.
    expect(originKey('Casa')).not.toBe(originKey('Ca'));
    expect(originKey('Texaco')).not.toBe(originKey('Texa'));
    expect(originKey('上海电力集团公司')).not.toBe(originKey('上海电力研究院'));
  });

  it('is the form where the name is no more than that', () => {
    expect(originKey('有限公司')).toBe('有限公司');
    expect(originKey('S.A.')).toBe('sa');
  });
});
