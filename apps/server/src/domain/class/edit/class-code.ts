import type { ClassSketch } from '@skillcert/api-client/contract';
import { formatSerial, type Programme } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { nextOfPrefix } from '../../../platform/store/next-of-prefix.js';

type Numbering = Pick<Programme, 'numbers' | 'time_zone'>;

const yearAt = ({ time_zone }: Numbering, at: Date) =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: time_zone }).format(at));

/** The year that a class is numbered in: the year of its exam, or the current one if the exam has no date yet. */
export const yearOfClass = (programme: Numbering, { exam_at }: Pick<ClassSketch, 'exam_at'>, now: Date) =>
  yearAt(programme, exam_at === null ? now : new Date(exam_at));

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/** The prefix of the codes of a year. The serial stands at the end of the programme's pattern. */
export const codePrefix = ({ numbers: { class_code } }: Numbering, year: number): string =>
  formatSerial(class_code.slice(0, class_code.indexOf('{serial')), { yy: twoDigits(year) });

/** A code of a year, for instance `TC26-0105`. */
export const classCode = ({ numbers: { class_code } }: Numbering, year: number, serial: number): string =>
  formatSerial(class_code, { yy: twoDigits(year), serial });

/** Draws the next code of a year. */
export const nextCode = async (
  tx: Transaction<Database>,
  programme: Numbering,
  year: number,
): Promise<string> => {
  const prefix = codePrefix(programme, year);
  const serial = await nextOfPrefix(tx, { series: 'class', prefix, count: 1 });
  return classCode(programme, year, serial);
};
