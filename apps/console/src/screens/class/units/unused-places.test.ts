import { expect, it } from 'vitest';
import { unusedPlaces } from './unused-places.js';

it('counts the unused places of each unit, never below zero', () => {
  const unit = { com_name: '华东技术咨询协会', share_bp: 5_000 };
  const class_recommend_lists = [
    { ...unit, unit_id: 3, quota: 40, taken: 12 },
    { ...unit, unit_id: 4, quota: 5, taken: 6 },
  ];
  const { units, total } = unusedPlaces({ class_recommend_lists });
  expect([units.map(({ places }) => places), total]).toEqual([[28, 0], 28]);
});
