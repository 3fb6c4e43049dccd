import { readFileSync } from 'node:fs';
import { defaultCalendar, type WorkCalendar } from '@skillcert/core';
import { z } from 'zod';
import type { Config } from '../../../platform/settings/config.js';

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

const day = z.iso.date('it is a day, such as 2026-10-01');

const period = z
  .string()
  .refine(
    (text) => text.split('/').length <= 2 && text.split('/').every((each) => day.safeParse(each).success),
    'it is a day, or the first and the last of several: 2026-10-01/2026-10-07',
  )
  .refine((text) => {
    const [first = '', last = first] = text.split('/');
    return first <= last;
  }, 'its first day is before its last');

const announced = z.strictObject({
  holidays: z.array(period),
  worked_weekends: z.array(day.refine(isWeekend, 'it is a Saturday or a Sunday')),
});

const isIn = (year: string, text: string) => text.split('/').every((each) => each.startsWith(`${year}-`));

const calendarFile = z
  .strictObject({ years: z.record(z.string(), announced) })
  .refine(({ years }) => Object.keys(years).every((year) => /^\d{4}$/.test(year)), 'a year is such as 2030')
  .refine(
    ({ years }) =>
      Object.entries(years).every(([year, { holidays, worked_weekends }]) =>
        [...holidays, ...worked_weekends].every((text) => isIn(year, text)),
      ),
    'every day stands under its year',
  );

const whyNot = (error: unknown): string => {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error);
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
};

/**
 * The working days that the product knows, with the years of the file of CALENDAR_FILE in place of its own.
 * @throws an Error that names the variable and the fault of its file
 */
export const readCalendar = ({ calendar_file }: Pick<Config, 'calendar_file'>): WorkCalendar => {
  if (calendar_file === undefined) return defaultCalendar;
  try {
    const { years } = calendarFile.parse(JSON.parse(readFileSync(calendar_file, 'utf8')));
    return { years: { ...defaultCalendar.years, ...years } };
  } catch (error) {
    throw new Error(`The file of CALENDAR_FILE, ${calendar_file}, is not usable. ${whyNot(error)}.`);
  }
};
