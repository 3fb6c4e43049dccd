import * as core from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.js';
import { openTestStore, type TestStore } from '../../testing/open-test-store.js';
import { readCatalog } from './docs/read-catalog.js';

const statesOf = ({ states }: { readonly states: object }) => Object.keys(states);
const online = core.payMethods.filter((method) => method !== 'bank_transfer');

/** The values that a column takes, as core lists them. */
const listed: Readonly<Record<string, readonly string[]>> = {
  'account.language': core.languages,
  'account.status': statesOf(core.accountLifecycle),
  'account_role.role': core.roles,
  'candidate_import.day_order': core.dayOrders,
  'candidate_import.enroll_type': core.enrollTypes,
  'candidate_import.language': core.languages,
  'candidate_import.status': statesOf(core.importLifecycle),
  'candidate_import.study_type': core.studyTypes,
  'certificate.kind': core.certificateKinds,
  'certificate.registry': statesOf(core.registryLifecycle),
  // Somebody who is eligible has no certificate yet, and somebody without a ticket no ticket.
  'certificate.status': statesOf(core.certificateLifecycle).filter((state) => state !== 'eligible'),
  'class.enroll_types': core.enrollTypes,
  'class.status': statesOf(core.classLifecycle),
  'class.study_types': core.studyTypes,
  'class_deadline.stage': core.stages,
  'enrolment.doubt_kind': core.doubtKinds,
  'enrolment.enroll_type': core.enrollTypes,
  'enrolment.gender': ['', ...core.genders],
  'enrolment.language': core.languages,
  'enrolment.status': statesOf(core.reviewLifecycle),
  'enrolment.study_type': core.studyTypes,
  'erasure_request.status': statesOf(core.erasureLifecycle),
  'exam_ticket.status': statesOf(core.ticketLifecycle).filter((state) => state !== 'none'),
  'grant_request.status': statesOf(core.grantLifecycle),
  'invoice.status': statesOf(core.invoiceLifecycle),
  'lesson_mark.mark': core.lessonMarks,
  'mailing.audience': core.smsAudiences,
  'mailing.status': statesOf(core.mailingLifecycle),
  'mailing.type': core.smsTypes.filter((type) => type !== 'code'),
  'payment.method': core.payMethods,
  'payment.status': statesOf(core.paymentLifecycle),
  'presence_word.kind': core.presenceDoubts,
  'provider_order.method': online,
  'refund.status': statesOf(core.refundLifecycle),
  'refund_order.method': online,
  'registry_result.means': core.answerMeanings,
  'score.first_mark': core.scoreMarks,
  'score.mark': core.scoreMarks,
  'score.second_mark': core.scoreMarks,
  'score.status': statesOf(core.scoreLifecycle),
  'score_amendment.mark': core.scoreMarks,
  'score_amendment.status': statesOf(core.amendmentLifecycle),
  'score_entry.mark': core.scoreMarks,
  'score_recheck.status': statesOf(core.recheckLifecycle),
  'sitting_mark.mark': core.sittingMarks,
  'sms.status': statesOf(core.smsLifecycle),
  'sms.type': core.smsTypes,
  'sms_order.method': online,
  'sms_order.status': statesOf(core.topUpLifecycle),
  'study_course.status': statesOf(core.courseLifecycle),
  'study_question.kind': core.questionKinds,
  'study_unit.kind': core.studyKinds,
};

const enumeration = /^CHECK \(\(\(?"?(\w+)"? (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]\)*$/;
const values = (list: string) => [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value).sort();

describe.each(engines.slice(0, 1))('the enumerations of the schema on $name', (engine) => {
  let store: TestStore;
  let found: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    store = await openTestStore(engine);
    const { constraints } = await readCatalog(store.db);
    found = new Map(
      constraints.flatMap(({ table, definition }) => {
        const [, column, list] = enumeration.exec(definition.slice(definition.indexOf('CHECK'))) ?? [];
        return column && list ? [[`${table}.${column}`, values(list)] as const] : [];
      }),
    );
  });
  afterAll(() => store.close());

  it.each(Object.entries(listed))('%s takes what core lists, and nothing else', (column, list) => {
    expect(found.get(column)).toEqual([...list].sort());
  });

  it('has no other column of a candidate with a list of its own', () => {
    const own = [...found.keys()].filter((column) => column.startsWith('enrolment.') && !(column in listed));
    // Whether a seat is held is the server's to know.
    expect(own).toEqual(['enrolment.place']);
  });
});
