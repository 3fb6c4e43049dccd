import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { classUnitDraft, classUnitExamples } from './class-unit.js';
import { fetchClassRecommendLists } from './fetch-class-recommend-lists.js';

/**
 * Writes the units of a joint class as a whole: who is new is added, who is missing is removed, the others are changed.
 * `updated_at` is the version that the editor saw: a class changed since then answers `state_changed`. A unit that has
 * candidates cannot be removed (`unit_has_candidates`), nor its quota set below them.
 */
export const addClassRecommend = endpoint('class/addClassRecommend', {
  summary: 'Add, change and remove the units of a joint class',
  input: z.strictObject({
    class_id: id,
    updated_at: moment,
    units: z.array(classUnitDraft).min(1, 'required').max(limits.class_units_max, 'too_long'),
  }),
  output: fetchClassRecommendLists.output,
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master'], scope: { from: 'input' } },
  writes: 'units',
  needsKey: true,
  refuses: ['not_found', 'state_changed', 'transition_refused', 'unit_has_candidates'],
  example: {
    input: {
      class_id: 180143985094819,
      updated_at: '2026-10-02T02:11:09Z',
      units: [classUnitExamples.draft],
    },
    output: fetchClassRecommendLists.example.output,
  },
});
