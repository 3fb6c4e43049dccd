import { describe, expect, it } from 'vitest';
import { checkJointForm, jointFormOf, totalsOf, unitsOf } from './joint-form-values.js';

const unit = (quota: number | null, share: number | null, taken = 0) => ({
  unit_id: 3,
  com_name: '华东技术咨询协会',
  quota,
  share,
  taken,
});

describe('the form of a joint class', () => {
  it('holds shares in per cent and gives them back in basis points', () => {
    const listed = { unit_id: 3, com_name: '华东技术咨询协会', quota: 40, share_bp: 3_333, taken: null };
    const kept = { kept_until: null, returned_at: null };
    const form = jointFormOf({ class_recommend_lists: [listed], capacity: 60, updated_at: '', ...kept });
    expect(form.units).toEqual([unit(40, 33.33)]);
    expect(unitsOf(form)).toEqual([{ unit_id: 3, quota: 40, share_bp: 3_333 }]);
  });

  it('adds shares up without the errors of binary fractions', () => {
    expect(totalsOf([unit(10, 33.3), unit(10, 33.3), unit(10, 33.4)]).share_bp).toBe(10_000);
    expect(totalsOf([unit(null, null), unit(7, 0.07)])).toEqual({ share_bp: 7, quota: 7 });
  });

  it.each([
    ['nothing is missing', [unit(40, 60), unit(20, 40)], {}],
    ['a quota is missing', [unit(null, 100)], { 'units.0.quota': 'field.required' }],
    ['a share is missing', [unit(40, null)], { 'units.0.share': 'field.required' }],
    ['a share is negative', [unit(40, -1)], { 'units.0.share': 'field.too_small' }],
    ['a quota is below its candidates', [unit(4, 100, 5)], { 'units.0.quota': 'field.too_small' }],
    ['the shares are too small', [unit(40, 60)], { units: 'field.share_total' }],
    ['the shares are too large', [unit(40, 60), unit(10, 41)], { units: 'field.share_total' }],
    ['the quotas are more than the seats', [unit(40, 60), unit(21, 40)], { units: 'field.quota_total' }],
    ['there is no unit', [], { units: 'field.share_total' }],
  ])('says what is wrong when %s', (_, units, problems) => {
    expect(checkJointForm(60)({ units })).toEqual(problems);
  });
});
