import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { line, listOf, page } from '../fields.js';
import { classExamples, classRecord, classStatus, level } from './class-record.js';

/** The classes in the scope of the session, newest exam first unless sorted. */
export const fetchClassLists = endpoint('class/fetchClassLists', {
  summary: 'Classes that the account may see',
  input: z.strictObject({
    ...page,
    search: line(80).optional(),
    status: z.array(classStatus).max(16).optional(),
    level: level.optional(),
    sort: z.enum(['exam_at', 'enroll_end', 'class_name', 'created_at']).default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(classRecord),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master', 'editor', 'company'] },
  example: {
    input: { page: 1, limit: 20, status: ['enrolling'] },
    output: { items: [classExamples.record], total: 1 },
  },
});
