import { defaultExam, subjectsOf } from '@skillcert/core';
import { overviewDocument } from '../../../../domain/exam/papers/overview.js';
import type { SittingPaper } from '../../../../domain/exam/sittings/papers/paper-word.js';
import { sittingDocument } from '../../../../domain/exam/sittings/papers/sitting-document.js';
import { className, level, moment, names, services, unitName } from './sample-facts.js';

interface OfSitting {
  readonly times?: number;
  readonly photo?: Buffer;
}

/** A sitting of the first subject. */
export const sitting = {
  class_id: 1,
  sitting_id: 2,
  subject: subjectsOf(defaultExam, level)[0]?.id ?? '',
  starts_at: '2026-12-05T01:00:00.000Z',
  ends_at: '2026-12-05T02:30:00.000Z',
  room_id: 3,
  room_name: '第 1 考场',
  address: '上海市徐汇区虹桥路 100 号 考试中心',
  floor: '三楼',
  seats: 30,
  invigilators: [
    { user_id: 4, name: '顾明哲' },
    { user_id: 5, name: '𠮷田' },
  ],
  updated_at: moment,
};

/**
 * A paper of a sitting, in which everybody sits the given number of times: several pages of it break in several
 * places.
 */
export const ofSitting = (paper: SittingPaper, language: string, { times = 1, photo }: OfSitting = {}) =>
  sittingDocument(
    services,
    paper,
    [
      {
        ...sitting,
        class_name: className,
        room_rows: 10,
        room_columns: 5,
        blocked: [50],
        people: Array.from({ length: times }, () => names)
          .flat()
          .map((name, at) => ({
            row: 1 + Math.floor(at / 5),
            column: 1 + (at % 5),
            paper: 'AB'[at % 2] ?? 'A',
            ticket_no: `C26-0104-T${String(at + 1).padStart(4, '0')}`,
            enrol_no: `C26-0104-${String(at + 1).padStart(5, '0')}`,
            name,
            id_masked: '310***********1234',
            unit_name: unitName,
            // One in three has none.
            photo: at % 3 ? photo : undefined,
          })),
      },
    ],
    language,
  );

const byNumber = { people: 28, first_no: 'C26-0104-T0001', last_no: 'C26-0104-T0028' };
/** Of people whose numbers are mixed with those of another room. */
const mixed = { people: 28, first_no: null, last_no: null };
const nobody = { ...mixed, people: 0 };

/** Three rooms on two floors at five times, one of which is not held in the last room. */
export const overview = (language: string) =>
  overviewDocument(
    services,
    [1, 2, 3].flatMap((room) =>
      Array.from({ length: room === 3 ? 4 : 5 }, (_, at) => ({
        ...sitting,
        sitting_id: room * 10 + at,
        room_id: room,
        room_name: room === 2 ? `${sitting.room_name}（${unitName}𒀀）` : `第 ${room} 考场`,
        floor: room === 3 ? '四楼' : '三楼',
        starts_at: `2026-12-0${at + 5}T01:00:00.000Z`,
        ends_at: `2026-12-0${at + 5}T02:30:00.000Z`,
        class_name: className,
        ...(at === 4 ? nobody : room === 3 ? mixed : byNumber),
      })),
    ),
    language,
  );

/** A room of thirty, all of common names. */
export const thirtyAtTheDoor = (language: string) =>
  sittingDocument(
    services,
    'door',
    [
      {
        ...sitting,
        class_name: className,
        room_rows: 5,
        room_columns: 6,
        blocked: [],
        people: Array.from({ length: 30 }, (_, at) => ({
          row: 1 + Math.floor(at / 6),
          column: 1 + (at % 6),
          paper: 'A',
          ticket_no: `C26-0104-T${String(at + 1).padStart(4, '0')}`,
          enrol_no: `C26-0104-${String(at + 1).padStart(5, '0')}`,
          name: '李晓明',
          id_masked: '310***********1234',
          unit_name: unitName,
          photo: undefined,
        })),
      },
    ],
    language,
  );

/** Ten rooms of a floor at two times: half of them by number, the others dealt at random. */
export const tenRooms = (language: string) =>
  overviewDocument(
    services,
    Array.from({ length: 20 }, (_, at) => ({
      ...sitting,
      sitting_id: at,
      room_id: at % 10,
      room_name: `第 ${(at % 10) + 1} 考场`,
      starts_at: `2026-12-05T0${at < 10 ? 1 : 4}:00:00.000Z`,
      ends_at: `2026-12-05T0${at < 10 ? 2 : 5}:00:00.000Z`,
      class_name: className,
      people: 30,
      first_no: at % 2 ? null : 'C26-0104-T0001',
      last_no: at % 2 ? null : 'C26-0104-T0030',
    })),
    language,
  );
