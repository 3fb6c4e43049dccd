import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { Refusal } from '../../http/errors/refuse.js';
import { hashPassword } from './hash-password.js';

it('hashing stands in the line of checking: beyond fifty waiting the next is refused', async () => {
  const done = await Promise.allSettled(Array.from({ length: 90 }, () => hashPassword('granite-tide-58')));
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(done.length - refused.length).toBe(availableParallelism() + 50);
  for (const reason of refused) expect(reason instanceof Refusal && reason.refusal).toBe('too_many');
});
