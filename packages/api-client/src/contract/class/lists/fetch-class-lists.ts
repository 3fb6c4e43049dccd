import { classColumns, limits, waitingWork } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { day, id, listOf, page, searchText } from '../../fields.js';
import { classExamples, classRecord, classStatus, level } from '../class-record.js';

/** The filters and the order of the classes of the session. */
export const classListFilters = {
  search: searchText.optional(),
  status: z.array(classStatus).max(limits.filter_choices_max).optional(),
  level: level.optional(),
  class_type: z.union([z.literal(0), z.literal(1)]).optional(),
  unit_id: id.optional(),
  /** Work that waits in the class, as fetchToDo counts it. */
  waiting: z.enum(waitingWork).optional(),
  /** The end of enrolment and the exam, from a day to a day of the programme's time zone. */
  enroll_end_from: day.optional(),
  enroll_end_to: day.optional(),
  exam_from: day.optional(),
  exam_to: day.optional(),
  sort: z.enum(classColumns).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/** The classes in the scope of the session, newest exam first unless sorted. */
export const fetchClassLists = endpoint('class/fetchClassLists', {
  summary: 'Classes that the account may see',
  input: z.strictObject({ ...page, ...classListFilters }),
  output: listOf(classRecord),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master', 'editor', 'company'] },
  example: {
    input: { page: 1, limit: 20, status: ['enrolling'] },
    output: { items: [classExamples.record], total: 1 },
  },
});
