import type { ClassDraft } from '@skillcert/api-client/contract';

/** A class as staff would write it. */
export const testDraft: ClassDraft = {
  class_name: '2027年第一期技术咨询师（三级）',
  class_type: 0,
  level: '3',
  city: '杭州',
  venue: '杭州市西湖区文三路90号',
  enroll_types: ['individual'],
  study_types: ['online'],
  enroll_start: '2026-12-01T00:00:00.000Z',
  enroll_end: '2027-01-15T00:00:00.000Z',
  study_start: '2027-01-16T00:00:00.000Z',
  study_end: '2027-01-20T00:00:00.000Z',
  exam_at: '2027-02-01T01:00:00.000Z',
  capacity: 60,
  fee_cents: 68_000,
  contacts: [{ name: '周敏', phone: '0571-88880123' }],
};
