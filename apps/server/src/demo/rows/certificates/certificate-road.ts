import {
  type CertificateEvent,
  type CertificateKind,
  type CertificateStatus,
  certificateLifecycle,
  walk,
} from '@skillcert/core';
import { certificateEvent } from '../../../domain/certificates/certificate-event.js';
import { numbersOf } from '../../../domain/certificates/issue/take-numbers.js';
import type { CertificateHolder } from '../../../domain/certificates/issue/write-numbered.js';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { Services } from '../../../platform/services.js';
import type { NewRow } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';

/** The certificates of a class of the demo, with their history. */
export interface CertificateRows {
  readonly certificates: NewRow<'certificate'>[];
  readonly events: AuditEvent[];
  /** The packs in which some of them went to the registry. */
  readonly packs: NewRow<'registry_pack'>[];
}

/** The context in which certificates of the demo are made. */
export interface RoadContext extends Pick<Services, 'certificates' | 'programme'> {
  readonly class_id: number;
  readonly class_code: string;
  /** The accounts that take numbers, that issue, suspend and reissue, and that revoke. */
  readonly people: readonly [number, number, number];
  /** Returns the next serial of the numbers that begin alike. */
  readonly nextIn: (prefix: string) => number;
}

interface Kind {
  readonly kind: CertificateKind;
  readonly level: string;
  /** The moment this number of days after the exam, in the days of the certificates of candidates. */
  readonly at: (days: number) => Date;
}

const desk = { actor: 'zky-admin', given: ['number', 'another_person', 'successor', 'reason'] } as const;

/** The steps of a certificate, by the status that it reaches. */
const roads = {
  numbered: ['assign_number'],
  valid: ['assign_number', 'issue'],
  suspended: ['assign_number', 'issue', 'suspend'],
  revoked: ['assign_number', 'issue', 'suspend', 'revoke'],
  superseded: ['assign_number', 'issue', 'reissue'],
} as const satisfies { readonly [Status in CertificateStatus]?: readonly CertificateEvent[] };
export type Road = keyof typeof roads;

const days: Readonly<Record<string, number>> = {
  assign_number: 18,
  issue: 19,
  suspend: 20,
  revoke: 21,
  reissue: 20.5,
};
const lost = '证书遗失补发';
const reasons: Readonly<Record<CertificateKind, Readonly<Record<string, string>>>> = {
  candidate: { suspend: '收到举报，核查中', revoke: '查实替考' },
  teacher: { suspend: '授课记录核查中', revoke: '查实未到课授课' },
};

interface Walked extends Kind {
  readonly holder: CertificateHolder;
  readonly road: Road;
  readonly certificate_no: string;
  /** The certificate that it replaces. */
  readonly after: number | undefined;
}

const walkRoad = (
  { class_id, people: [preparing, issuing, revoking] }: RoadContext,
  { kind, holder, road, certificate_no, level, after, at }: Walked,
) => {
  const certificate_id = newId();
  const { holder_id, ...said } = holder;
  const people: Readonly<Record<string, number>> = { assign_number: preparing, revoke: revoking };
  const steps = walk(certificateLifecycle, certificateLifecycle.initial, roads[road], desk).map((taken) => ({
    ...taken,
    user_id: people[taken.event] ?? issuing,
    at: at((days[taken.event] ?? 0) + (after ? 1.5 : 0)),
    reason: (taken.event === 'assign_number' && after ? lost : reasons[kind][taken.event]) ?? null,
  }));
  const stepOf = (event: CertificateEvent) => steps.find((each) => each.event === event);
  const last = steps.at(-1);
  const taken = stepOf('assign_number')?.at ?? at(0);
  const row: NewRow<'certificate'> = {
    ...{ class_id, certificate_id, kind, certificate_no, level, status: road },
    ...said,
    enrolment_id: kind === 'candidate' ? holder_id : null,
    user_id: kind === 'teacher' ? holder_id : null,
    live_id: road === 'valid' || road === 'suspended' ? holder_id : null,
    open_id: road === 'numbered' ? holder_id : null,
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

/**
 * Writes certificates of one kind in the order of their numbers; one that was replaced is followed by its successor.
 */
export const writeCertificates = (
  context: RoadContext,
  kind: Kind,
  walked: readonly (readonly [holder: CertificateHolder, road: Road])[],
): CertificateRows => {
  const rows: CertificateRows = { certificates: [], events: [], packs: [] };
  const { class_code, nextIn } = context;
  const numbers = numbersOf(context, { ...kind, class_code, now: kind.at(18) });
  const write = (holder: CertificateHolder, road: Road, after?: number) => {
    const certificate_no = numbers.at(nextIn(numbers.prefix));
    const { row, events } = walkRoad(context, { ...kind, holder, road, certificate_no, after });
    rows.certificates.push(row);
    rows.events.push(...events);
    if (road === 'superseded') write(holder, 'valid', row.certificate_id);
  };
  for (const [holder, road] of walked) write(holder, road);
  return rows;
};
