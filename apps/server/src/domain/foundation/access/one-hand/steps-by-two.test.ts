import { type CallName, contract } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seedDemo } from '../../../../demo/seed-demo.js';
import { engines } from '../../../../testing/engines.js';
import { outcomeOf } from '../../../accounts/testing/outcome-of.js';
import { takeInHand } from '../../../accounts/testing/take-in-hand.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { certificateSteps } from './testing/certificate-steps.js';
import { classEventSteps } from './testing/class-event-steps.js';
import { moneySteps } from './testing/money-steps.js';
import { needsOfPeople, unknownNeeds } from './testing/needs-of-people.js';
import { otherSteps } from './testing/other-steps.js';
import { refundSteps } from './testing/refund-steps.js';
import { scoreSteps } from './testing/score-steps.js';

const steps = [
  ...refundSteps,
  ...moneySteps,
  ...scoreSteps,
  ...certificateSteps,
  ...classEventSteps,
  ...otherSteps,
];

/** Enters what it reads from a sheet by the function of score/saveScores. */
const byTheSame: readonly CallName[] = ['score/importScores'];
/** Refused only to who is the candidate: own-case.test.ts. */
const ofOneself: readonly CallName[] = [
  'enrolment/reviewEnrolment',
  'enrolment/takeBackDecision',
  'payment/returnBankLine',
];

const once = <Item>(items: readonly Item[]) => [...new Set(items)].sort();

describe('the steps that take another person', () => {
  it('are in the list for each need of a lifecycle that another person meets', () => {
    expect(unknownNeeds).toEqual([]);
    expect(once(steps.flatMap(({ of = [] }) => of))).toEqual(once(needsOfPeople));
  });

  it('are in the list for each call that refuses or leaves out what waits for another person', () => {
    const named = Object.values(contract).filter(
      ({ refuses = [], output }) =>
        refuses.includes('another_person') ||
        JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' })).includes('"another_person"'),
    );
    expect(once(named.map(({ call }) => call))).toEqual(
      once([...steps.map(({ call }) => call), ...byTheSame, ...ofOneself]),
    );
  });
});

describe.each(engines)('a step that takes another person, on the demo of $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
    await seedDemo({ ...services, config: { ...services.config, mode: 'demo' } });
  });
  afterAll(() => services.close());

  it.each(steps.map((step) => ({ ...step, name: step.of ?? step.call })))(
    'is refused to an account that who $first reset, with their name: $name',
    async ({ call, wait, said, others = 'done' }) => {
      const first = await openStaff(services, { roles: ['zky-admin'], name: '甲' });
      const [taken, other] = [
        await openStaff(services, { roles: ['admin', 'zky-admin'] }),
        await openStaff(services, { roles: ['admin', 'zky-admin'] }),
      ];
      const { db } = services.store;
      await db
        .insertInto('account_role')
        .values([first, taken, other].map(({ user_id }) => ({ user_id, role: 'admin' as const })))
        .execute();
      const { input, by = first.user_id } = await wait(first, services);
      await takeInHand(services, { by, on: taken.user_id });
      const refused = await outcomeOf(services, call, taken, input);
      expect(refused).toMatch(said ? new RegExp(`^${said}$`) : /^another_person managed \p{L}+$/u);
      expect(await outcomeOf(services, call, other, input)).toBe(others);
    },
  );
});
