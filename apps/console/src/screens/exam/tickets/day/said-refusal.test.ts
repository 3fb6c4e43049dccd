import { describe, expect, it } from 'vitest';
import { saidRefusal } from './said-refusal.js';

const taken = '该时间第 2 考场已有安排：理论知识考试 2026-11-21 09:00。';
const busy = { key: 'busy' as const, message: '已占用' };
const refusal = {
  message: taken,
  obstacle: { why: 'rooms_meet' as const, count: 1 },
  fields: { 'move.to_room_id': busy },
};

describe('a refusal of a move', () => {
  it('is said beside its field alone, with what takes the room', () => {
    expect(saidRefusal(refusal, ['move.to_room_id', 'move.more_room_ids'])).toEqual({
      banner: undefined,
      fields: { 'move.to_room_id': taken },
    });
  });

  it('is said in the words of the field where it has no obstacle', () => {
    expect(saidRefusal({ ...refusal, obstacle: undefined }, ['move.to_room_id'])).toEqual({
      banner: undefined,
      fields: { 'move.to_room_id': busy.message },
    });
  });

  it('is said for all where no field of it is shown', () => {
    expect(saidRefusal(refusal, [])).toEqual({ banner: taken, fields: {} });
    expect(saidRefusal({ ...refusal, fields: {} }, ['move.to_room_id'])).toEqual({
      banner: taken,
      fields: {},
    });
    expect(saidRefusal(undefined, [])).toEqual({ banner: undefined, fields: {} });
  });
});
