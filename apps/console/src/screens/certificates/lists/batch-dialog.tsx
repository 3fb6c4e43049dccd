import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';
import { useCertificateCommand } from '../use-certificate-command.js';

interface BatchDialogProps {
  readonly class_id: number;
  readonly step: 'prepare' | 'issue';
  readonly count: number;
  readonly onClose: () => void;
}

const calls = {
  prepare: 'certificate/prepareCertificates',
  issue: 'certificate/issueCertificates',
} as const;

/** Asks before everybody who is eligible gets a number, or all that others numbered are issued. */
export function BatchDialog({ class_id, step, count, onClose }: BatchDialogProps) {
  const { t } = useWords();
  const run = useCertificateCommand();
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`certificates.${step}_all`, { count })}
      description={t(`certificates.${step}_text`)}
      confirmLabel={t(`certificates.${step}`)}
      onConfirm={() => run(() => call(calls[step], { class_id }, { key }), t(`certificates.${step}_done`))}
    />
  );
}
