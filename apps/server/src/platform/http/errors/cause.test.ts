import { type ErrorName, type Obstacle, obstacleThings } from '@skillcert/api-client/contract';
import { languages, paymentLifecycle, transition } from '@skillcert/core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { wordsIn } from '../words.js';
import { answerRefusal } from './answer-refusal.js';
import { sayCause } from './cause.js';
import { Refusal, refuseTransition } from './refuse.js';

const standings = Object.entries(obstacleThings).flatMap(([thing, { states }]) =>
  // The table pairs each thing with its own states.
  Object.keys(states).map((state) => ({ thing, state }) as Obstacle),
);

describe('the cause of a step that is refused', () => {
  it.each(languages)('names each thing in each state in %s', (language) => {
    const said = standings.map((cause) => sayCause(cause, wordsIn(language)));
    expect(said.filter((sentence) => /(?:status|thing|refused)\.\w|[{}]/.test(sentence))).toEqual([]);
    expect(new Set(said).size).toBeGreaterThan(standings.length * 0.9);
  });

  it('is what the answer says', () => {
    const answer = (cause: Obstacle) => answerRefusal(refuseTransition(cause), wordsIn('en')).body.message;
    expect(answer({ thing: 'payment', state: 'refunded' })).toBe(
      'This cannot be done. Present state of the payment: Refunded.',
    );
    expect(answer({ why: 'pack_lapsed', count: 2 })).toBe(
      '2 certificates of this pack no longer hold. Discard the pack and make a new one.',
    );
  });

  it('stands on the wire for programs, once and as it is', () => {
    const dataOf = (cause: Obstacle) => answerRefusal(refuseTransition(cause), wordsIn('en')).body.data;
    expect(dataOf({ thing: 'ticket', state: 'void' })).toEqual({
      obstacle: { thing: 'ticket', state: 'void' },
    });
    expect(dataOf({ why: 'pack_lapsed', count: 2 })).toEqual({ obstacle: { why: 'pack_lapsed', count: 2 } });
    expect(answerRefusal(new Refusal('not_found'), wordsIn('en')).body.data).toBeNull();
  });

  it('is of the thing that its life cycle is named after', () => {
    expect(Object.values(obstacleThings).map(({ name }) => name)).toEqual(Object.keys(obstacleThings));
  });

  it('is the role where the table does not give the step to it', () => {
    const refused = refuseTransition(
      { thing: 'payment', state: 'declared' },
      transition(paymentLifecycle, { state: 'declared', event: 'confirm', actors: ['candidate'] }),
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
