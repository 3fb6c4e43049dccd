import type { ClassRecord } from '@skillcert/api-client';
import { contract } from '@skillcert/api-client/contract';
import { expect, it } from 'vitest';
import { copiedClass } from './copied-class.js';

const record: ClassRecord = {
  ...contract['class/createClass'].example.output,
  enroll_start: '2026-11-02T01:00:00Z',
  enroll_end: '2026-11-20T10:00:00Z',
  exam_at: '2026-12-19T01:00:00Z',
};
const now = new Date('2026-11-21T04:00:00Z');

it('moves every date by the same number of weeks, until enrolment begins in the future', () => {
  const copied = copiedClass(record, { dates: 'shifted', name: '副本', now });
  expect(copied).toMatchObject({
    class_name: '副本',
    enroll_start: '2026-11-23T09:00',
    enroll_end: '2026-12-11T18:00',
    exam_at: '2027-01-09T09:00',
    study_start: '',
    capacity: record.capacity,
  });
});

it('moves a class that lies ahead by one week', () => {
  const ahead = copiedClass(record, {
    dates: 'shifted',
    name: '副本',
    now: new Date('2026-10-01T00:00:00Z'),
  });
  expect(ahead.enroll_start).toBe('2026-11-09T09:00');
});

it('leaves the dates empty if they are to be filled in anew', () => {
  const copied = copiedClass(record, { dates: 'cleared', name: '副本', now });
  expect([copied.enroll_start, copied.enroll_end, copied.exam_at]).toEqual(['', '', '']);
});

it('keeps the name within its length', () => {
  expect([...copiedClass(record, { dates: 'cleared', name: '长'.repeat(90), now }).class_name]).toHaveLength(
    80,
  );
});
