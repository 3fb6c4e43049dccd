import type { CallName, Change } from '@skillcert/api-client';

type Area = CallName extends infer Name ? (Name extends `${infer First}/${string}` ? First : never) : never;

/** The queries that read things of a kind: whole areas, and calls of others that show something of it. */
const readers: Readonly<Record<Change['kind'], readonly (Area | CallName)[]>> = {
  class: ['class', 'exam/fetchExamPlan', 'payment/fetchGathering'],
  enrolment: [
    'enrolment',
    'candidate',
    'class/fetchReportLists',
    'class/fetchClassById',
    'payment/fetchUnpaid',
    'payment/fetchAllUnpaid',
    'payment/fetchUnpaidGroups',
    'payment/fetchPayables',
    'ticket/fetchTicketLists',
    'course/fetchAttendance',
    'score/fetchScoreLists',
  ],
  payment: [
    'payment',
    'class/fetchClassById',
    'candidate/fetchHistory',
    'enrolment/fetchEnrolmentLists',
    'enrolment/fetchEnrolmentById',
  ],
  exam: ['exam', 'ticket', 'class/fetchReportLists'],
  door: ['class/fetchReportLists', 'exam/fetchSittingById', 'score/fetchAbsences', 'score/fetchScoreLists'],
  ticket: ['ticket', 'exam', 'class/fetchReportLists', 'candidate/fetchHistory'],
  score: ['score', 'class/fetchReportLists', 'certificate/fetchCertificateLists', 'candidate/fetchHistory'],
  certificate: ['certificate', 'class/fetchClassById', 'candidate/fetchHistory'],
  course: ['course'],
  study: ['study'],
  sms: ['sms'],
  account: [
    'user/getList',
    'user/getExpertList',
    'user/fetchUserById',
    'user/fetchAssignments',
    'user/fetchGrants',
    'user/fetchExpertInfo',
  ],
  candidate: ['candidate'],
  promotion: ['promotion'],
  export: ['log', 'class/fetchExports'],
  job: [
    'enrolment/fetchImport',
    'enrolment/fetchReviewJob',
    'payment/fetchInvoiceSheet',
    'ticket/fetchPrint',
    'exam/fetchPapers',
    'class/fetchDossier',
    'sms/fetchMailings',
    'sms/fetchMessages',
  ],
};

/** The calls that count work of every kind. */
const counters: readonly CallName[] = [
  'class/fetchToDo',
  'class/fetchClassLists',
  'class/fetchClassStep',
  'class/fetchTimeline',
];

/** The calls whose answers tell of all classes, also where they name one. */
const ofAllClasses: readonly CallName[] = ['payment/fetchUnpaidGroups'];

// A trial or a paper is of the moment in which somebody asked for it.
const isOfItsMoment = (name: string) => /^(?:preview|print|compare|check)/.test(name);

/** Whether a change outdates the data under a key: by its area and call, and by the class if the call named one. */
export const concerns = (key: readonly unknown[], { class_id, kind }: Change): boolean => {
  const [area, name, input] = key;
  const call = `${area}/${name}`;
  if (isOfItsMoment(String(name))) return false;
  const reads = readers[kind].some((each) => each === area || each === call);
  const counts = kind !== 'job' && kind !== 'export' && counters.some((each) => each === call);
  if (!reads && !counts) return false;
  if (ofAllClasses.some((each) => each === call)) return true;
  const asked: unknown = Object(input).class_id;
  return asked === undefined || class_id === 0 || asked === class_id;
};
