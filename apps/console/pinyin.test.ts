import { describe, expect, it } from 'vitest';
import { pinyinOf } from './pinyin.config.js';

describe('the pinyin of a menu title', () => {
  it.each([
    ['报名管理', 'baomingguanli', 'bmgl'],
    ['班次管理', 'banciguanli', 'bcgl'],
    ['资格审核', 'zigeshenhe', 'zgsh'],
    ['重修课程', 'chongxiukecheng', 'cxkc'],
    ['银行流水', 'yinhangliushui', 'yhls'],
    ['发送记录', 'fasongjilu', 'fsjl'],
    ['会计结算', 'kuaijijiesuan', 'kjjs'],
    ['单元统计', 'danyuantongji', 'dytj'],
    ['绿色通道', 'lvsetongdao', 'lstd'],
    ['SMS短信', 'smsduanxin', 'sdx'],
  ])('of %s is %s, by initials %s', (title, full, initials) => {
    expect(pinyinOf(title)).toEqual([full, initials]);
  });
});
