import type { Office } from './office.js';

/** Gives a class a room and a sitting for each subject, and closes its enrolment: its seats can be arranged. */
export const planExam = async (office: Office, class_id: number, address: string) => {
  const { exam_at } = await office.call('exam/fetchExamPlan', { class_id });
  const room = { class_id, name: '第 1 考场', address, rows: 2, columns: 3 };
  const { room_id } = await office.call('exam/saveRoom', room);
  for (const [index, subject] of ['theory', 'practical'].entries()) {
    const starts_at = new Date(Date.parse(exam_at) + index * 7_200_000).toISOString();
    const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString();
    await office.call('exam/saveSitting', {
      class_id,
      subject,
      starts_at,
      ends_at,
      room_id,
      user_ids: [],
    });
  }
  await office.call('class/setClassStatus', { class_id, event: 'close' });
};

/** Gives a class a second room with a sitting of the first subject, at the time of the first. */
export const addSitting = async (office: Office, class_id: number, address: string) => {
  const { items } = await office.call('exam/fetchSittingLists', { class_id });
  const [{ subject, starts_at, ends_at }] = items;
  const room = { class_id, name: '第 2 考场', address, rows: 2, columns: 3 };
  const { room_id } = await office.call('exam/saveRoom', room);
  await office.call('exam/saveSitting', { class_id, subject, starts_at, ends_at, room_id, user_ids: [] });
};

/** Seats all candidates of planned exams. @returns the version of the arrangement */
export const seatEverybody = async (office: Office, class_id: number): Promise<number> => {
  const rules = { class_id, order: 'number', apart: false, keep: false, seed: 1, accessible: [] };
  const { basis } = await office.call('ticket/previewArrangement', rules);
  const { version } = await office.call('ticket/acceptArrangement', { ...rules, basis });
  return version;
};

/** Plans the exam of a class, seats everybody, publishes the seats, and starts and ends the exam. */
export const holdExam = async (office: Office, class_id: number, address: string) => {
  await planExam(office, class_id, address);
  const version = await seatEverybody(office, class_id);
  await office.call('ticket/setArrangementStatus', { class_id, event: 'publish_arrangement', version });
  for (const event of ['start_exam', 'end_exam'] as const) await office.moveByTwo(class_id, event);
};

/** Enters one score for everybody in both subjects, by the first two people, and publishes them by the third. */
export const publishScores = async (
  [first, second, publisher]: readonly [Office, Office, Office],
  class_id: number,
  score: number,
) => {
  const { items } = await first.call('score/fetchScoreLists', { class_id });
  const cells = items.flatMap(({ enrolment_id }: { readonly enrolment_id: number }) =>
    ['theory', 'practical'].map((subject) => ({ enrolment_id, subject, score })),
  );
  for (const each of [first, second]) await each.call('score/saveScores', { class_id, cells });
  for (const subject of ['theory', 'practical']) {
    await first.call('score/freezeScores', { class_id, subject });
    await publisher.call('score/publishScores', { class_id, subject });
  }
};
