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
