import type { InputOf } from '@skillcert/api-client/contract';
import type { ExamScore } from '@skillcert/core';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import type { RowChange } from '../../../../platform/store/database.js';
import { applyByTwo } from '../../../class/testing/apply-by-two.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { approveMet } from '../../../enrolment/many/approve-met.js';
import { reviewEnrolment } from '../../../enrolment/review/review-enrolment.js';
import { enrolNth } from '../../../enrolment/testing/enrol-nth.js';
import { examOffice } from '../../../exam/sittings/testing/exam-office.js';
import { acceptArrangement } from '../../../exam/tickets/arrangement/accept-arrangement.js';
import { previewArrangement } from '../../../exam/tickets/arrangement/preview-arrangement.js';
import { fetchTicketLists } from '../../../exam/tickets/fetch-ticket-lists.js';
import { openScoring, scoreCalls } from '../../testing/score-office.js';

type People = readonly [StaffSession, StaffSession, StaffSession];
type ClassStep = InputOf<'class/setClassStatus'>['event'];

/**
 * A class in which each candidate has published scores of theory and practice, entered by two people and published
 * by the third.
 */
export const openPublished = async (
  services: Services,
  [first, second, third]: People,
  results: readonly (readonly [theory: ExamScore, practical: ExamScore])[],
) => {
  const office = await openScoring(services, results.length);
  const { class_id, enrolled } = office;
  for (const [place, subject] of ['theory', 'practical'].entries()) {
    const cells = enrolled.map((enrolment_id, at) => ({
      enrolment_id,
      subject,
      score: results[at]?.[place] ?? 0,
    }));
    for (const each of [first, second]) await office.enter(each, cells);
    await office.freeze(first, subject);
    await office.publish(third, subject);
  }
  return { ...office, end: () => applyByTwo(services, class_id, 'publicity_end') };
};

/** The same with scores that are final. */
export const openFinal = async (...asked: Parameters<typeof openPublished>) => {
  const office = await openPublished(...asked);
  await office.end();
  return office;
};

/** People by their numbers in a free class that takes enrolments: nobody is approved yet. */
export const openResit = async (services: Services, caller: StaffSession, numbers: readonly number[]) => {
  const class_id = await insertTestClass(services, { fee_cents: 0 });
  const enrolled: number[] = [];
  for (const n of numbers) enrolled.push((await enrolNth(services, class_id, n)).enrolment_id);
  const { db } = services.store;
  const on = { services, caller };
  const rules = { class_id, order: 'number' as const, apart: false, keep: true, seed: 7, accessible: [] };
  return {
    ...scoreCalls(services, class_id, enrolled),
    change: (set: RowChange<'class'>) =>
      db.updateTable('class').set(set).where('class_id', '=', class_id).execute(),
    apply: (event: ClassStep) => applyByTwo(services, class_id, event),
    /** Approves the first candidate at the bench. */
    approve: async () => {
      const input = { class_id, enrolment_id: enrolled[0] ?? 0 };
      for (const event of ['claim', 'approve'] as const)
        await callHandler(reviewEnrolment, { ...on, input: { ...input, event } });
    },
    approveAll: () => callHandler(approveMet, { ...on, input: { class_id, enrolment_ids: enrolled } }),
    /** A room, and a sitting of both subjects. */
    plan: async () => {
      const exam = examOffice(services, class_id, caller);
      const { room_id } = await exam.room('第 1 考场', { address: `考点 ${class_id}` });
      await exam.sitting(room_id, 0, 1);
      await exam.sitting(room_id, 2, 3, { subject: 'practical' });
    },
    preview: () => callHandler(previewArrangement, { ...on, input: rules }),
    accept: (basis: string) => callHandler(acceptArrangement, { ...on, input: { ...rules, basis } }),
    tickets: () => callHandler(fetchTicketLists, { ...on, input: { class_id } }),
    /** The current and former kept subjects here, in the order of candidates and subjects. */
    kept: () =>
      db
        .selectFrom('kept_subject')
        .select(['enrolment_id', 'subject', 'points', 'from_class_id', 'kept_by', 'lost_as'])
        .where('class_id', '=', class_id)
        .orderBy('enrolment_id')
        .orderBy('subject')
        .execute(),
  };
};
