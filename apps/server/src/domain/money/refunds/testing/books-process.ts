import { createSeededRandom } from '@skillcert/core';
import { pino } from 'pino';
import { createServices } from '../../../../create-services.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { readConfig } from '../../../../platform/settings/config.js';
import { openStore } from '../../../../platform/store/open-store.js';
import { openStaff } from '../../../class/testing/staff.js';
import { moneyOperations } from './money-operations.js';
import { openBooks, payers } from './open-books.js';

/**
 * A server that tries things about the money of a class of its own, some at once, until it is killed; SEED says which.
 */
const log = pino({ level: 'silent' });
const config = readConfig(process.env);
const store = await openStore(config, log);
const services = createServices({ config, store, log });
const staff = [
  await openStaff(services, { roles: ['master'] }),
  await openStaff(services, { roles: ['editor'] }),
  await openStaff(services, { roles: ['zky-admin'] }),
];
const seed = Number(process.env.SEED);
const random = createSeededRandom(seed);
const { class_id, attempt } = await openBooks(services, staff, seed * 10);

const oneTry = () => ({
  kind: random.chance(0.4) ? ('next' as const) : random.pick(moneyOperations),
  person: random.between(0, payers - 1),
  staff: random.between(0, staff.length - 1),
});

process.send?.({ class_id, tried: 0, done: 0 });
for (;;) {
  const tries = Array.from({ length: random.between(1, 5) }, oneTry);
  const settled = await Promise.allSettled(tries.map(attempt));
  const fault = settled.find((one) => one.status === 'rejected' && !(one.reason instanceof Refusal));
  if (fault?.status === 'rejected') {
    process.send?.({ fault: String(fault.reason?.stack ?? fault.reason) });
    break;
  }
  const done = settled.filter(({ status }) => status === 'fulfilled').length;
  process.send?.({ class_id, tried: tries.length, done });
}
