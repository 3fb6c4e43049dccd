import { readdirSync, readFileSync } from 'node:fs';
import { defaultExam, defaultProgramme, isMobile, normaliseIdCard, normalisePhone } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { guessColumns, namedColumns } from '../../domain/enrolment/import/rows/guess-columns.js';
import { readChoice, readField } from '../../domain/enrolment/import/rows/read-values.js';
import { readStatement } from '../../domain/money/statement/read-statement.js';
import { plainHeads } from '../../domain/money/statement/statement-layout.js';
import { readScoreSheet } from '../../domain/scores/import/read-score-sheet.js';
import { readTable } from './read-table.js';
import { sheetsHere } from './testing/sheets-here.js';

const folder = new URL('testing/files/', import.meta.url);
const fileOf = (name: string) => readFileSync(new URL(name, folder));
const today = '2026-11-28';

/** Numbers in the form in which they are kept. */
const numberIn = (field: string, text: string) => {
  const phone = normalisePhone(text);
  if (field === 'phone') return isMobile(phone) ? phone : null;
  return field === 'id_card' ? normaliseIdCard(text) : text;
};

/** The rows of a sheet of candidates, field by field; null for what cannot be read. */
const candidatesIn = async (name: string) => {
  const { heads, rows } = await readTable(sheetsHere, fileOf(name), namedColumns);
  const fields = guessColumns(heads);
  return rows.map((row) =>
    Object.fromEntries(
      fields.map((field, at) => {
        const text = readField(row, at, field, { today });
        const isChoice = field === 'gender' || field === 'id_type' || field === 'education';
        const isFlawed = row.flaws.some(({ column }) => column === at);
        return [field, isFlawed ? null : isChoice ? readChoice(field, text) : numberIn(field, text)];
      }),
    ),
  );
};

// The inputs of people that were read wrongly once; what each of them says stands in the findings.
describe('candidates', () => {
  it.each([
    ['imp-1904.xlsx', [{ name: '陈港生', id_type: 'hk', birth: '1990-03-07' }]],
    ['imp-title-row.xlsx', [{ name: '标题在上', phone: '13950000033', work_years: '8' }]],
    [
      'imp-star-heads.xlsx',
      [
        {
          name: '星号头',
          id_type: 'cn',
          gender: 'female',
          birth: '1990-03-07',
          education: 'bachelor',
          job: '技术顾问',
        },
      ],
    ],
    ['imp-formula.xlsx', [{ id_card: '310101199003071353' }]],
    ['imp-merged.xlsx', Array(4).fill({ employer: '西湖软件有限公司' })],
    ['imp-excel-lost-digits.xlsx', Array(44).fill({ id_card: null })],
    [
      'imp-words.xlsx',
      [
        ...['college', 'bachelor', 'bachelor', 'college', 'master', 'bachelor', 'bachelor', 'bachelor'].map(
          (education) => ({ id_type: 'cn', education }),
        ),
        // Documents that the programme does not take are told as they are written.
        { id_type: '港澳居民来往内地通行证', education: 'bachelor' },
        { id_type: '护照', education: 'bachelor' },
        { id_type: 'cn', id_card: '81000019900307610X', education: 'bachelor' },
        { id_type: '外国人永久居留身份证', education: 'bachelor' },
        ...['bachelor', 'senior', 'college', 'bachelor'].map((education) => ({ id_type: 'cn', education })),
      ],
    ],
    [
      'imp-ids.xlsx',
      [
        ...[null, null, null].map((id_card) => ({ id_card, phone: expect.stringMatching(/^1395000000\d$/) })),
        { id_card: '310101199003071046', gender: 'female' },
        { id_card: '310101199003071054', gender: 'male' },
        { id_card: '310101199003071062' },
        { id_card: '310101199003071070' },
        { id_card: '310101199003071089' },
        { id_card: '310101199003071097', phone: '13950000009' },
        { id_card: null },
        { id_card: '310101199003071118', phone: '13950000011' },
        { id_card: '310101199003071126', phone: '13950000012' },
        { id_card: '310101199003071134', phone: '13950000013' },
        // No mobile has 174, nor is a landline or are two numbers one.
        { id_card: '310101199003071142', phone: null },
        { id_card: '310101199003071150', phone: '19200000015' },
        { id_card: '310101199003071169', phone: null },
        { id_card: '310101199003071177', phone: null },
      ],
    ],
  ])('in %s say what they say', async (name, said) => {
    const read = await candidatesIn(name);
    expect(read).toHaveLength(said.length);
    expect(read).toMatchObject(said);
  });

  it('in imp.csv are as in any other sheet', async () => {
    const [first] = await candidatesIn('imp.csv');
    expect(Object.values(first ?? {}).every((text) => text !== null)).toBe(true);
    expect(first?.id_card).toMatch(/^\d{17}[\dX]$/);
  });
});

