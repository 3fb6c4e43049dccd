import type { ClassStatus } from '@skillcert/core';

/** A class as its list shows it; the moments are written as the list writes them. */
export interface SampleClass {
  id: string;
  class_name: string;
  code: string;
  level: string;
  city: string;
  status: ClassStatus;
  enroll_start: string;
  enroll_end: string;
  exam_at: string;
  taken: number;
  capacity: number;
  to_review: number;
}

/** Classes of some cities, the newest first. */
export const sampleClasses: readonly SampleClass[] = [
  {
    id: '6',
    class_name: '2026 年第四期（杭州）',
    code: 'TC26-0031',
    level: '3',
    city: '杭州',
    status: 'submitted',
    enroll_start: '2026-12-10',
    enroll_end: '2027-01-10',
    exam_at: '2027-01-24 09:00',
    taken: 0,
    capacity: 60,
    to_review: 0,
  },
  {
    id: '5',
    class_name: '2026 年第四期（宁波）',
    code: 'TC26-0030',
    level: '4',
    city: '宁波',
    status: 'submitted',
    enroll_start: '2026-12-08',
    enroll_end: '2027-01-08',
    exam_at: '2027-01-23 09:00',
    taken: 0,
    capacity: 80,
    to_review: 0,
  },
  {
    id: '4',
    class_name: '2026 年第三期（苏州）',
    code: 'TC26-0028',
    level: '4',
    city: '苏州',
    status: 'enrolling',
    enroll_start: '2026-11-05',
    enroll_end: '2026-11-30',
    exam_at: '2026-12-19 09:00',
    taken: 40,
    capacity: 40,
    to_review: 3,
  },
  {
    id: '3',
    class_name: '2026 年第三期（上海）',
    code: 'TC26-0027',
    level: '3',
    city: '上海',
    status: 'enrolling',
    enroll_start: '2026-11-01',
    enroll_end: '2026-11-30 18:00',
    exam_at: '2026-12-20 09:00',
    taken: 87,
    capacity: 100,
    to_review: 9,
  },
  {
    id: '2',
    class_name: '2026 年第二期（南京）',
    code: 'TC26-0016',
    level: '4',
    city: '南京',
    status: 'cancelled',
    enroll_start: '2026-06-08',
    enroll_end: '2026-07-07',
    exam_at: '',
    taken: 12,
    capacity: 80,
    to_review: 0,
  },
  {
    id: '1',
    class_name: '2026 年第二期（上海）',
    code: 'TC26-0015',
    level: '3',
    city: '上海',
    status: 'finished',
    enroll_start: '2026-06-01',
    enroll_end: '2026-06-30',
    exam_at: '2026-07-19 09:00',
    taken: 96,
    capacity: 100,
    to_review: 0,
  },
];
