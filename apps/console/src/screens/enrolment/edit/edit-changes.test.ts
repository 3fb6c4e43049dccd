import { contract } from '@skillcert/api-client/contract';
import { describe, expect, it } from 'vitest';
import { editChanges, editInitial } from './edit-changes.js';

const detail = contract['enrolment/fetchEnrolmentById'].example.output;

describe('the input of a corrected candidate', () => {
  const before = editInitial(detail);

  it('is empty if nothing changed, and never contains the masked number', () => {
    expect(editChanges(detail, before)).toEqual({});
    expect(before.id_card).toBe('');
  });

  it('contains only changed fields', () => {
    const values = { ...before, name: '李小明', education: 'master', work_years: 4, reason: '来电更正' };
    expect(editChanges(detail, values)).toEqual({
      name: '李小明',
      education: 'master',
      work_years: 4,
    });
  });

  it('contains a newly typed number, without surrounding characters', () => {
    const values = { ...before, id_card: ' 11010519491231002X ' };
    expect(editChanges(detail, values)).toEqual({ id_card: '11010519491231002X' });
  });

  it('leaves out an education that this release does not know, and years that are not there', () => {
    const values = { ...before, education: 'apprentice', work_years: null };
    expect(editChanges(detail, values)).toEqual({});
  });
});
