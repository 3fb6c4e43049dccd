import { type AmendmentStatus, amendmentLifecycle } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { givenReason, id } from '../fields.js';
import { amendmentKind, examScore, scoreExamples, scorePlace } from './score-record.js';

const statuses = Object.keys(amendmentLifecycle.states) as [AmendmentStatus, ...AmendmentStatus[]];

/** A state of the amendment lifecycle. */
export const amendmentStatus = z.enum(statuses);

/**
 * Proposes to change a frozen score: another figure, or that it is annulled. Nothing changes before another person
 * has confirmed it; a score has one proposal at a time.
 */
export const proposeAmendment = endpoint('score/proposeAmendment', {
  summary: 'Propose to change a frozen score',
  input: z.strictObject({
    class_id: id,
    ...scorePlace,
    kind: amendmentKind,
    /** The new figure; none of a score that is annulled. */
    score: examScore.optional(),
    reason: givenReason,
  }),
  output: z.object({ amendment_id: id, status: amendmentStatus }),
  access: scoreDesk,
  writes: 'amendment',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: { ...scoreExamples.place, kind: 'amend', score: 79, reason: '核分时漏计一题' },
    output: { amendment_id: 180143985099777, status: 'proposed' },
  },
});
