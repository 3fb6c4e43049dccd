import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { hashPassword } from './hash-password.js';
import { verifyPassword } from './verify-password.js';

it('hashing stands in the line of checking: beyond fifty waiting the next is refused', async () => {
  const done = await Promise.allSettled(Array.from({ length: 90 }, () => hashPassword('granite-tide-58')));
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(done.length - refused.length).toBe(availableParallelism() + 50);
  for (const reason of refused) expect(reason instanceof Refusal && reason.refusal).toBe('too_many');
});

/** The least processor time of some checks of a password, in microseconds. Other work of the machine does not count. */
const workOf = async (password_hash: string | undefined): Promise<number> => {
  const taken: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const before = process.cpuUsage();
    expect(await verifyPassword(password_hash, 'granite-tide-58')).toBe(false);
    const { user, system } = process.cpuUsage(before);
    taken.push(user + system);
  }
  return Math.min(...taken);
};

it('takes as much work for an account that does not exist as for a wrong password', async () => {
  const [ofSomebody, ofNobody] = [await workOf(await hashPassword('ginkgo77')), await workOf(undefined)];
  expect(ofNobody).toBeGreaterThan(ofSomebody / 2);
  expect(ofNobody).toBeLessThan(ofSomebody * 2);
});
