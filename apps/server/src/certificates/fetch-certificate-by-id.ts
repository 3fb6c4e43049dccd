import type { CertificateRow } from '@skillcert/api-client/contract';
import type { ClassStatus } from '@skillcert/core';
import { sql } from 'kysely';
import { candidateScope } from '../class/class-scope.js';
import { readTimeline } from '../class/read-timeline.js';
import { handle } from '../http/calls/handle.js';
import { Refusal } from '../http/errors/refuse.js';
import { entersScores } from '../scores/score-cells.js';
import { certificateColumns } from './certificate-columns.js';

interface Found extends CertificateRow {
  readonly class_status: ClassStatus;
  readonly prepared_by_me: boolean;
  readonly suspended_by_me: boolean;
}

export const fetchCertificateById = handle(
  'certificate/fetchCertificateById',
  async ({ input: { class_id, certificate_id }, caller, services }) => {
    const { db } = services.store;
    const me = sql`${caller.user_id}::bigint`;
    const { rows } = await sql<Found>`
      select ${certificateColumns}, c.status as class_status, k.prepared_by = ${me} as prepared_by_me,
        k.suspended_by is not distinct from ${me} as suspended_by_me
      from certificate k
      join class c on c.class_id = k.class_id
      join enrolment e on e.class_id = k.class_id and e.enrolment_id = k.enrolment_id
      left join unit u on u.unit_id = e.unit_id
      where k.class_id = ${class_id} and k.certificate_id = ${certificate_id} and ${candidateScope(caller)}`.execute(
      db,
    );
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    return {
      ...found,
      may_change: entersScores(caller, class_id),
      timeline: await readTimeline(db, class_id, 'certificate', certificate_id),
    };
  },
);
