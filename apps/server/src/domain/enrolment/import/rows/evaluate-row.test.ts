import { defaultAdmission, defaultProgramme } from '@skillcert/core';
import { expect, it } from 'vitest';
import { readTable } from '../../../../platform/sheet/read-table.js';
import { sheetsHere } from '../../../../platform/sheet/testing/sheets-here.js';
import { writeSheet } from '../../../../platform/sheet/write-sheet.js';
import { testForm } from '../../testing/test-candidate.js';
import { filledIn } from '../filled-in.js';
import { evaluateRow } from './evaluate-row.js';
import { guessColumns, namedColumns } from './guess-columns.js';

const person = testForm(7);
const whole = {
  姓名: person.name,
  证件号码: person.id_card,
  手机号: '13800000007',
  学历: '本科',
} as const;

/** The rows of a sheet as the import evaluates them: what is wrong with each, or its form; and what was filled in. */
const evaluated = async (bytes: Buffer, level = '5') => {
  const { heads, sent: rows } = await readTable(sheetsHere, bytes, namedColumns);
  const rules = {
    columns: guessColumns(heads),
    level,
    offer: {
      enroll_type: 'individual',
      study_type: 'online',
      unit_id: null,
      enroll_types: ['individual'],
      study_types: ['online'],
      units: [],
    },
    programme: defaultProgramme,
    admission: defaultAdmission,
    now: new Date('2026-11-21T04:00:00Z'),
    today: '2026-11-21',
    order: undefined,
  } as const;
  return rows.map((row) => {
    const found = evaluateRow(row, row.row_no, rules);
    return {
      problems: Array.isArray(found) ? found.map(({ field, say }) => `${field} ${say}`) : [],
      form: Array.isArray(found) ? undefined : found,
      filled: filledIn(row, rules),
    };
  });
};
const csvOf = (row: Readonly<Record<string, string>>) =>
  Buffer.from(`${Object.keys(row).join()}\n${Object.values(row).join()}`);
const bookOf = (row: Readonly<Record<string, string>>) =>
  writeSheet({
    title: '名单',
    columns: Object.keys(row).map((head) => ({ head, width: 10 })),
    rows: [Object.values(row)],
  });

const foreign = { ...whole, 证件类型: '香港居民身份证', 证件号码: 'A123456(3)', 性别: '女' };

it.each(['2019', '1990.03', '1990年3月', '199003'])(
  'says of a birth %j that its day is missing, and fills it in from a resident number that agrees alone',
  async (text) => {
    expect(await evaluated(csvOf({ ...foreign, 出生日期: text }))).toMatchObject([
      { problems: ['birth import.problem.day_missing'] },
    ]);
    expect(await evaluated(csvOf({ ...whole, 出生日期: text }))).toMatchObject([
      { problems: ['birth import.problem.day_missing'] },
    ]);
  },
);

it('reads the day of a month or year that agrees with the resident number, and says so', async () => {
  const birth = String(person.birth);
  const [year, month] = birth.split('-');
  for (const text of [`${year}`, `${year}年`, `${year}.${month}`, `${year}.${Number(month)}`]) {
    const [row] = await evaluated(csvOf({ ...whole, 出生日期: text }));
    expect([text, row?.form?.birth, row?.filled]).toEqual([
      text,
      birth,
      expect.arrayContaining(['birth_day_from_number']),
    ]);
  }
});

it('takes no month for the day on which a certificate was issued', async () => {
  const row = { ...whole, 原证书等级: '4', 证书编号: 'S00001', 发证日期: '2019.05', 工作年限: '12' };
  expect(await evaluated(csvOf(row), '3')).toMatchObject([
    { problems: ['certificate_issued_on import.problem.day_missing'] },
  ]);
  expect((await evaluated(csvOf({ ...row, 发证日期: '2019.05.06' }), '3'))[0]?.form?.certificate).toEqual({
    level: '4',
    number: 'S00001',
    issued_on: '2019-05-06',
  });
});

