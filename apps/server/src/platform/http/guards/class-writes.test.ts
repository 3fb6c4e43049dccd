import { type CallName, contract, type Endpoint, type ErrorName } from '@skillcert/api-client/contract';
import { type ClassStatus, type ClassWrite, classAccepts, classLifecycle } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHandler } from '../../../domain/class/testing/call-handler.js';
import { inVain } from '../../../domain/class/testing/in-vain.js';
import { insertTestClass } from '../../../domain/class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../domain/class/testing/open-test-services.js';
import { openStaff } from '../../../domain/class/testing/staff.js';
import { enrolNth } from '../../../domain/enrolment/testing/enrol-nth.js';
import { openCandidate, testPhone } from '../../../domain/enrolment/testing/test-candidate.js';
import { handlers } from '../../../handlers.js';
import { engines } from '../../../testing/engines.js';
import type { Candidate, StaffSession } from '../calls/caller.js';
import type { Handler } from '../calls/handle.js';
import { Refusal } from '../errors/refuse.js';

const states = Object.keys(classLifecycle.states) as ClassStatus[];

/** Enrolments go through a queue of their own, whose refusal says that the class is not open. */
const atTheDoor: readonly CallName[] = ['class/enrollClass', 'enrolment/addEnrolment'];
/** These calls find their class by the line of the bank; tests beside them cover that. */
const byLine: readonly CallName[] = ['payment/undoBankMatch', 'payment/undoBankBatch'];
/** This call names several classes and checks each of them; a test beside it covers that. */
const byList: readonly CallName[] = ['user/setAssignments'];
/** This call claims an enrolment where it can, and shows it in every state of the class. */
const shows: readonly CallName[] = ['enrolment/openReview'];

/** These calls demand more of the state of the class than the table does: their steps have conditions of their own. */
const narrower: readonly CallName[] = [
  'class/checkClass',
  'class/setClassStatus',
  'class/updateEnrollByPhone',
  'class/updateReport',
  'enrolment/reviewEnrolment',
  'enrolment/judgeDocument',
  'enrolment/editEnrolment',
  'certificate/issueCertificates',
];

const calls = Object.values<Endpoint<CallName>>(contract).flatMap(
  ({ call, writes }): [CallName, ClassWrite][] =>
    writes && ![...byLine, ...byList, ...shows].includes(call) ? [[call, writes]] : [],
);

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

describe.each(engines)('a class in each of its states, on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let candidate: Candidate;
  let own: { readonly class_id: number; readonly enrolment_id: number };
  beforeAll(async () => {
    services = await openTestServices(engine);
    const class_id = await insertTestClass(services);
    admin = await openStaff(services, { roles: ['admin', 'zky-admin'], owner: [class_id] });
    const { enrolment_id } = await enrolNth(services, class_id, 1);
    candidate = await openCandidate(services, testPhone(1));
    own = { class_id, enrolment_id };
  });
  afterAll(() => services.close());

  /** Makes a call with its own example in this class; returns its refusal, or undefined. */
  const refusalOf = async (call: CallName, status: ClassStatus): Promise<Refusal | undefined> => {
    const { access, example } = contract[call];
    const handler = handlers.find((each) => each.call === call);
    if (!handler) throw new Error(`${call} has no handler.`);
    const ids = Object.entries(own).filter(([name]) => name in example.input);
    const asked = {
      services: inVain(services),
      caller: access.to === 'ticket' ? candidate : admin,
      input: { ...example.input, ...Object.fromEntries(ids) },
      bytes: pdf,
      key: `${call}-${status}`,
    } as never;
    try {
      await callHandler(handler as Handler<CallName>, asked);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  it.each(calls)('%s, which is of the kind %s, goes by the table', async (call, write) => {
    const names: ErrorName[] = atTheDoor.includes(call) ? ['class_not_open'] : ['class_state'];
    const wrong: string[] = [];
    for (const status of states) {
      await sql`update class set status = ${status} where class_id = ${own.class_id}`.execute(
        services.store.db,
      );
      await services.store.db.deleteFrom('rate_window').execute();
      const refusal = await refusalOf(call, status);
      const isNamed = refusal !== undefined && names.includes(refusal.refusal);
      const isTaken = classAccepts(write, status);
      if (isNamed === isTaken && !(isTaken && narrower.includes(call)))
        wrong.push(`${status}: ${refusal?.refusal ?? 'done'}`);
      if (refusal?.refusal === 'class_state') expect(refusal.details.values).toEqual({ status });
    }
    expect(wrong).toEqual([]);
  });
});
