import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultCalendar, defaultProgramme, isWorkingDay } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendar } from './read-calendar.js';
import { yearUnknown } from './year-unknown.js';

describe('the calendar of a file of one’s own', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'calendar-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (content: unknown) => {
    const calendar_file = join(folder, 'calendar.json');
    writeFileSync(calendar_file, typeof content === 'string' ? content : JSON.stringify(content));
    return readCalendar({ calendar_file });
  };
  const year = (holidays: readonly string[], worked_weekends: readonly string[] = []) => ({
    holidays,
    worked_weekends,
  });

  it('is what the product knows where there is none', () => {
    expect(readCalendar({ calendar_file: undefined })).toBe(defaultCalendar);
  });

  it('has what the product knows in the form that a file has', () => {
    expect(read(defaultCalendar)).toEqual(defaultCalendar);
  });

  it('adds years, and takes the place of one that the product knows', () => {
    const calendar = read({
      years: { '2026': year(['2026-11-23']), '2030': year(['2030-05-01/2030-05-03'], ['2030-05-04']) },
    });
    const isWorked = (day: string) => isWorkingDay(day, calendar);
    expect(['2026-10-01', '2026-11-23', '2030-05-02', '2030-05-04'].map(isWorked)).toEqual([
      ...[true, false, false, true],
    ]);
  });

  it.each([
    ['what is no JSON', '{', /JSON/],
    ['a day that there is not', { years: { '2030': year(['2030-02-30']) } }, /holidays\.0: it is a day/],
    [
      'a row that ends before it begins',
      { years: { '2030': year(['2030-05-03/2030-05-01']) } },
      /before its last/,
    ],
    ['a day under another year', { years: { '2030': year(['2031-01-01']) } }, /stands under its year/],
    ['a weekend that is none', { years: { '2030': year([], ['2030-05-01']) } }, /a Saturday or a Sunday/],
    ['a year that is none', { years: { next: year([]) } }, /a year is/],
    ['a key that nobody reads', { years: {}, source: 'x' }, /source/],
  ])('refuses %s, and says where it stands', (_, content, why) => {
    expect(() => read(content)).toThrow(/The file of CALENDAR_FILE, .*calendar\.json, is not usable/);
    expect(() => read(content)).toThrow(why);
  });

  it('refuses a file that is not there', () => {
    expect(() => readCalendar({ calendar_file: join(folder, 'nowhere.json') })).toThrow(/ENOENT/);
  });
});

describe('a year of which nothing is known', () => {
  const known = (...years: readonly string[]) => ({
    programme: defaultProgramme,
    calendar: {
      years: Object.fromEntries(years.map((year) => [year, { holidays: [], worked_weekends: [] }])),
    },
  });

  it('is reported sixty days before it begins, and for as long as nobody adds it', () => {
    const at = (day: string) => yearUnknown(known('2030'), new Date(`${day}T04:00:00.000Z`));
    expect([at('2030-10-31'), at('2030-11-15'), at('2031-07-01'), at('2029-12-31')]).toEqual([
      ...[null, 2031, 2031, 2029],
    ]);
    expect(yearUnknown(known('2030', '2031'), new Date('2030-12-31T04:00:00.000Z'))).toBeNull();
  });
});