it('refuses an identity number that Excel may have rounded before it became text, but none that blanks part', async () => {
  // The check digit of the first fits.
  const cut = { ...whole, 证件号码: '310101199003011000' };
  const broken = { ...cut, 证件号码: '110105197808187000' };
  for (const bytes of [csvOf(cut), csvOf(broken), await bookOf(broken)]) {
    expect(await evaluated(bytes)).toMatchObject([{ problems: ['id_card import.problem.lost_digits'] }]);
  }
  const [row] = await evaluated(await bookOf(cut));
  expect(row?.problems).toContain('id_card import.problem.number_doubtful');
  const parted = { ...cut, 证件号码: '310101 19900301 1000', 性别: '', 出生日期: '' };
  for (const bytes of [csvOf(parted), await bookOf(parted)])
    expect(await evaluated(bytes)).toMatchObject([{ form: { id_card: '310101199003011000' }, problems: [] }]);
});

it('reads a row whose only cell that cannot be read stands in a column that is left out', async () => {
  const row = { ...whole, 备注: '3.10105E+17' };
  expect((await evaluated(csvOf(row)))[0]?.problems).toEqual([]);
  expect((await evaluated(await bookOf({ ...whole, 备注: 'x'.repeat(9_000) })))[0]?.problems).toEqual([]);
  expect((await evaluated(csvOf({ ...whole, 照片: '3.10105E+17' })))[0]?.problems).toEqual([]);
  expect((await evaluated(csvOf({ ...whole, 工作单位: '3.10105E+17' })))[0]?.problems).toEqual([
    'employer import.problem.lost_digits',
  ]);
});

it('reads names and numbers without the characters that nobody sees', async () => {
  const row = {
    姓名: '\ufeff李\u200b晓\u2060明\u00ad',
    证件号码: `\u200e${person.id_card.slice(0, 6)}\u200b${person.id_card.slice(6)}\ufeff`,
    手机号: '138\u00a00000\u30000007',
    学历: '本\u200b科',
    工作单位: '浦江\u3000软件\u00a0有限公司',
  };
  for (const bytes of [csvOf(row), await bookOf(row)]) {
    expect(await evaluated(bytes)).toMatchObject([
      {
        problems: [],
        form: {
          name: '李晓明',
          id_card: person.id_card,
          phone: '13800000007',
          education: 'bachelor',
          employer: '浦江 软件 有限公司',
        },
      },
    ]);
  }
});

it('counts full years, and says where it left a part of one out', async () => {
  const years = async (text: string) => {
    const [row] = await evaluated(csvOf({ ...whole, 工作年限: text }));
    return [row?.form?.work_years, row?.filled.includes('years_counted_full')];
  };
  expect(await years('5年以上')).toEqual([5, false]);
  expect(await years('3.5')).toEqual([3, true]);
  expect(await years('3年6个月')).toEqual([3, true]);
  expect(await years('3.0')).toEqual([3, false]);
  expect(await years('三年半')).toEqual([3, true]);
  expect(await years('八年')).toEqual([8, false]);
});

it('says in which form years are written that it cannot read', async () => {
  const problems = async (text: string) =>
    (await evaluated(csvOf({ ...whole, 工作年限: text })))[0]?.problems;
  expect(await problems('很久')).toEqual(['work_years import.problem.years_unread']);
  expect(await problems('99')).toEqual(['work_years field.too_big']);
});

it('removes the blanks in a name of Han characters, and says so; those of other names stay', async () => {
  const name = async (text: string) => {
    const [row] = await evaluated(csvOf({ ...whole, 姓名: text }));
    return [row?.form?.name, row?.filled.includes('name_blanks_removed')];
  };
  expect(await name('武 轩洋')).toEqual(['武轩洋', true]);
  expect(await name('蒋　豪')).toEqual(['蒋豪', true]);
  expect(await name('武轩洋')).toEqual(['武轩洋', false]);
  expect(await name('Ana Ruiz')).toEqual(['Ana Ruiz', false]);
});
