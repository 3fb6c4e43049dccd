import type { ErrorName } from '@skillcert/api-client/contract';
import * as core from '@skillcert/core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { wordsIn } from '../words.js';
import { answerRefusal } from './answer-refusal.js';
import { type Cause, sayCause } from './cause.js';
import { Refusal, refuseTransition } from './refuse.js';

const lifecycles = [
  core.accountLifecycle,
  core.amendmentLifecycle,
  core.articleLifecycle,
  core.certificateLifecycle,
  core.checkInLifecycle,
  core.courseLifecycle,
  core.erasureLifecycle,
  core.grantLifecycle,
  core.importLifecycle,
  core.invoiceLifecycle,
  core.mailingLifecycle,
  core.paymentLifecycle,
  core.recheckLifecycle,
  core.refundLifecycle,
  core.registryLifecycle,
  core.reviewLifecycle,
  core.scoreLifecycle,
  core.ticketLifecycle,
];

const standings = lifecycles.flatMap(({ name, states }) =>
  // The table and the type of causes name the same things.
  Object.keys(states).map((state) => ({ thing: name, state }) as Cause),
);

describe('the cause of a step that is refused', () => {
  it.each(core.languages)('names each thing in each state in %s', (language) => {
    const said = standings.map((cause) => sayCause(cause, wordsIn(language)));
    expect(said.filter((sentence) => /(?:status|thing|refused)\.\w|[{}]/.test(sentence))).toEqual([]);
    expect(new Set(said).size).toBeGreaterThan(standings.length * 0.9);
  });

  it('is what the answer says', () => {
    const answer = (cause: Cause) => answerRefusal(refuseTransition(cause), wordsIn('en')).body.message;
    expect(answer({ thing: 'payment', state: 'refunded' })).toBe(
      'This cannot be done. Present state of the payment: Refunded.',
    );
    expect(answer({ why: 'pack_lapsed', count: 2 })).toBe(
      '2 certificates of this pack no longer hold. Discard the pack and make a new one.',
    );
  });

  it('is the role where the table does not give the step to it', () => {
    const refused = refuseTransition(
      { thing: 'payment', state: 'declared' },
      core.transition(core.paymentLifecycle, { state: 'declared', event: 'confirm', actors: ['candidate'] }),
    );
    expect(refused.details.cause).toEqual({ why: 'not_by_role' });
  });

  it('cannot be left out, also where the name comes from a wider type', () => {
    type Named<Name extends ErrorName> = ConstructorParameters<typeof Refusal<Name>>;
    expectTypeOf<['transition_refused']>().not.toExtend<Named<'transition_refused'>>();
    expectTypeOf<['not_found']>().not.toExtend<Named<'not_found' | 'transition_refused'>>();
    expectTypeOf<['not_found']>().toExtend<Named<'not_found'>>();
    expect(refuseTransition({ why: 'no_seats' })).toBeInstanceOf(Refusal);
  });
});
