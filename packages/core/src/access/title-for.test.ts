import { describe, expect, it } from 'vitest';
import { roles } from './roles.js';
import { titleFor } from './title-for.js';

const group = { title: 'registration_management', staff_title: 'candidate_management' };
const child = {
  title: 'candidate_management',
  staff_title: 'qualification_review',
  staff_type: 'check',
} as const;

describe('titleFor', () => {
  it.each(['editor', 'company'] as const)('leaves the titles to %s as they are', (role) => {
    expect(titleFor(group, [role])).toEqual({ title: 'registration_management' });
    expect(titleFor(child, [role])).toEqual({ title: 'candidate_management' });
  });

  it.each(roles.filter((role) => role !== 'editor' && role !== 'company'))('changes both for %s', (role) => {
    expect(titleFor(group, [role])).toEqual({ title: 'candidate_management' });
    expect(titleFor(child, [role])).toEqual({ title: 'qualification_review', type: 'check' });
  });

  it('leaves routes without a second title alone', () => {
    expect(titleFor({ title: 'tickets' }, ['admin'])).toEqual({ title: 'tickets' });
  });
});
