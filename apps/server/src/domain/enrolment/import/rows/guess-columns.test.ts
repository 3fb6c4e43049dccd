import { describe, expect, it } from 'vitest';
import { fieldOfHead, guessColumns, namedColumns } from './guess-columns.js';

describe('the school of a student', () => {
  it.each(['所在学校', '就读学校', '学校名称', '★所在学校', '（学校）名称'])(
    'is the employer where no other head is: %s',
    (head) => {
      expect(guessColumns(['姓名', head])).toEqual(['name', 'employer']);
      expect(namedColumns(['姓名', head])).toBe(2);
      expect(fieldOfHead(head)).toBe('');
    },
  );

  it('gives way to a head of the employer, wherever that stands', () => {
    expect(guessColumns(['姓名', '所在学校', '工作单位'])).toEqual(['name', '', 'employer']);
    expect(guessColumns(['工作单位', '姓名', '学校名称'])).toEqual(['employer', 'name', '']);
  });

  it('is that of the first column where there are two of them', () => {
    expect(guessColumns(['就读学校', '学校名称'])).toEqual(['employer', '']);
  });

  it('takes no other field', () => {
    expect(guessColumns(['毕业学校', '学校地址', '姓名'])).not.toContain('employer');
  });
});

describe('years without a word for what they are of', () => {
  it.each([
    '年限',
    '年数',
    '★年限（年）',
    '年限/年',
    '年限（满）',
    'Years',
    'No. of years',
    'Años',
    '（从业）年限',
    '（工作）年数',
  ])('are those of work where no other head is: %s', (head) => {
    expect(guessColumns(['姓名', head])).toEqual(['name', 'work_years']);
  });

  it('give way to a head of the years of work, and are none of anything else', () => {
    expect(guessColumns(['年限', '从业年限', '姓名'])).toEqual(['', 'work_years', 'name']);
    expect(guessColumns(['学制年限', '有效年限', '使用年限', '（学制）年限', 'Year'])).not.toContain(
      'work_years',
    );
  });
});
