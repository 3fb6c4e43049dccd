import { expect, it } from 'vitest';
import { type DoorKit, isStoredKit, renewKit, toStore } from './door-kits.js';

const person = (enrolment_id: number, name: string) =>
  ({ enrolment_id, name, enrol_no: `A-${enrolment_id}` }) as DoorKit['people'][number];
const kit = (changes: Partial<DoorKit>): DoorKit => ({
  key: { id: 'K', public_key: '' },
  opens_at: null,
  until: '2026-11-21T09:00:00.000Z',
  seq: 1,
  whole: true,
  people: [],
  gone: [],
  ...changes,
});

it('applies changed and new people, and removes those no longer expected', () => {
  const before = kit({ people: [person(1, '甲'), person(2, '乙')] });
  const now = kit({ seq: 9, whole: false, people: [person(2, '乙二'), person(3, '丙')], gone: [1] });
  const { seq, people } = renewKit(before, now);
  expect(seq).toBe(9);
  expect(people.map(({ name }) => name)).toEqual(['乙二', '丙']);
});

it('begins anew with everybody', () => {
  const now = kit({ seq: 9, people: [person(3, '丙')] });
  expect(renewKit(kit({ people: [person(1, '甲')] }), now).people).toEqual([person(3, '丙')]);
});

it('is stored with its version, and one of an earlier version counts for nothing, so that it is read whole', () => {
  const whole = kit({ people: [person(1, '甲')] });
  expect(isStoredKit(toStore(whole))).toBe(true);
  expect(isStoredKit(whole)).toBe(false);
  expect(isStoredKit({ ...toStore(whole), people: undefined })).toBe(false);
});
