import { defaultProgramme } from '@skillcert/core';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../class/testing/refused.js';
import { testForm } from '../testing/test-candidate.js';
import { checkCandidate } from './check-candidate.js';

const now = new Date('2026-11-21T00:00:00Z');
const form = { ...testForm(1), photo_id: 1 };

it('takes a kind of identity document that the programme offers', () => {
  expect(checkCandidate(form, { programme: defaultProgramme, now }).id_type).toBe('cn');
});

it('refuses a kind of identity document that another programme has left out', async () => {
  const programme = { id_types: ['hk'] } as const;
  const refused = async () => checkCandidate(form, { programme, now });
  expect(await fieldsOf(refused())).toEqual({ id_type: 'not_offered' });
});
