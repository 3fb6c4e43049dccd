import type { OwnEnrolment } from '@skillcert/api-client';
import { describe, expect, it } from 'vitest';
import { candidateOf, changeField } from '../candidate-form/candidate-values.js';
import {
  changesOf,
  differing,
  fieldsToCorrect,
  isReturned,
  leavesEducation,
  returnedKinds,
} from './returned-fields.js';

const enrolment: OwnEnrolment = {
  class_id: 1,
  enrolment_id: 2,
  enrol_no: 'TC26-0104-00058',
  name: '李晓明',
  id_type: 'cn',
  id_masked: '1101**********002X',
  phone_masked: '138****0001',
  gender: 'female',
  education: 'bachelor',
  employer: '浦江软件有限公司',
  enroll_type: 'individual',
  study_type: 'online',
  status: 'returned',
  review_round: 1,
  created_at: '2026-11-05T06:20:11Z',
  updated_at: '2026-11-05T06:20:11Z',
  class_name: '2026年第四期技术咨询师（三级）',
  city: '上海',
  venue: '虹桥路100号',
  exam_at: null,
  enroll_end: '2026-12-01T00:00:00Z',
  may_give_up: true,
  class_status: 'enrolling',
  birth: '1949-12-31',
  email: '',
  job: '',
  photo_id: null,
  com_name: null,
  level: '3',
  work_years: 3,
  certificate: null,
  documents: [],
  reasons: [{ document: 'identity', reason: '姓名不符' }],
  reason: null,
  waiting_position: null,
  offer_until: null,
  mend_until: '2026-11-12T06:20:11Z',
  moved_to: null,
  moved_from: null,
  timeline: [],
  scores: [],
  passed: null,
};
const values = candidateOf(enrolment);

describe('the input sent after a correction', () => {
  it('is empty without corrections', () => {
    expect(changesOf(enrolment, values)).toEqual({});
    expect(changesOf(enrolment, changeField(values, 'job', '  '))).toEqual({});
  });

  it('contains only differences from the record', () => {
    expect(changesOf(enrolment, changeField(values, 'job', ' 顾问 '))).toEqual({ job: '顾问' });
  });

  it('has birth and gender with a new number', () => {
    expect(changesOf(enrolment, changeField(values, 'id_card', '110105199001011236'))).toMatchObject({
      id_card: '110105199001011236',
    });
  });
});

describe('the identity number', () => {
  it('may stay empty, which keeps the one on record', () => {
    expect(fieldsToCorrect(enrolment, values)).not.toContain('id_card');
  });

  it('is needed with another kind of document', () => {
    expect(fieldsToCorrect(enrolment, changeField(values, 'id_type', 'hk'))).toContain('id_card');
  });
});

it('recognises the parts that a reviewer returned', () => {
  expect(isReturned(enrolment, 'identity')).toBe(true);
  expect(isReturned(enrolment, 'photo')).toBe(false);
});

it('an education is omitted if neither it nor its proof has changed', () => {
  expect(leavesEducation({ photo_id: 7 })).toBe(true);
  expect(leavesEducation({ education: 'bachelor' })).toBe(false);
  expect(leavesEducation({ documents: [] })).toBe(false);
});

it('earlier declarations differ from current ones', () => {
  const certificate = { level: '4', number: 'A1', issued_on: '2024-05-01' };
  const before = { work_years: 3, certificate };
  expect(differing({ work_years: 3, certificate: { ...certificate } }, before)).toEqual({});
  expect(differing({ work_years: 4, certificate: null }, before)).toEqual({
    work_years: 4,
    certificate: null,
  });
});

it('returned documents are distinguished from returned parts of the form', () => {
  const reasons = [
    { document: 'work_proof', reason: '缺少公章' },
    { document: 'id_front', reason: '模糊' },
    { document: 'education', reason: '不符' },
  ];
  expect(returnedKinds({ reasons })).toEqual(['id_front', 'work_proof']);
});
