import sharp from 'sharp';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { prepareCertificates } from '../../certificates/issue/prepare-certificates.js';
import { certificateCalls } from '../../certificates/testing/certificate-calls.js';
import { teachingOffice } from '../../certificates/testing/teaching-office.js';
import { uploadClassFile } from '../../class/files/upload-class-file.js';
import { applyByTwo } from '../../class/testing/apply-by-two.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { classOffice } from '../../class/testing/class-office.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openDoor } from '../../exam/check-in/testing/open-door.js';
import { examOffice } from '../../exam/sittings/testing/exam-office.js';
import { acceptArrangement } from '../../exam/tickets/arrangement/accept-arrangement.js';
import { previewArrangement } from '../../exam/tickets/arrangement/preview-arrangement.js';
import { setArrangementStatus } from '../../exam/tickets/arrangement/set-arrangement-status.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { scoreCalls } from '../../scores/testing/score-office.js';
import { lessonDesk } from '../../study/lessons/testing/lesson-desk.js';
import { studyDesk } from '../../study/testing/study-desk.js';

/** Three accounts of the platform: one enters, another enters again, and the third publishes. */
export type Crew = readonly [StaffSession, StaffSession, StaffSession];

interface Lived {
  readonly services: Services;
  readonly crew: Crew;
  readonly class_id: number;
}

const desksInRoom = { rows: 5, columns: 10 } as const;
const absentees = 10;
const scansAtOnce = 200;

const cut = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, nth) =>
    items.slice(nth * size, (nth + 1) * size),
  );

/** Everybody enrols with a photo and pays; half of them study in a room. */
const enrolAll = async ({ services, crew: [first], class_id }: Lived, candidates: number) => {
  const money = moneyDesk(services, class_id);
  await money.gather(first);
  const enrolled: { readonly enrolment_id: number; readonly isOnsite: boolean }[] = [];
  for (let n = 1; n <= candidates; n += 1) {
    const isOnsite = n % 2 === 0;
    const paying = await money.approved(n, { study_type: isOnsite ? 'onsite' : 'online' });
    await money.paid(paying, first);
    enrolled.push({ enrolment_id: paying.enrolment_id, isOnsite });
  }
  return enrolled;
};

/** One lesson, in which all candidates who study in a room are marked, and one course of two units. */
const teach = async ({ services, crew: [first], class_id }: Lived, onsite: readonly number[]) => {
  const lessons = lessonDesk(services, class_id, first);
  const teacher = await lessons.teacher('顾明哲');
  const { lesson_id } = await lessons.lesson(-3, -1, { user_ids: [teacher] });
  await lessons.mark(
    lesson_id,
    onsite.map((enrolment_id) => ({ enrolment_id, mark: 'present', seen: null })),
  );
  await studyDesk(services, class_id, first).published(2);
};

/** Rooms with a desk for everybody, both subjects in each, and published tickets. @returns the number of sittings */
const seatAll = async ({ services, crew: [first], class_id }: Lived, candidates: number) => {
  const office = examOffice(services, class_id, first);
  const rooms = Math.ceil(candidates / (desksInRoom.rows * desksInRoom.columns));
  for (let nth = 1; nth <= rooms; nth += 1) {
    const { room_id } = await office.room(`第 ${nth} 考场`, desksInRoom);
    await office.sitting(room_id, 0, 1);
    await office.sitting(room_id, 2, 3, { subject: 'practical' });
  }
  await classOffice(services).apply(first, class_id, 'close');
  const rules = { order: 'random' as const, apart: false, keep: false, seed: 7, accessible: [] };
  const on = { services, caller: first };
  const { basis } = await callHandler(previewArrangement, { ...on, input: { class_id, ...rules } });
  const { version } = await callHandler(acceptArrangement, { ...on, input: { class_id, ...rules, basis } });
  const published = { class_id, event: 'publish_arrangement', version } as const;
  await callHandler(setArrangementStatus, { ...on, input: published });
  return rooms * 2;
};

/** All but some come to the exam. @returns the absent ones, last in the order of their numbers */
const examineAll = async ({ services, crew: [first], class_id }: Lived) => {
  await applyByTwo(services, class_id, 'start_exam');
  const people = await services.store.db
    .selectFrom('enrolment')
    .select(['enrolment_id', 'enrol_no'])
    .where('class_id', '=', class_id)
    .orderBy('enrol_no')
    .execute();
  const door = openDoor(services, class_id, first);
  for (const [nth, some] of cut(people.slice(0, -absentees), scansAtOnce).entries())
    await door.upload(`device-no-${nth % 2}`, ...some.map(({ enrol_no }) => ({ enrol_no })));
  await applyByTwo(services, class_id, 'end_exam');
  return new Set(people.slice(-absentees).map(({ enrolment_id }) => enrolment_id));
};

/** Both subjects are entered twice, frozen and published. */
const scoreAll = async (
  { services, crew: [first, second, third], class_id }: Lived,
  enrolled: number[],
  absent: ReadonlySet<number>,
) => {
  const scores = scoreCalls(services, class_id, enrolled);
  for (const subject of ['theory', 'practical']) {
    const cells = enrolled.map((enrolment_id, at) => {
      const score = absent.has(enrolment_id) ? ('absent' as const) : 60 + (at % 41);
      return { enrolment_id, subject, score };
    });
    await scores.enter(first, cells);
    await scores.enter(second, cells);
    await scores.freeze(first, subject);
    await scores.publish(third, subject);
  }
  await applyByTwo(services, class_id, 'publicity_end');
};

/** All who passed and all who taught get a certificate, which finishes the class. */
const certifyAll = async ({ services, crew: [first, second], class_id }: Lived) => {
  const teachers = teachingOffice(services, class_id);
  await teachers.prepare(first);
  await teachers.issue(second);
  await callHandler(prepareCertificates, { services, caller: first, input: { class_id } });
  await certificateCalls(services, class_id, 'candidate').issue(second);
};

/**
 * A class that has passed its whole life by the calls of its desks, so that its dossier has no gaps.
 * @returns the class, and the counts of its records
 */
export const openLivedClass = async (services: Services, crew: Crew, candidates: number) => {
  const [first] = crew;
  const class_id = await insertTestClass(services, {
    capacity: candidates,
    status: 'draft',
    exam_at: services.now(),
  });
  const lived = { services, crew, class_id };
  const page = { width: 300, height: 400, channels: 3, background: '#ffffff' } as const;
  const bytes = await sharp({ create: page }).jpeg().toBuffer();
  const input = { class_id, title: '请示.jpg' };
  await callHandler(uploadClassFile, { services, caller: first, input, bytes });
  const { db } = services.store;
  await db.updateTable('class').set({ status: 'enrolling' }).where('class_id', '=', class_id).execute();

  const people = await enrolAll(lived, candidates);
  const enrolled = people.map(({ enrolment_id }) => enrolment_id);
  const onsite = people.filter(({ isOnsite }) => isOnsite).map(({ enrolment_id }) => enrolment_id);
  await teach(lived, onsite);
  const sittings = await seatAll(lived, candidates);
  const absent = await examineAll(lived);
  await scoreAll(lived, enrolled, absent);
  await certifyAll(lived);
  return {
    class_id,
    sittings,
    onsite: onsite.length,
    online: candidates - onsite.length,
    certified: candidates - absent.size,
  };
};
