import { defaultExam } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { fieldOfHead, guessColumns } from '../../domain/enrolment/import/rows/guess-columns.js';
import { roomFamily } from '../../domain/exam/rooms/room-heads.js';
import { invoiceFamily } from '../../domain/money/invoices/sheet/sheet-columns.js';
import { readHeads } from '../../domain/money/statement/statement-heads.js';
import { scoreFamily } from '../../domain/scores/import/sheet-columns.js';

describe('a head over two rows', () => {
  it.each([
    ['（证件）号码', 'id_card'],
    ['（证件）号码（18位）', 'id_card'],
    ['（证件（必填））号码', 'id_card'],
    ['（证件信息）类型', 'id_type'],
    ['（证件信息）证件号码', 'id_card'],
    ['（联系方式）手机号', 'phone'],
    ['（联系方式（任填一项））手机号（11位）', 'phone'],
    ['（考生）姓名', 'name'],
    ['（单位）名称', 'employer'],
    ['（工作单位信息）单位名称', 'employer'],
    ['(Identity) number (18 digits)', 'id_card'],
    ['（必填）姓名', 'name'],
  ])('of candidates is known: %s', (head, field) => {
    expect(guessColumns([head])).toEqual([field]);
  });

  it.each([
    '（紧急联系人）姓名',
    '（紧急联系人信息）手机号',
    '（家长）电话',
    '手机号（监护人）',
    '（单位）电话',
    '（Emergency contact）phone',
    '（毕业院校）地址',
  ])('says nothing of a candidate where it is about somebody else: %s', (head) => {
    expect(guessColumns([head])).toEqual(['']);
  });

  it('is known in sheets of scores, rooms and invoices', () => {
    const scores = scoreFamily(defaultExam.subjects);
    expect(
      ['（考生信息）准考证号', '（成绩）理论（满分100）', '（理论）得分', '（成绩）姓名'].map(scores.fieldOf),
    ).toEqual(['ticket_no', 'theory', 'theory', 'name']);
    expect(['（考场）名称', '（座位数）每行'].map(roomFamily.fieldOf)).toEqual(['name', 'columns']);
    expect(['（发票）号码', '（发票信息）号码（数电）'].map(invoiceFamily.fieldOf)).toEqual([
      'invoice_no',
      'invoice_no',
    ]);
  });

  it('is known in statements', () => {
    const heads = ['交易日期', '（发生额）借方', '（发生额）贷方', '（对方信息）名称', '（本方）户名'];
    expect(readHeads(heads)).toEqual(['date', '', 'credit', 'payer', '']);
  });
});

describe('a head in two languages beside each other', () => {
  it.each([
    ['姓名 Name', 'name'],
    ['Name 姓名', 'name'],
    ['★姓名 Name', 'name'],
    ['手机号 Phone', 'phone'],
    ['联系电话 Tel.', 'phone'],
    ['身份证号 ID Number', 'id_card'],
    ['出生日期 Birth Date', 'birth'],
    ['工作单位 Company', 'employer'],
    ['证件号码（18位）ID No.', 'id_card'],
  ])('is known where both mean the same: %s', (head, field) => {
    expect(fieldOfHead(head)).toBe(field);
  });

  it.each(['HR 姓名', '姓名 HR', 'QQ 手机号', '姓名 Phone', '邮箱 Name', 'HR（姓名）电话'])(
    'says nothing of a candidate where one of them means something else, or nothing: %s',
    (head) => {
      expect(fieldOfHead(head)).toBe('');
    },
  );

  it('leaves the column of that name to the person', () => {
    expect(guessColumns(['HR 姓名', 'HR 手机号', '姓名', '手机号'])).toEqual(['', '', 'name', 'phone']);
  });
});
