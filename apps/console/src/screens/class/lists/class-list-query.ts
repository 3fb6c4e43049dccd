import type { InputOf } from '@skillcert/api-client';
import { type ClassStatus, classLifecycle, waitingWork } from '@skillcert/core';

type Query = Pick<
  InputOf<'class/fetchClassLists'>,
  | 'search'
  | 'status'
  | 'level'
  | 'class_type'
  | 'unit_id'
  | 'waiting'
  | 'enroll_end_from'
  | 'enroll_end_to'
  | 'exam_from'
  | 'exam_to'
>;

/** The filters of the class list by their names in the address. */
export const classFilterNames = [
  'search',
  'status',
  'level',
  'type',
  'unit',
  'ends',
  'exam',
  'waiting',
] as const;

/** The value of each filter in the address; empty if there is none. */
export type ClassFilterTexts = Readonly<Record<(typeof classFilterNames)[number], string>>;

const day = /^\d{4}-\d{2}-\d{2}$/;

const isClassStatus = (text: string): text is ClassStatus => text in classLifecycle.states;

/** The states of a class in the order of its life. */
export const classStatuses: readonly ClassStatus[] = Object.keys(classLifecycle.states).filter(isClassStatus);

/** The days of an interval `from/to`; either may be missing. */
const daysOf = (interval: string): { readonly from?: string; readonly to?: string } => {
  const [from = '', to = ''] = interval.split('/');
  return { ...(day.test(from) && { from }), ...(day.test(to) && { to }) };
};

/** The query of the filters in an address; unknown values are ignored. */
export const classListQuery = (texts: ClassFilterTexts): Query => {
  const status = texts.status.split(',').filter(isClassStatus);
  const waiting = waitingWork.find((kind) => kind === texts.waiting);
  const ends = daysOf(texts.ends);
  const exam = daysOf(texts.exam);
  const unit_id = Number(texts.unit);
  return {
    ...(texts.search && { search: texts.search }),
    ...(status.length > 0 && { status }),
    ...(texts.level && { level: texts.level }),
    ...((texts.type === '0' || texts.type === '1') && { class_type: texts.type === '1' ? 1 : 0 }),
    ...(Number.isSafeInteger(unit_id) && unit_id > 0 && { unit_id }),
    ...(waiting && { waiting }),
    ...(ends.from && { enroll_end_from: ends.from }),
    ...(ends.to && { enroll_end_to: ends.to }),
    ...(exam.from && { exam_from: exam.from }),
    ...(exam.to && { exam_to: exam.to }),
  };
};
