import { expect, it } from 'vitest';
import { mayMoveIn } from './may-move-in.js';

const [morning, afternoon] = [
  { ends_at: '2026-12-05T02:30:00.000Z' },
  { ends_at: '2026-12-05T08:00:00.000Z' },
] as const;
const noon = Date.parse('2026-12-05T04:00:00Z');
const onDay = { mayArrange: false, mayMoveOnDay: true };

it('moves nobody into or out of a sitting that is over, once the seats are published', () => {
  expect(mayMoveIn(onDay, [afternoon], noon)).toBe(true);
  expect(mayMoveIn(onDay, [morning], noon)).toBe(false);
  expect(mayMoveIn(onDay, [afternoon, morning], noon)).toBe(false);
  expect(mayMoveIn(onDay, [morning], Date.parse(morning.ends_at) - 1)).toBe(true);
});

it('arranges seats whatever the time, and moves nothing where neither is allowed', () => {
  expect(mayMoveIn({ mayArrange: true, mayMoveOnDay: false }, [morning], noon)).toBe(true);
  expect(mayMoveIn({ mayArrange: false, mayMoveOnDay: false }, [afternoon], noon)).toBe(false);
});
