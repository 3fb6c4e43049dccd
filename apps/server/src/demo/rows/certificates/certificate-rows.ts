import { type ClassStatus, type ExamRules, passesSubject, subjectsOf } from '@skillcert/core';
import type { NewRow } from '../../../platform/store/database.js';
import type { PlannedClass } from '../../classes/demo-plan.js';
import { type CertificateRows, type Road, type RoadContext, writeCertificates } from './certificate-road.js';
import { registered } from './registry-rows.js';

type Enrolled = Pick<NewRow<'enrolment'>, 'enrolment_id' | 'name'>;

interface Context extends RoadContext {
  readonly enrolments: readonly Enrolled[];
  readonly scores: readonly NewRow<'score'>[];
  readonly exam: ExamRules;
  readonly now: Date;
}

const day = 86_400_000;
const done: readonly ClassStatus[] = ['finished', 'archived'];

/** The road of the certificate of the nth candidate who passed; undefined if they wait for a number. */
const roadOf = (status: ClassStatus, nth: number, of: number): Road | undefined => {
  if (status === 'finished')
    return ({ 3: 'revoked', 7: 'superseded', 11: 'suspended' } as const)[nth] ?? 'valid';
  if (status === 'archived') return 'valid';
  if (nth >= of - 6) return undefined;
  return nth < of / 2 ? 'valid' : 'numbered';
};

const hasPassed = ({ exam, scores }: Context, level: string) => {
  const points = new Map(scores.map((each) => [`${each.enrolment_id}/${each.subject}`, each.points]));
  const subjects = subjectsOf(exam, level);
  return ({ enrolment_id }: Enrolled) =>
    subjects.every((subject) => passesSubject(subject, points.get(`${enrolment_id}/${subject.id}`) ?? -1));
};

/** The certificates of candidates who passed every subject. In a class that is certifying, some still wait. */
export const certificateRows = (
  { status, level, dates, exam_in }: Pick<PlannedClass, 'status' | 'level' | 'dates' | 'exam_in'>,
  context: Context,
): CertificateRows => {
  // Of the two classes that are certifying, the later one has not begun.
  if (!done.includes(status) && !(status === 'certifying' && exam_in < -22))
    return { certificates: [], events: [], packs: [] };
  const { enrolments, now } = context;
  const at = (after: number) => new Date(Math.min(dates.exam_at.getTime() + after * day, now.getTime()));
  const passed = enrolments.filter(hasPassed(context, level));
  const rows = writeCertificates(
    context,
    { kind: 'candidate', level, at },
    passed.flatMap(({ enrolment_id, name }, nth) => {
      const road = roadOf(status, nth, passed.length);
      return road ? [[{ holder_id: enrolment_id, name, lessons: null, minutes: null }, road] as const] : [];
    }),
  );
  return registered(rows, context, { status, exam_in, at });
};
