import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleAmount } from './settle-amount.js';

const rule = { programme_bp: 2_000, unit_bp: 5_000, joint_bp: 3_000 };
const joint = [
  { unit_id: 7, share_bp: 6_000 },
  { unit_id: 8, share_bp: 4_000 },
];

describe('settleAmount', () => {
  it.each([
    ['a joint class', 68_001, rule, { unit_id: 5, joint }, { null: 13_600, 5: 34_001, 7: 12_240, 8: 8_160 }],
    ['a unit that runs it and takes part', 100, rule, { unit_id: 7, joint }, { null: 20, 7: 68, 8: 12 }],
    ['a class without joint units', 100, rule, { unit_id: 5, joint: [] }, { null: 20, 5: 80 }],
    ['a class of the programme', 100, rule, { unit_id: null, joint: [] }, { null: 100 }],
    ['a joint class of the programme', 100, rule, { unit_id: null, joint }, { null: 70, 7: 18, 8: 12 }],
    ['a class before there was a rule', 100, null, { unit_id: 5, joint }, { null: 100 }],
    ['more back than in', -68_001, rule, { unit_id: 5, joint: [] }, { null: -13_600, 5: -54_401 }],
  ])('shares out %s', (_, amount, shares, of, parts) => {
    const settled = settleAmount(amount, shares, of);
    expect(Object.fromEntries(settled.map(({ unit_id, amount_cents }) => [unit_id, amount_cents]))).toEqual(
      parts,
    );
  });

  it('refuses shares that do not add up', () => {
    expect(() => settleAmount(100, { ...rule, unit_bp: 1 }, { unit_id: 5, joint })).toThrow(RangeError);
  });

  /** Cuts of 10,000 basis points. */
  const shares = (count: number) =>
    fc
      .array(fc.integer({ min: 0, max: 10_000 }), { minLength: count - 1, maxLength: count - 1 })
      .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 10_000])
      .map((edges) => edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0)));
  const jointUnits = fc
    .integer({ min: 0, max: 6 })
    .chain((count) => (count === 0 ? fc.constant<number[]>([]) : shares(count)))
    .map((all) => all.map((share_bp, at) => ({ unit_id: at + 1, share_bp })));

  it('adds up exactly, names everybody once, and gives nobody without a share anything', () => {
    const unit = fc.option(fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(fc.maxSafeInteger(), shares(3), unit, jointUnits, (amount, cut, unit_id, units) => {
        const [programme_bp = 0, unit_bp = 0, joint_bp = 0] = cut;
        const parts = settleAmount(amount, { programme_bp, unit_bp, joint_bp }, { unit_id, joint: units });
        expect(parts.reduce((sum, part) => sum + BigInt(part.amount_cents), 0n)).toBe(BigInt(amount));
        const named = parts.map((part) => part.unit_id);
        expect(new Set(named).size).toBe(named.length);
        if (unit_bp + joint_bp === 0) expect(named).toEqual([null]);
        if (programme_bp === 0 && unit_id !== null) expect(Math.abs(parts[0]?.amount_cents ?? 1)).toBe(0);
      }),
    );
  });
});
