import { describe, expect, it } from 'vitest';
import { capitalCents } from './capital-cents.js';

describe('capitalCents', () => {
  it.each([
    [0, '零元整'],
    [5, '伍分'],
    [50, '伍角整'],
    [55, '伍角伍分'],
    [150, '壹元伍角整'],
    [68_000, '陆佰捌拾元整'],
    [32_504, '叁佰贰拾伍元零肆分'],
    [140_950, '壹仟肆佰零玖元伍角整'],
    [600_714, '陆仟零柒元壹角肆分'],
    [1_640_902, '壹万陆仟肆佰零玖元零贰分'],
    [1_000_100, '壹万零壹元整'],
    [10_700_000, '壹拾万柒仟元整'],
    [10_000_000_000, '壹亿元整'],
    [10_000_000_100, '壹亿零壹元整'],
    [10_000_100_000, '壹亿零壹仟元整'],
    [100_010_000_000, '壹拾亿零壹拾万元整'],
    [1_000_000_000_000, '壹佰亿元整'],
    [1_000_000_000_000_000, '壹拾万亿元整'],
  ])('spells %d cents as %s', (cents, text) => {
    expect(capitalCents(cents)).toBe(text);
  });

  it.each([-1, 1.5, Number.NaN, '100', null, undefined])('gives nothing for %s', (input) => {
    expect(capitalCents(input)).toBe('');
  });
});
