import { defaultExam } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { fieldOfHead } from '../../domain/enrolment/import/rows/guess-columns.js';
import { roomFamily } from '../../domain/exam/rooms/room-heads.js';
import { invoiceFamily } from '../../domain/money/invoices/sheet/sheet-columns.js';
import { readHeads } from '../../domain/money/statement/statement-heads.js';
import { scoreFamily } from '../../domain/scores/import/sheet-columns.js';

const { fieldOf: scoreField } = scoreFamily(defaultExam.subjects);

describe('what stands around the word of a head', () => {
  it.each([
    ...[
      '★姓名',
      '※姓名',
      '#姓名',
      '①姓名',
      '1、姓名',
      '1.姓名',
      '(1) 姓名',
      '【姓名】',
      '[姓名]',
      '姓名/Name',
      '姓名 Name',
    ],
    ...[
      '●姓名',
      '＊姓名',
      '姓名☆',
      '二、姓名',
      '⑵姓名',
      '学生姓名',
      '姓名\n（与证件一致）',
      '姓名\nName',
      '《姓名》',
    ],
  ])('is nothing of a candidate: %j', (head) => {
    expect([fieldOfHead(head), scoreField(head)]).toEqual(['name', 'name']);
  });

  it.each([
    ['手机号\n用于接收短信', 'phone'],
    ['手机号/电话', 'phone'],
    ['从业年限/年', 'work_years'],
    ['⑤工作年限（年）', 'work_years'],
    ['从业年限', 'work_years'],
    ['工作年数', 'work_years'],
    ['Years of work', 'work_years'],
    ['Years worked', 'work_years'],
    ['Work experience (years)', 'work_years'],
    ['Años trabajados', 'work_years'],
    ['证件号码 ID No.', 'id_card'],
    ['ID No. 证件号码', 'id_card'],
    ['居民身份证号码', 'id_card'],
    ['★居民身份证号码（18位）', 'id_card'],
    ['所在单位', 'employer'],
    ['Email邮箱', 'email'],
  ])('is nothing of %j', (head, field) => {
    expect(fieldOfHead(head)).toBe(field);
  });

  it.each([
    '姓名/性别',
    '姓名\n性别',
    '单位/部门',
    '★（紧急联系人）姓名',
    '手机号/Guardian',
    '（School）电话',
    '手机号\n家长',
    '【家长】\n电话',
  ])('leaves a head alone that is two, or about somebody else: %j', (head) => {
    expect(fieldOfHead(head)).toBe('');
  });

  it('is nothing of scores, rooms and invoices', () => {
    expect(
      ['理论成绩/分', '★理论成绩', '3、技能成绩（满分100）', '居民身份证号码', '准考证号 Ticket No'].map(
        scoreField,
      ),
    ).toEqual(['theory', 'theory', 'practical', 'id_card', 'ticket_no']);
    expect(
      ['排数/排', '※考场名称', '②每排座位数/个', '考场\n填写教室门牌', '座位数/座'].map(roomFamily.fieldOf),
    ).toEqual(['rows', 'name', 'columns', 'name', 'seats']);
    expect(['★发票号码', '价税合计/元', '#税额', '【开票日期】'].map(invoiceFamily.fieldOf)).toEqual([
      'invoice_no',
      'total_cents',
      'tax_cents',
      'issued_on',
    ]);
  });

  it('is nothing of a cell, whose figures are no number of a column', () => {
    expect(['6排', '5列', '30座', '2楼'].map(roomFamily.fieldOf)).toEqual(['', '', '', '']);
  });

  it('is nothing of statements', () => {
    expect(readHeads(['★交易日期', '一、贷方发生额/元', '②余额', '【对方户名】', '摘要\nRemark'])).toEqual([
      'date',
      'credit',
      'balance',
      'payer',
      'note',
    ]);
    expect(readHeads(['日期', '贷方/借方'])).not.toEqual(['date', 'credit']);
  });
});
