import { examLimits } from '@skillcert/core';
import { z } from 'zod';
import { id, line, moment, requiredLine } from '../fields.js';

/** The id of a subject of the programme; the level of a class selects its subjects. */
export const subjectId = z.string().regex(/^[a-z\d][a-z\d-]{0,31}$/, 'not_offered');

const desk = z
  .int()
  .min(1, 'too_small')
  .max(examLimits.rows_max * examLimits.columns_max, 'too_big');
const desks = z.array(desk).max(examLimits.rows_max * examLimits.columns_max);
const side = (max: number) => z.int().min(1, 'too_small').max(max, 'too_big');

/** The input of a room. Desks are numbered row by row from the front. */
export const typedRoom = {
  name: requiredLine(examLimits.room_name_max),
  address: requiredLine(examLimits.room_address_max),
  floor: line(examLimits.room_floor_max).optional(),
  rows: side(examLimits.rows_max),
  columns: side(examLimits.columns_max),
  /** Desks that cannot be used. */
  blocked: desks.optional(),
  /** Desks that are reached without steps and have space around them. */
  accessible: desks.optional(),
};

/** A room of a class, with its number of seats and of sittings. */
export const examRoom = z.object({
  room_id: id,
  name: z.string(),
  address: z.string(),
  floor: z.string(),
  rows: z.int(),
  columns: z.int(),
  blocked: z.array(z.int()),
  accessible: z.array(z.int()),
  seats: z.int(),
  sittings: z.int(),
  updated_at: moment,
});
export type ExamRoom = z.infer<typeof examRoom>;

/** A person whose account may invigilate sittings of a class. */
export const invigilator = z.object({ user_id: id, name: z.string() });

/** An invigilator of a sitting; `user_id` is null for those without an account. */
const sittingInvigilator = invigilator.extend({ user_id: id.nullable() });

/** The input of a sitting. */
export const typedSitting = {
  subject: subjectId,
  starts_at: moment,
  ends_at: moment,
  room_id: id,
  /** Invigilators by their accounts. */
  user_ids: z.array(id).max(examLimits.invigilators_max, 'over_limit'),
  /** Invigilators without an account. */
  names: z
    .array(requiredLine(examLimits.invigilator_name_max))
    .max(examLimits.invigilators_max, 'over_limit')
    .default([]),
};

/** A row of a class's sittings: one subject in one room at one time. */
export const sittingRow = z.object({
  class_id: id,
  sitting_id: id,
  subject: z.string(),
  starts_at: moment,
  ends_at: moment,
  room_id: id,
  room_name: z.string(),
  address: z.string(),
  floor: z.string(),
  seats: z.int(),
  invigilators: z.array(sittingInvigilator),
  updated_at: moment,
});
export type SittingRow = z.infer<typeof sittingRow>;

const class_id = 180143985094819;

const room = {
  room_id: 180143985106001,
  name: '第 1 考场',
  address: '上海市徐汇区虹桥路 100 号 考试中心',
  floor: '三楼',
  rows: 6,
  columns: 5,
  blocked: [30],
  accessible: [1, 5],
  seats: 29,
  sittings: 1,
  updated_at: '2026-11-20T02:00:00.000Z',
} satisfies ExamRoom;

const sitting = {
  class_id,
  sitting_id: 180143985106101,
  subject: 'theory',
  starts_at: '2026-12-05T01:00:00.000Z',
  ends_at: '2026-12-05T02:30:00.000Z',
  room_id: room.room_id,
  room_name: room.name,
  address: room.address,
  floor: room.floor,
  seats: room.seats,
  invigilators: [{ user_id: 14, name: '顾明哲' }],
  updated_at: '2026-11-20T02:10:00.000Z',
} satisfies SittingRow;

/** Examples that the calls of this area share. */
export const examExamples = { class_id, room, sitting } as const;

const { room_id: _, seats: __, sittings: ___, updated_at: ____, ...typed } = room;

/** The room of the examples as it is typed. */
export const plainRoom = typed;
