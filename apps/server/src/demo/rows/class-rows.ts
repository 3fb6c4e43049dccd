import { type Actor, holdsSeat, type Programme, wholeShare } from '@skillcert/core';
import { classCode, yearOfClass } from '../../domain/class/edit/class-code.js';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import { classHistory } from '../classes/class-history.js';
import type { PlannedClass } from '../classes/demo-plan.js';
import { accountId, type DemoIds, hostUnit, ownerRole, recommendersOf, unitId } from '../demo-ids.js';
import type { DemoUsername } from '../people/demo-accounts.js';
import { invigilatorOf } from '../people/invigilator-of.js';

/** The context in which the rows of a class are made. */
export interface ClassContext {
  readonly ids: DemoIds;
  readonly programme: Programme;
  readonly now: Date;
  /** Returns the next serial of the classes of a year. */
  readonly serialOf: (year: number) => number;
}

interface ClassRows {
  readonly row: NewRow<'class'> & { readonly class_id: number; readonly code: string };
  readonly units: NewRow<'class_unit'>[];
  /** The shares of its units; undefined unless the class is a joint one. */
  readonly shares: NewRow<'class_share'> | undefined;
  readonly assignments: NewRow<'assignment'>[];
  readonly events: AuditEvent[];
}

const figures = ['', ...'一二三四五六七八九'];
/** Writes 1 to 99 in Chinese: 十, 十二, 二十, 三十六. */
const ordinal = (serial: number) => {
  const tens = Math.floor(serial / 10);
  return `${tens > 1 ? figures[tens] : ''}${tens > 0 ? '十' : ''}${figures[serial % 10]}`;
};

const takenOf = ({ enrolments }: PlannedClass) => enrolments.filter((each) => holdsSeat(each.status)).length;

const capacityOf = (planned: PlannedClass): number => {
  if (planned.capacity === 'full') return takenOf(planned);
  return planned.capacity === 'one_left' ? takenOf(planned) + 1 : planned.capacity;
};

/** The account and the role of an actor of the class lifecycle in the demo. */
const personOf = (actor: Actor, owner: DemoUsername, ids: DemoIds) => {
  if (actor === 'clock') return { user_id: null, actor_role: actor };
  if (actor === 'zky-admin') return { user_id: accountId(ids, 'zkyadmin01'), actor_role: actor };
  return { user_id: accountId(ids, owner), actor_role: ownerRole(owner) };
};

const eventsOf = (planned: PlannedClass, class_id: number, { ids, now }: ClassContext): AuditEvent[] => {
  const { owner, dates, status } = planned;
  const about = { object_type: 'class', object_id: class_id };
  const created = { ...personOf('master', owner, ids), ...about, at: dates.created_at, action: 'create' };
  const steps = classHistory(status, dates, now).map(({ at, event, from, to, actor, reason }) => ({
    ...personOf(actor, owner, ids),
    ...about,
    at,
    action: event,
    from_state: from,
    to_state: to,
    reason: reason ?? null,
  }));
  return [{ ...created, to_state: 'draft' }, ...steps];
};

const assignmentsOf = (
  { owner, status, joint = [], desk = [] }: PlannedClass,
  class_id: number,
  ids: DemoIds,
) => {
  const duties = (username: DemoUsername, ...each: NewRow<'assignment'>['duty'][]) =>
    each.map((duty) => ({
      user_id: accountId(ids, username),
      class_id,
      duty,
      in_charge: username === owner,
    }));
  const own = ownerRole(owner) === 'recommend' ? [owner] : [];
  const invigilator = invigilatorOf(status);
  const taking = new Set([...joint.flatMap(({ unit }) => recommendersOf(unit)), ...own]);
  return [
    ...duties(owner, 'owner'),
    ...[...taking].flatMap((username) => duties(username, 'organization')),
    ...desk.flatMap((username) => duties(username, 'owner', 'paid_in', 'sign_in')),
    ...(invigilator ? duties(invigilator, 'sign_in') : []),
  ];
};

const rowOf = (
  planned: PlannedClass,
  class_id: number,
  events: readonly AuditEvent[],
  { ids, programme, now, serialOf }: ClassContext,
): ClassRows['row'] => {
  const { owner, dates, city, venue, status } = planned;
  const year = yearOfClass(programme, { exam_at: dates.exam_at.toISOString() }, now);
  const serial = serialOf(year);
  const level = programme.levels.find((each) => each.id === planned.level);
  const occupation = programme.occupation.title;
  const host = hostUnit(owner);
  return {
    class_id,
    class_name: `${year}年第${ordinal(serial)}期${occupation.zh ?? occupation.en} ${level?.title.zh ?? planned.level} ${city}班`,
    code: classCode(programme, year, serial),
    class_type: planned.joint ? 1 : 0,
    occupation: programme.occupation.id,
    level: planned.level,
    unit_id: host === undefined ? null : unitId(ids, host),
    master_id: accountId(ids, owner),
    enroll_types: ['individual', 'organization'],
    study_types: ['online', 'onsite'],
    ...dates,
    city,
    venue,
    capacity: capacityOf(planned),
    taken: takenOf(planned),
    waiting: planned.enrolments.filter((each) => each.status === 'waiting').length,
    enrol_serial: planned.enrolments.length,
    fee_cents: level?.fee_cents ?? 0,
    currency: programme.currency,
    status,
    refuse_content: (status === 'refused' && events.at(-1)?.reason) || '',
    publicity_at: events.find(({ action }) => action === 'freeze_scores')?.at ?? null,
    stage_at: events.at(-1)?.at ?? null,
    contacts: JSON.stringify([{ name: '周敏', phone: '021-55550123' }]),
    created_by: accountId(ids, owner),
    updated_at: events.at(-1)?.at ?? now,
  };
};

/** The rows of one class: the class, its units, its assignments, and its history. */
export const classRows = (planned: PlannedClass, context: ClassContext): ClassRows => {
  const class_id = newId();
  const events = eventsOf(planned, class_id, context);
  const units = (planned.joint ?? []).map(({ unit, share_bp }, joint) => ({
    class_id,
    unit_id: unitId(context.ids, unit),
    // Rounded down, so that the quotas together stay within the seats.
    quota: Math.floor((capacityOf(planned) * share_bp) / wholeShare),
    share_bp,
    taken: planned.enrolments.filter((each) => each.joint === joint && holdsSeat(each.status)).length,
  }));
  return {
    row: rowOf(planned, class_id, events, context),
    units,
    shares: planned.joint && {
      class_id,
      share_id: newId(),
      from_at: planned.dates.created_at,
      shares: JSON.stringify(units.map(({ unit_id, share_bp }) => ({ unit_id, share_bp }))),
    },
    assignments: assignmentsOf(planned, class_id, context.ids),
    events,
  };
};
