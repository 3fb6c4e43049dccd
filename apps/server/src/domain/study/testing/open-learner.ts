import type { InputOf } from '@skillcert/api-client/contract';
import type { Services } from '../../../platform/services.js';
import type { NewRow } from '../../../platform/store/database.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { openCandidate, testPhone } from '../../enrolment/testing/test-candidate.js';
import { fetchOwnCourses } from '../learning/fetch-own-courses.js';
import { fetchOwnStudyFile } from '../learning/fetch-own-study-file.js';
import { keepLearning } from '../learning/keep-learning.js';
import { openStudyUnit } from '../learning/open-study-unit.js';
import { sendQuiz } from '../quiz/send-quiz.js';
import { startQuiz } from '../quiz/start-quiz.js';

/** Far from the people that tests enrol by number. */
let learners = 10_000;

/** An approved candidate of a class who studies online, and their actions on its courses. */
export const openLearner = async (
  services: Services,
  class_id: number,
  changes: Partial<NewRow<'enrolment'>> = {},
) => {
  learners += 1;
  const phone = testPhone(learners);
  const { enrolment_id, enrol_no } = await enrolNth(services, class_id, learners);
  await services.store.db
    .updateTable('enrolment')
    .set({ status: 'approved', ...changes })
    .where('class_id', '=', class_id)
    .where('enrolment_id', '=', enrolment_id)
    .execute();
  const caller = await openCandidate(services, phone);
  const on = { services, caller };
  return {
    enrolment_id,
    enrol_no,
    phone,
    caller,
    courses: async () => (await callHandler(fetchOwnCourses, { ...on, input: {} })).items,
    open: (study_unit_id: number, of = enrolment_id) =>
      callHandler(openStudyUnit, { ...on, input: { enrolment_id: of, study_unit_id } }),
    beat: (
      study_unit_id: number,
      session_no: number,
      place = 0,
      watched: InputOf<'study/keepLearning'>['watched'] = [],
    ) =>
      callHandler(keepLearning, {
        ...on,
        input: { enrolment_id, study_unit_id, session_no, place, watched },
      }),
    startQuiz: (study_unit_id: number) =>
      callHandler(startQuiz, { ...on, input: { enrolment_id, study_unit_id } }),
    sendQuiz: (study_unit_id: number, attempt_no: number, answers: number[][]) =>
      callHandler(sendQuiz, { ...on, input: { enrolment_id, study_unit_id, attempt_no, answers } }),
    /** Has the file of a unit sent, to its end or the given number of pieces. @returns the number of bytes that came */
    load: async (study_unit_id: number, pieces = Number.POSITIVE_INFINITY) => {
      const input = { enrolment_id, study_unit_id };
      const { pieces: sent } = await callHandler(fetchOwnStudyFile, { ...on, input });
      let [bytes, count] = [0, 0];
      for await (const piece of sent) {
        bytes += piece.length;
        count += 1;
        if (count >= pieces) break;
      }
      return bytes;
    },
  };
};
