import type { OutputOf } from '@skillcert/api-client';
import type { CertificateKind } from '@skillcert/core';
import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';
import { useCertificateCommand } from '../use-certificate-command.js';
import { areaOf } from './certificate-area.js';

interface BatchDialogProps {
  readonly kind: CertificateKind;
  readonly class_id: number;
  readonly step: 'prepare' | 'issue';
  readonly count: number;
  readonly onClose: () => void;
}

const prepareCalls = {
  candidate: 'certificate/prepareCertificates',
  teacher: 'certificate/prepareTeachers',
} as const;

type LeftOut = OutputOf<'certificate/issueCertificates'>['left_out'];

const reasons = ['not_eligible', 'another_person', 'transition_refused'] as const;

/** Asks before everybody who is eligible gets a number, or all that others numbered are issued. */
export function BatchDialog({ kind, class_id, step, count, onClose }: BatchDialogProps) {
  const { t } = useWords();
  const run = useCertificateCommand();
  const [key] = useState(() => crypto.randomUUID());
  const tell = (leftOut: LeftOut) => {
    const counts = reasons.map((why) => ({ why, count: leftOut.filter((each) => each.why === why).length }));
    const said = counts
      .filter((each) => each.count > 0)
      .map((each) => t(`certificates.left_out.${each.why}`, { count: each.count }));
    if (said.length > 0) toaster.show({ tone: 'warning', message: said.join(' ') });
  };
  const carryOut = async () => {
    if (step === 'prepare') return call(prepareCalls[kind], { class_id }, { key });
    const answer = await call('certificate/issueCertificates', { class_id, kind }, { key });
    tell(answer.left_out);
    return answer;
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`certificates.${step}_all`, { count })}
      description={t(`${areaOf[kind]}.${step}_text`)}
      confirmLabel={t(`certificates.${step}`)}
      onConfirm={() => run(carryOut, t(`certificates.${step}_done`))}
    />
  );
}
