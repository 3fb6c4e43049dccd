import type { ClassRecord } from '@skillcert/api-client';
import { type ClassFormValues, classFormOf } from './class-form-values.js';

/** The treatment of the dates of a class that is copied. */
export type CopiedDates = 'shifted' | 'cleared';

const week_ms = 7 * 86_400_000;
const longestName = 80;

const none = { enroll_start: '', enroll_end: '', study_start: '', study_end: '', exam_at: '' };

/**
 * The form of a new class that copies another one. Shifted dates move together by whole weeks, so that each keeps
 * its weekday and its hour and enrolment begins after `now`.
 */
export const copiedClass = (
  record: ClassRecord,
  { dates, name, now }: { dates: CopiedDates; name: string; now: Date },
): ClassFormValues => {
  const begun = record.enroll_start === null ? 0 : now.getTime() - Date.parse(record.enroll_start);
  const weeks = Math.max(1, Math.ceil(begun / week_ms));
  const later = (moment: string | null) =>
    moment === null ? null : new Date(Date.parse(moment) + weeks * week_ms).toISOString();
  const copied = classFormOf({
    ...record,
    class_name: [...name].slice(0, longestName).join(''),
    enroll_start: later(record.enroll_start),
    enroll_end: later(record.enroll_end),
    study_start: later(record.study_start),
    study_end: later(record.study_end),
    exam_at: later(record.exam_at),
  });
  return dates === 'cleared' ? { ...copied, ...none } : copied;
};
