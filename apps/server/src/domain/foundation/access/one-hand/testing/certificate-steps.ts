import { type RawBuilder, sql } from 'kysely';
import { certificateCalls } from '../../../../certificates/testing/certificate-calls.js';
import { bySql, type WaitingStep } from './waiting-step.js';

const touched = (status: string, by: string, input: RawBuilder<unknown>): WaitingStep['wait'] =>
  bySql(
    (first) => sql`
      update certificate k set ${sql.ref(by)} = ${first} where (k.class_id, k.certificate_id) = (
        select w.class_id, w.certificate_id from certificate w where w.status = ${status} and w.kind = 'candidate'
          and w.replaces_id is null limit 1)
      returning ${input} as input`,
  );

const change = (event: 'lift' | 'revoke'): WaitingStep => ({
  of: `certificate suspended ${event} another_person`,
  first: 'suspended it',
  call: 'certificate/changeCertificate',
  wait: touched(
    'suspended',
    'suspended_by',
    sql`json_build_object('class_id', k.class_id, 'certificate_id', k.certificate_id, 'event', ${event}::text, 'reason', '已核实')`,
  ),
});

/** A valid certificate in whose place the first person has numbered another one. */
const replace = (event: 'correct' | 'reissue'): WaitingStep => ({
  of: `certificate valid ${event} another_person`,
  first: 'numbered the one in its place',
  call: 'certificate/issueCertificates',
  wait: async (first, services) => {
    const { class_id, certificate_id } = await services.store.db
      .selectFrom('certificate as k')
      .innerJoin('class as c', 'c.class_id', 'k.class_id')
      .select(['k.class_id', 'k.certificate_id'])
      .where('k.status', '=', 'valid')
      .where('k.kind', '=', 'candidate')
      .where('c.status', '=', 'finished')
      .where('k.certificate_id', 'not in', (query) =>
        query
          .selectFrom('certificate')
          .select('replaces_id')
          .where('replaces_id', 'is not', null)
          .$castTo<{ replaces_id: number }>(),
      )
      .limit(1)
      .executeTakeFirstOrThrow();
    const calls = certificateCalls(services, class_id, 'candidate');
    const made = await calls.replace(first, certificate_id, event, event === 'correct' ? '改名' : undefined);
    return { input: { class_id, certificate_ids: [made.certificate_id] } };
  },
});

/** The steps of certificates and of the registry. */
export const certificateSteps: readonly WaitingStep[] = [
  {
    of: 'certificate numbered issue another_person',
    first: 'numbered it',
    call: 'certificate/issueCertificates',
    wait: touched(
      'numbered',
      'prepared_by',
      sql`json_build_object('class_id', k.class_id, 'certificate_ids', json_build_array(k.certificate_id))`,
    ),
  },
  replace('correct'),
  replace('reissue'),
  change('lift'),
  change('revoke'),
  {
    of: 'registry accepted take_back another_person',
    first: 'read its acceptance in',
    call: 'certificate/undoAcceptance',
    wait: bySql(
      (first) => sql`
        update registry_pack p set accepted_by = array[${first}::bigint] from (
          select k.class_id, k.registry_pack_id from certificate k join class c on c.class_id = k.class_id and c.status = 'finished'
          where k.registry = 'accepted' limit 1) as one
        where p.class_id = one.class_id and p.pack_id = one.registry_pack_id
        returning json_build_object('class_id', p.class_id, 'pack_id', p.pack_id, 'reason', '误读') as input`,
    ),
  },
];
