import {
  type CertificateEvent,
  type ClassStatus,
  certificateLifecycle,
  type ExamRules,
  passesSubject,
  subjectsOf,
  walk,
} from '@skillcert/core';
import type { AuditEvent } from '../../audit/audit-event.js';
import { certificateEvent } from '../../certificates/certificate-event.js';
import { numbersOf } from '../../certificates/issue/take-numbers.js';
import type { Services } from '../../services.js';
import type { NewRow } from '../../store/database.js';
import { newId } from '../../store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';

/** The certificates of a class of the demo, and how they came about. */
export interface CertificateRows {
  readonly certificates: NewRow<'certificate'>[];
  readonly events: AuditEvent[];
}

type Enrolled = Pick<NewRow<'enrolment'>, 'enrolment_id' | 'name'>;

interface Context extends Pick<Services, 'certificates' | 'programme'> {
  readonly enrolments: readonly Enrolled[];
  readonly scores: readonly NewRow<'score'>[];
  readonly class_id: number;
  readonly class_code: string;
  readonly exam: ExamRules;
  /** Who takes numbers, who issues and suspends, and who revokes. */
  readonly people: readonly [number, number, number];
  /** Counts the numbers that begin alike. */
  readonly nextIn: (prefix: string) => number;
  readonly now: Date;
}

const day = 86_400_000;
const desk = { actor: 'zky-admin', given: ['number', 'another_person', 'successor', 'reason'] } as const;
const done: readonly ClassStatus[] = ['finished', 'archived'];

/** What certificates go through, and when after the exam. */
const roads = {
  numbered: ['assign_number'],
  valid: ['assign_number', 'issue'],
  suspended: ['assign_number', 'issue', 'suspend'],
  revoked: ['assign_number', 'issue', 'suspend', 'revoke'],
  superseded: ['assign_number', 'issue', 'reissue'],
} as const satisfies Record<string, readonly CertificateEvent[]>;
type Road = keyof typeof roads;

const days: Readonly<Record<string, number>> = {
  assign_number: 18,
  issue: 19,
  suspend: 20,
  revoke: 21,
  reissue: 20.5,
};
const reasons: Readonly<Record<string, string>> = { suspend: '收到举报，核查中', revoke: '查实替考' };
const lost = '证书遗失补发';

/** What became of the certificate of the nth who passed; undefined for whoever waits for a number. */
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

interface Walked {
  readonly person: Enrolled;
  readonly road: Road;
  readonly certificate_no: string;
  readonly level: string;
  /** The one that it replaces. */
  readonly after?: number;
  readonly at: (days: number) => Date;
}

const walkRoad = (
  { class_id, people: [preparing, issuing, revoking] }: Pick<Context, 'class_id' | 'people'>,
  { person: { enrolment_id, name }, road, certificate_no, level, after, at }: Walked,
) => {
  const certificate_id = newId();
  const people: Readonly<Record<string, number>> = { assign_number: preparing, revoke: revoking };
  const steps = walk(certificateLifecycle, certificateLifecycle.initial, roads[road], desk).map((taken) => ({
    ...taken,
    user_id: people[taken.event] ?? issuing,
    at: at((days[taken.event] ?? 0) + (after ? 1.5 : 0)),
    reason: (taken.event === 'assign_number' && after ? lost : reasons[taken.event]) ?? null,
  }));
  const stepOf = (event: CertificateEvent) => steps.find((each) => each.event === event);
  const last = steps.at(-1);
  const taken = stepOf('assign_number')?.at ?? at(0);
  const row: NewRow<'certificate'> = {
    class_id,
    certificate_id,
    enrolment_id,
    live_enrolment_id: road === 'valid' || road === 'suspended' ? enrolment_id : null,
    open_enrolment_id: road === 'numbered' ? enrolment_id : null,
    certificate_no,
    status: road,
    name,
    level,
    replaces_id: after ?? null,
    replaces_as: after ? 'reissue' : null,
    reason: last?.reason ?? null,
    prepared_by: preparing,
    prepared_at: taken,
    issued_by: stepOf('issue')?.user_id ?? null,
    issued_at: stepOf('issue')?.at ?? null,
    suspended_by: stepOf('suspend')?.user_id ?? null,
    revoked_by: stepOf('revoke')?.user_id ?? null,
    updated_at: last?.at ?? taken,
  };
  const events = steps.map(({ user_id, at: acted, ...step }) =>
    certificateEvent(
      { user_id, actor_role: desk.actor, at: acted },
      { ...step, certificate_id, ...(step.event === 'assign_number' && { detail: { certificate_no } }) },
    ),
  );
  return { row, events };
};

/** The certificates of those who passed every subject: in a class that just certifies some still wait. */
export const certificateRows = (
  { status, level, dates, exam_in }: Pick<PlannedClass, 'status' | 'level' | 'dates' | 'exam_in'>,
  context: Context,
): CertificateRows => {
  const rows: CertificateRows = { certificates: [], events: [] };
  // Of two classes that certify, the later one has not begun.
  if (!done.includes(status) && !(status === 'certifying' && exam_in < -22)) return rows;
  const { enrolments, class_code, nextIn, now } = context;
  const at = (after: number) => new Date(Math.min(dates.exam_at.getTime() + after * day, now.getTime()));
  const numbers = numbersOf(context, { level, class_code, now: at(18) });
  const write = (person: Enrolled, road: Road, after?: number) => {
    const certificate_no = numbers.at(nextIn(numbers.prefix));
    const { row, events } = walkRoad(context, {
      ...{ person, road, certificate_no, level, at },
      ...(after && { after }),
    });
    rows.certificates.push(row);
    rows.events.push(...events);
    if (road === 'superseded') write(person, 'valid', row.certificate_id);
  };
  const passed = enrolments.filter(hasPassed(context, level));
  passed.forEach((person, nth) => {
    const road = roadOf(status, nth, passed.length);
    if (road) write(person, road);
  });
  return rows;
};
