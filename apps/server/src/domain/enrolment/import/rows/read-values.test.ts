import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { readDay } from '../../../../platform/sheet/read-day.js';
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
  ['', ''],
])('reads %j as the day %j', (text, day) => {
  expect(readDay(text, { today: '2026-11-21' })).toBe(day);
});

it.each([
  ['12', 12],
  ['12年', 12],
  ['12 years', 12],
  ['', undefined],
  ['很久', Number.NaN],
])('reads %j as %j years', (text, years) => {
  expect(readYears(text)).toBe(years);
});

it.each([
  ['蒋　豪', '蒋豪'],
  ['蒋 小 豪', '蒋小豪'],
  ['阿卜杜 买买提', '阿卜杜 买买提'],
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
