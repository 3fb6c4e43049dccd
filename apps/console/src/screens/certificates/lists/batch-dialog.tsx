import type { CertificateKind } from '@skillcert/core';
import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
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

/** Asks before everybody who is eligible gets a number, or all that others numbered are issued. */
export function BatchDialog({ kind, class_id, step, count, onClose }: BatchDialogProps) {
  const { t } = useWords();
  const run = useCertificateCommand();
  const [key] = useState(() => crypto.randomUUID());
  const carryOut = () =>
    step === 'prepare'
      ? call(prepareCalls[kind], { class_id }, { key })
      : call('certificate/issueCertificates', { class_id, kind }, { key });
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