describe('scores', () => {
  const scoresIn = async (name: string) =>
    (await readScoreSheet(sheetsHere, fileOf(name), defaultExam.subjects)).rows.map(
      ({ enrol_no, scores }) => [enrol_no, ...scores.map(({ score }) => score)],
    );
  it.each([
    ['score-formula.xlsx', [['TC26-0017-00002', 86]]],
    ['score-full-in-head.xlsx', [['TC26-0017-00002', 86, 85]]],
    ['score-title-row.xlsx', [['TC26-0017-00002', 86, 85]]],
    [
      'score-excel17.xlsx',
      [
        ['TC26-0017-00002', 86, 86],
        // Points are whole.
        ['TC26-0017-00003', null, 70],
        ['TC26-0017-00005', 'absent', 'violation'],
        // A number in words is none.
        ['TC26-0017-00006', 86, null],
        ['TC26-0017-00009', 88, 88],
        // A mark for no score is none.
        ['TC26-0017-00010', 88],
        ['TC26-0017-00012', 0],
        ['TC26-0017-00013', 'absent', 'violation'],
      ],
    ],
  ])('in %s are what they say', async (name, said) => {
    expect(await scoresIn(name)).toEqual(said);
  });
});

describe('statements', () => {
  const linesIn = async (name: string) => {
    const rules = { programme: defaultProgramme, today };
    const { lines, outgoing, unread } = await readStatement(sheetsHere, fileOf(name), plainHeads, rules);
    return { amounts: lines.map(({ amount_cents }) => amount_cents), outgoing, unread };
  };
  it.each([
    ['bank-million.csv', [120_000_000], 0, []],
    ['bank-two-amounts.csv', [68_000], 2, []],
    ['bank-two-amounts-b.csv', [68_000], 1, []],
    ['bank-icbc-personal.csv', [138_000, 68_000], 1, []],
    ['bank-icbc-business.csv', [138_000], 1, []],
    ['bank-boc-personal.csv', [138_000], 1, []],
    ['bank-cmb-business.csv', [138_000], 1, []],
    ['bank-dash-filler.csv', [68_000], 2, []],
    ['bank-excel-17-digits.xlsx', [138_035, 68_010, 138_000], 0, []],
    ['bank-1904.xlsx', [68_000], 0, []],
    ['bank-same-d.csv', [68_000], 0, []],
    ['bank-two-in-one.csv', [136_000, 70_000, 67_950], 0, []],
    ['bank-boc-business.csv', [138_000, 204_000], 2, []],
    ['bank-icbc-single.csv', [138_000, 68_000], 1, []],
    ['bank-bocom-business.csv', [68_000, 123_456_789], 1, []],
    ['bank-psbc-business.csv', [68_000], 1, []],
    ['bank-citic-business.csv', [138_000], 1, []],
    ['bank-citic-personal.csv', [68_000, 68_000], 1, []],
    ['bank-spdb-business.csv', [68_000], 1, []],
    ['bank-minsheng-personal.csv', [68_000, 31], 1, []],
    ['bank-wechat-trade.csv', [68_000, 68_000], 1, []],
    ['bank-wechat-personal.csv', [68_000, 68_000, 68_000], 2, []],
    ['bank-alipay-personal.csv', [68_000, 68_000], 3, []],
    ['bank-alipay-trade.csv', [68_000], 1, []],
    ['bank-amount-forms.csv', [68_000, 138_000, 68_000, 138_000, 68_000, 138_000, 68_000, 138_000], 2, [10]],
  ])('in %s bring what came in', async (name, amounts, outgoing, unread) => {
    expect(await linesIn(name)).toEqual({ amounts, outgoing, unread });
  });
});

it('leaves no input of these families without a test', () => {
  const tested = readFileSync(new URL(import.meta.url), 'utf8');
  const inputs = readdirSync(folder).filter(
    (name) => /^(?:imp|score|bank)[-.]/.test(name) && !/hidden/.test(name),
  );
  expect(inputs.filter((name) => !tested.includes(`'${name}'`) && !tested.includes(`in ${name} `))).toEqual(
    [],
  );
  expect(inputs).toHaveLength(38);
});
