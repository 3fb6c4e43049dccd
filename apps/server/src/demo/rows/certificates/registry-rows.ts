import { type ClassStatus, type RegistryEvent, registryLifecycle, walk } from '@skillcert/core';
import { packEvent, registryEvent } from '../../../domain/certificates/registry/registry-events.js';
import { newId } from '../../../platform/store/new-id.js';
import type { CertificateRows, RoadContext } from './certificate-road.js';

interface Finished {
  readonly status: ClassStatus;
  readonly exam_in: number;
  /** The moment so many days after the exam. */
  readonly at: (days: number) => Date;
}

const fault = '证件号码与姓名不一致';
const desk = { actor: 'zky-admin', given: ['valid', 'fault'] } as const;

/** When each step is taken, in days after the exam. */
const days: Readonly<Record<string, number>> = { pack: 22, send: 22.1, accept: 25, reject: 25 };

/**
 * How far the nth certificate came: those of a class that finished lately wait for the answer, and of older ones some
 * were refused.
 */
const roadOf = ({ status, exam_in }: Finished, nth: number): readonly RegistryEvent[] => {
  if (status === 'archived') return ['pack', 'send', 'accept'];
  if (status !== 'finished') return [];
  if (exam_in > -60) return ['pack', 'send'];
  return ['pack', 'send', nth % 30 === 4 ? 'reject' : 'accept'];
};

/** Certificates with how far they came into the registry: those that hold went there in one pack. */
export const registered = (
  rows: CertificateRows,
  { class_id, people: [user_id] }: Pick<RoadContext, 'class_id' | 'people'>,
  finished: Finished,
): CertificateRows => {
  const holding = rows.certificates.filter(({ status }) => status === 'valid');
  if (holding.length === 0 || roadOf(finished, 0).length === 0) return rows;
  const pack_id = newId();
  const momentOf = (event: string) => finished.at(days[event] ?? 0);
  const by = (event: string) => ({ user_id, actor_role: desk.actor, at: momentOf(event) });
  const walked = new Map(
    holding.map(({ certificate_id }, nth) => [
      certificate_id,
      walk(registryLifecycle, registryLifecycle.initial, roadOf(finished, nth), desk),
    ]),
  );
  const detail = { pack_no: 1, certificates: holding.length };
  return {
    certificates: rows.certificates.map((row) => {
      const registry = walked.get(row.certificate_id)?.at(-1)?.to;
      const registry_fault = registry === 'rejected' ? fault : null;
      return registry ? { ...row, registry, registry_pack_id: pack_id, registry_fault } : row;
    }),
    events: [
      ...rows.events,
      ...(['pack', 'send'] as const).map((action) => packEvent(by(action), { pack_id, action, detail })),
      ...[...walked].flatMap(([certificate_id, steps]) =>
        steps.map((step) =>
          registryEvent(by(step.event), {
            ...step,
            certificate_id,
            fault: step.event === 'reject' ? fault : null,
          }),
        ),
      ),
    ],
    packs: [
      {
        ...{ class_id, pack_id, ...detail },
        ...{ packed_by: user_id, packed_at: momentOf('pack'), sent_by: user_id, sent_at: momentOf('send') },
      },
    ],
  };
};
