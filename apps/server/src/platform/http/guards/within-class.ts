import { type CallName, contract, type Endpoint } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../services.js';
import type { Candidate, StaffSession } from '../calls/caller.js';
import { isStaff } from '../calls/is-staff.js';
import { holdClass } from './hold-class.js';

interface Called {
  readonly call: CallName;
  readonly input: unknown;
  readonly caller: Candidate | StaffSession | undefined;
}

/**
 * Calls that may move the class on: they hold it alone from the beginning, so that two of them wait instead of locking
 * each other out.
 */
const moving: readonly CallName[] = [
  'class/checkClass',
  'class/setClassStatus',
  'class/dropClassStep',
  'ticket/setArrangementStatus',
  'score/publishScores',
  'certificate/issueCertificates',
];

/**
 * Calls that do much before their transaction, or have none. So does each that takes a file: nobody reads it for a
 * class that does not take it.
 */
const asksFirst: readonly CallName[] = [
  'enrolment/saveDraft',
  'payment/startPayment',
  'payment/checkOwnPayment',
  'payment/checkGroupPayment',
  'sms/sendSample',
];

const idIn = (input: unknown, name: string): number | undefined => {
  const id = typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
  return typeof id === 'number' ? id : undefined;
};

/**
 * The class of a call. A candidate learns the state of a class only where they are enrolled; elsewhere the call
 * answers as for any stranger.
 */
const classOf = ({ input, caller }: Called): RawBuilder<boolean> | undefined => {
  const [class_id, enrolment_id] = [idIn(input, 'class_id'), idIn(input, 'enrolment_id')];
  if (!caller || (class_id ?? enrolment_id) === undefined) return undefined;
  if (isStaff(caller)) return class_id === undefined ? undefined : sql<boolean>`c.class_id = ${class_id}`;
  const named =
    class_id === undefined ? sql`e.enrolment_id = ${enrolment_id}` : sql`e.class_id = ${class_id}`;
  return sql<boolean>`c.class_id = (
    select e.class_id from enrolment e where ${named} and e.phone_index = ${caller.phone_index} limit 1)`;
};

/**
 * Runs a call that writes to a class with services whose transactions begin with the question whether the class takes
 * that in its state, and hold it there. So the gate stands before anything is written, and nothing is sealed beside it.
 */
export const withinClass = async <Answer>(
  services: Services,
  called: Called,
  run: (services: Services) => Promise<Answer>,
): Promise<Answer> => {
  const { call } = called;
  const { writes: write, body }: Endpoint = contract[call];
  const which = write && classOf(called);
  if (!write || !which) return run(services);
  const { store } = services;
  if (asksFirst.includes(call) || body === 'bytes') await holdClass(store.db, write, which, 'not');
  const withTx: Services['store']['withTx'] = (work) =>
    store.withTx(async (tx) => {
      await holdClass(tx, write, which, moving.includes(call) ? 'alone' : 'beside others');
      return work(tx);
    });
  return run({ ...services, store: { ...store, withTx } });
};
