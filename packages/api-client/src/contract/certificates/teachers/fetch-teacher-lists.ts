import { teacherColumns } from '@skillcert/core';
import { z } from 'zod';
import { scoreReaders } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import {
  certificateExamples,
  certificateStatus,
  certificateTotals,
  teacherRow,
} from '../certificate-record.js';

/** The filters and the order of the teachers' certificates of a class. */
export const teacherListFilters = {
  class_id: id,
  search: searchText.optional(),
  status: certificateStatus.optional(),
  sort: z.enum(teacherColumns).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The certificates of those who taught finished lessons of a class, and, once its exam has ended, the eligible
 * teachers without one. `search` finds a name or a certificate number. A participating unit sees its own teachers.
 */
export const fetchTeacherLists = endpoint('certificate/fetchTeacherLists', {
  summary: 'The certificates of those who taught a class',
  input: z.strictObject({ ...page, ...teacherListFilters }),
  output: listOf(teacherRow).extend(certificateTotals),
  access: scoreReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: certificateExamples.class_id, page: 1, limit: 20, sort: 'minutes', order: 'desc' },
    output: {
      items: [certificateExamples.teacher],
      total: 1,
      status: 'scoring',
      may_change: true,
      counts: { eligible: 0, numbered: 0, valid: 1, suspended: 0, superseded: 0, revoked: 0, void: 0 },
      issuable: 0,
      barred: 0,
    },
  },
});
