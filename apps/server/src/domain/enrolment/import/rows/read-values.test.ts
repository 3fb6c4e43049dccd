import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { readDay } from '../../../../platform/sheet/values/read-day.js';
import { guessColumns } from './guess-columns.js';
import { readChoice, readLevel, readName, readYears } from './read-values.js';

it.each([
  ['1990-01-02', '1990-01-02'],
  ['1990/1/2', '1990-01-02'],
  ['1990.1.2', '1990-01-02'],
  ['19900102', '1990-01-02'],
  ['1990年1月2日', '1990-01-02'],
  ['1990-01-02 00:00:00', '1990-01-02'],
  ['32875', '1990-01-02'],
  ['32875.5', '1990-01-02'],
  ['13/02/1990', '1990-02-13'],
  ['12/11/1990', '12/11/1990'],
  ['yesterday', 'yesterday'],
  // A year, a month and a time of the day are no days, though spreadsheets count days of long ago with as few figures.
  ['2019', '2019'],
  ['1990.03', '1990.03'],
  ['1990.1', '1990.1'],
  ['0930', '0930'],
  ['', ''],
])('reads %j as the day %j', (text, day) => {
  expect(readDay(text, { today: '2026-11-21' })).toBe(day);
});

it.each([
  ['12', 12],
  ['12年', 12],
  ['12 years', 12],
  ['5年以上', 5],
  ['５ 年及以上', 5],
  ['满5年', 5],
  ['5年多', 5],
  ['5+', 5],
  // The field counts full years, as the conditions do.
  ['3.5', 3],
  ['3年6个月', 3],
  ['3年半', 3],
  ['3 años', 3],
  ['3 años y medio', 3],
  ['5年以下', Number.NaN],
  ['5-10年', Number.NaN],
  ['6个月', Number.NaN],
  ['16个月', Number.NaN],
  ['不满5年', Number.NaN],
  ['', undefined],
  ['很久', Number.NaN],
  ['八年', 8],
  ['十年以上', 10],
  ['两年半', 2],
  ['四十年', 40],
  ['二十三', 23],
  ['三年零六个月', 3],
  // These are no figure: three to five, and fifteen or so.
  ['三五年', Number.NaN],
  ['十五六年', Number.NaN],
])('reads %j as %j years', (text, years) => {
  expect(readYears(text)).toBe(years);
});

it.each([
  ['蒋　豪', '蒋豪'],
  ['蒋 小 豪', '蒋小豪'],
  ['武 轩洋', '武轩洋'],
  ['欧阳  豪', '欧阳豪'],
  ['阿卜杜　买买提', '阿卜杜　买买提'],
  ['张三 李四', '张三 李四'],
  ['王芳 已退', '王芳 已退'],
  ['阿卜杜·买买 提', '阿卜杜·买买 提'],
  ['山田 はな', '山田 はな'],
  ['李 Anna', '李 Anna'],
  ['Ana Ruiz', 'Ana Ruiz'],
])('reads %j as the name %j', (text, name) => {
  expect(readName(text)).toBe(name);
});

it('reads a choice by its word in every language, and leaves what is none to the check', () => {
  for (const word of ['大专', '专科', 'College diploma', 'Diplomatura', '短期大学・専門学校', 'college']) {
    expect(readChoice('education', word)).toBe('college');
  }
  expect(readChoice('gender', ' 女 ')).toBe('female');
  expect(readChoice('gender', '?')).toBe('?');
});

it.each([
  [
    'senior',
    '普通高级中学 高级中学 普通高中教育 中等职业教育 中等职业学校 高中及中专 中专/高中 职高/中专 中技/技校 高卒',
  ],
  ['college', '大专/高职 高等职业教育 高等专科 普通专科 成人大专 大学（专科） 高职（大专） 短大'],
  [
    'bachelor',
    '专升本 本科（专升本） 专升本（本科） 普通本科 全日制普通本科 成人教育本科 本科/学士 学士学位 大卒',
  ],
  ['master', '研究生（硕士） 硕士/研究生 在职研究生 硕士学位 MBA'],
  ['doctor', '研究生（博士） 博士/研究生 博士学位'],
])('reads as the education %s each of %s', (education, words) => {
  expect(words.split(' ').map((word) => [word, readChoice('education', word)])).toEqual(
    words.split(' ').map((word) => [word, education]),
  );
});

it('leaves a word to the check whose brackets say something else', () => {
  for (const word of ['本科（大专）', '高中（初中）', '本科在读', '本科（在读）', '大专以下'])
    expect(readChoice('education', word)).toBe(word);
  expect(readChoice('gender', '男（女）')).toBe('男（女）');
  expect(readChoice('education', '大专（全日制）')).toBe('college');
});

it('reads a level by its number or its title', () => {
  const [level] = defaultProgramme.levels;
  expect(readLevel(level?.title.zh ?? '', defaultProgramme)).toBe(level?.id);
  expect(readLevel(level?.id ?? '', defaultProgramme)).toBe(level?.id);
  expect(readLevel('x', defaultProgramme)).toBe('x');
});

describe('guessing what columns are', () => {
  it.each([
    [
      ['姓名*', '身份证号码', '手机号', '学历', '备注'],
      ['name', 'id_card', 'phone', 'education', ''],
    ],
    [
      ['Name', 'Document number', 'Mobile phone', 'E-mail'],
      ['name', 'id_card', 'phone', 'email'],
    ],
    [
      ['Nombre', 'DNI', 'Teléfono móvil'],
      ['name', 'id_card', 'phone'],
    ],
    [
      ['氏名', '証明書番号', '携帯電話番号'],
      ['name', 'id_card', 'phone'],
    ],
    [
      ['姓名', '考生姓名'],
      ['name', ''],
    ],
  ])('takes %j for %j', (heads, fields) => {
    expect(guessColumns(heads)).toEqual(fields);
  });
});

it.each([
  ['id_type', 'cn', '港澳台居民居住证'],
  ['id_type', 'cn', '台湾居民居住证'],
  ['gender', 'male', '男生'],
  ['gender', 'male', '先生'],
  ['gender', 'female', '女生'],
  ['gender', 'female', '女士'],
  ['education', 'bachelor', '本科/大学'],
  ['education', 'bachelor', '大学/本科'],
] as const)('reads a %s of %s as it is also called: %s', (field, value, word) => {
  expect(readChoice(field, word)).toBe(value);
});
