import type { InputOf } from '@skillcert/api-client/contract';
import type { ExamScore } from '@skillcert/core';
import type { Candidate, StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { decideAmendment } from '../amendments/decide-amendment.js';
import { proposeAmendment } from '../amendments/propose-amendment.js';
import { decideScore } from '../decide-score.js';
import { fetchScoreById } from '../fetch-score-by-id.js';
import { fetchScoreLists } from '../fetch-score-lists.js';
import { freezeScores } from '../publicity/freeze-scores.js';
import { publishScores } from '../publicity/publish-scores.js';
import { decideRecheck } from '../rechecks/decide-recheck.js';
import { requestRecheck } from '../rechecks/request-recheck.js';
import { saveScores } from '../save-scores.js';

let people = 700;

/** The calls of the scores of a class for those who are enrolled there. */
export const scoreCalls = (services: Services, class_id: number, enrolled: number[]) => {
  const enter = (caller: StaffSession, cells: InputOf<'score/saveScores'>['cells']) =>
    callHandler(saveScores, { services, caller, input: { class_id, cells } });
  return {
    class_id,
    enrolled,
    enter,
    /** Enters one score for everybody. */
    enterAll: (caller: StaffSession, subject: string, score: ExamScore) =>
      enter(
        caller,
        enrolled.map((enrolment_id) => ({ enrolment_id, subject, score })),
      ),
    decide: (caller: StaffSession, subject: string, score: ExamScore, enrolment_id = enrolled[0] ?? 0) =>
      callHandler(decideScore, {
        services,
        caller,
        input: { class_id, enrolment_id, subject, score, reason: '查阅评分表' },
      }),
    freeze: (caller: StaffSession, subject: string) =>
      callHandler(freezeScores, { services, caller, input: { class_id, subject } }),
    publish: (caller: StaffSession, subject: string) =>
      callHandler(publishScores, { services, caller, input: { class_id, subject } }),
    /** Proposes another figure for the first candidate, or none to annul the score. */
    propose: (caller: StaffSession, subject: string, score?: ExamScore, enrolment_id = enrolled[0] ?? 0) =>
      callHandler(proposeAmendment, {
        services,
        caller,
        input: {
          class_id,
          enrolment_id,
          subject,
          ...(score === undefined ? { kind: 'annul' } : { kind: 'amend', score }),
          reason: '核分有误',
        },
      }),
    decideAmendment: (
      caller: StaffSession,
      amendment_id: number,
      event: InputOf<'score/decideAmendment'>['event'],
      reason?: string,
    ) =>
      callHandler(decideAmendment, {
        services,
        caller,
        input: { class_id, amendment_id, event, ...(reason && { reason }) },
      }),
    /** The first candidate asks for a recheck. */
    ask: (caller: Candidate, subject: string, enrolment_id = enrolled[0] ?? 0) =>
      callHandler(requestRecheck, {
        services,
        caller,
        input: { class_id, enrolment_id, subject, reason: '与估分相差较大' },
      }),
    decideRecheck: (
      caller: StaffSession,
      recheck_id: number,
      event: InputOf<'score/decideRecheck'>['event'],
      score?: ExamScore,
    ) =>
      callHandler(decideRecheck, {
        services,
        caller,
        input: {
          class_id,
          recheck_id,
          event,
          reason: '复查评分表',
          ...(score !== undefined && { score }),
        },
      }),
    /** One candidate's scores, by default the first's. */
    read: (caller: StaffSession, enrolment_id = enrolled[0] ?? 0) =>
      callHandler(fetchScoreById, { services, caller, input: { class_id, enrolment_id } }),
    list: (caller: StaffSession, filters: object = {}) =>
      callHandler(fetchScoreLists, { services, caller, input: { class_id, ...filters } }),
  };
};

/** A class whose exam has ended, with the given number of candidates who owe nothing, and the calls of its scores. */
export const openScoring = async (services: Services, candidates: number) => {
  const class_id = await insertTestClass(services, { fee_cents: 0 });
  const enrolled: number[] = [];
  /** Which persons they are, for another enrolment of the same. */
  const numbers: number[] = [];
  for (let n = 0; n < candidates; n += 1) {
    people += 1;
    numbers.push(people);
    enrolled.push((await enrolNth(services, class_id, people)).enrolment_id);
  }
  const { db } = services.store;
  await db
    .updateTable('enrolment')
    .set({ status: 'approved', fee_cents: 0 })
    .where('class_id', '=', class_id)
    .execute();
  await db.updateTable('class').set({ status: 'scoring' }).where('class_id', '=', class_id).execute();
  return { numbers, ...scoreCalls(services, class_id, enrolled) };
};
