import type { Page } from '@playwright/test';
import { newPdf } from '@skillcert/e2e/new-pdf.js';
import { newVideo } from '@skillcert/e2e/new-video.js';
import { runStatements } from '@skillcert/e2e/server-side.js';
import { type CandidateOnPage, t } from './candidate.js';
import type { NewUnit } from './publish-course.js';
import type { Staff } from './staff.js';

const line = '合同应当写明双方的权利与义务。'.repeat(6);
const parts = Array.from({ length: 40 }, (_, at) => `## 要点${at + 1}\n\n${line}`);

/** A unit of each kind. */
export const units = {
  text: { kind: 'article', title: '合同的订立', required_minutes: 1, body: parts.join('\n\n') },
  paper: { kind: 'pdf', title: '合同示例', required_minutes: 0, file: newPdf() },
  /** It has a minute, and asks for all of it. */
  film: { kind: 'video', title: '登记实务', required_minutes: 1, file: newVideo() },
  quiz: {
    kind: 'quiz',
    title: '合同测验',
    required_minutes: 0,
    questions: [
      {
        kind: 'single',
        text: '合同自何时成立？',
        choices: ['要约发出时', '承诺生效时', '登记完成时'],
        right: [1],
        points: 4,
      },
      {
        kind: 'multiple',
        text: '哪些是必备条款？',
        choices: ['标的', '报酬', '照片'],
        right: [0, 1],
        points: 4,
      },
      { kind: 'true_false', text: '合同必须登记。', choices: [], right: [1], points: 2 },
    ],
  },
} as const satisfies Record<string, NewUnit>;

/** Where a unit is learned. */
export const studyPath = (enrolment_id: number, study_unit_id: number) =>
  `/enroll/modify-list/study?enrolment=${enrolment_id}&unit=${study_unit_id}`;

interface Site {
  readonly page: Page;
  readonly candidate: CandidateOnPage;
  readonly staff: Staff;
}

/**
 * The candidate becomes approved in a class of its own with a course of these units; returns the page where they
 * learn them.
 */
export const becomeLearner = async ({ page, candidate, staff }: Site, ...course: readonly NewUnit[]) => {
  const { class_id } = await staff.openClass(5);
  const ids = await staff.publishCourse(class_id, course);
  await candidate.fillAll(class_id);
  await candidate.send();
  await candidate.isEnrolled();
  await staff.review(class_id, 'approve');
  const [own] = await staff.enrolments(class_id);
  if (!own) throw new Error('Nobody has enrolled.');
  const { enrolment_id } = own;
  // Only the clock of the browser: that of the server keeps running.
  await page.clock.install();
  const [path = '', ...others] = ids.map((id) => studyPath(enrolment_id, id));
  return { class_id, enrolment_id, path, others };
};

/** Lets the given seconds pass on the page at once. */
export const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1_000);

/** As if the server had counted last a minute before. */
export const missAMinute = ({ data_dir }: { readonly data_dir: string }, enrolment_id: number) => {
  const counted = `counted_to = counted_to - interval '1 minute'`;
  return runStatements(
    { data_dir },
    `update study_session set ${counted} where enrolment_id = ${enrolment_id}`,
  );
};

/** As if the given seconds of a video had been watched from its beginning on, and it had been left there. */
export const watchBefore = (
  { data_dir }: { readonly data_dir: string },
  enrolment_id: number,
  seconds: number,
) => {
  const watched = `seconds = ${seconds}, place = ${seconds}, seen = '{[0,${seconds})}'`;
  return runStatements(
    { data_dir },
    `update study_progress set ${watched} where enrolment_id = ${enrolment_id}`,
  );
};

/** The minutes on the page. */
export const learned = (page: Page, minutes: number, required: number) =>
  page.getByText(t('study.learned_of', { minutes, required })).first();

/** The server's next answer to one of the calls of learning. */
export const heard = (page: Page, call: 'keepLearning' | 'openStudyUnit') =>
  page.waitForResponse(new RegExp(`/api/study/${call}`));

/** The reports of the page to the server from now on, while a candidate learns. */
export const wordsFrom = (page: Page): readonly string[] => {
  const words: string[] = [];
  page.on('request', (request) => {
    const word = /\/api\/study\/(keepLearning|openStudyUnit)/.exec(request.url())?.[1];
    if (word) words.push(word);
  });
  return words;
};

/** Puts the page behind another one, or in sight again. */
export const showPage = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
