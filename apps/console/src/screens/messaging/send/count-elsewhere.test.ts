import { describe, expect, it } from 'vitest';
import { countElsewhere } from './count-elsewhere.js';

const seen = (recipients: number, opted_out = 0, daily_limit = 0) => ({
  recipients,
  left_out: { opted_out, daily_limit },
});

describe('chosen candidates outside the audience of the message', () => {
  it.each([
    ['none where nobody was chosen', [], [], seen(38), 0],
    ['none where all get it', ['1', '2'], [], seen(2), 0],
    ['those who do not get it', ['1', '2', '3'], [], seen(1), 2],
    ['not who wants none or has had enough, which is said', ['1', '2', '3', '4'], [], seen(1, 1, 1), 1],
    ['not who was left out by name', ['1', '2', '3'], ['2'], seen(1), 1],
    ['all of them where nobody gets it', ['1', '2'], [], seen(0), 2],
    ['none where more get it than were chosen, as an old answer says', ['1'], [], seen(38), 0],
  ] as const)('are %s', (_, only, exclude, answer, count) => {
    expect(countElsewhere(only, exclude, answer)).toBe(count);
  });
});
