import { expect, it } from 'vitest';
import { fileAddress } from './file-address.js';

it('is the path of the call with its input as the query', () => {
  const input = { enrolment_id: 180143985095001, study_unit_id: 180143985107101 };
  expect(fileAddress('study/fetchOwnStudyFile', input)).toBe(
    '/api/study/fetchOwnStudyFile?enrolment_id=180143985095001&study_unit_id=180143985107101',
  );
});

it('has the base address of the client’s calls', () => {
  expect(fileAddress('enrolment/fetchOwnFile', { file_id: 1 }, 'https://exams.example/api')).toBe(
    'https://exams.example/api/enrolment/fetchOwnFile?file_id=1',
  );
});
