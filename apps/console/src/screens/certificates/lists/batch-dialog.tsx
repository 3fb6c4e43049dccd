import type { OutputOf } from '@skillcert/api-client';
import type { CertificateKind } from '@skillcert/core';
import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useHeld } from '../../../forms/use-held.js';
import { RefusedDialog } from '../../../lists/refused-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { OpenBefore } from '../../class/event/open-before.js';
import { useCertificateCommand } from '../use-certificate-command.js';
import { areaOf } from './certificate-area.js';

/** A step of all certificates that wait for it. */
export type BatchStep = 'prepare' | 'issue';

interface BatchDialogProps {
  readonly kind: CertificateKind;
  readonly class_id: number;
  readonly step: BatchStep;
  /** The number of them as it is now. */
  readonly count: number;
  /** Whether the class is finished with them, as it is now. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

const prepareCalls = {
  candidate: 'certificate/prepareCertificates',
  teacher: 'certificate/prepareTeachers',
} as const;

type LeftOut = OutputOf<'certificate/issueCertificates'>['left_out'];

/**
 * Asks before everybody who is eligible gets a number, or all that others numbered are issued. Tells afterwards which
 * ones were left out, and why.
 */
export function BatchDialog({ kind, class_id, step, onClose, ...now }: BatchDialogProps) {
  const { t } = useWords();
  const run = useCertificateCommand();
  const {
    facts: { count, isLast },
    hold,
  } = useHeld(now);
  const [key] = useState(() => crypto.randomUUID());
  const [leftOut, setLeftOut] = useState<LeftOut>([]);
  const said = t(`certificates.${step}_done`);
  const prepare = () => run(() => call(prepareCalls[kind], { class_id }, { key }), said);
  const issue = async () => {
    let rest: LeftOut = [];
    const done = await run(async () => {
      const answer = await call('certificate/issueCertificates', { class_id, kind }, { key });
      rest = answer.left_out;
      return answer;
    }, said);
    setLeftOut(rest);
    return done && rest.length === 0;
  };
  if (leftOut.length > 0)
    return (
      <RefusedDialog
        caption={t('certificates.left_out', { count: leftOut.length })}
        named={t(`certificates.${kind}`)}
        said={said}
        rows={leftOut.map(({ certificate_id, name, certificate_no, message }) => ({
          id: certificate_id,
          name,
          detail: certificate_no,
          message,
        }))}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`certificates.${step}_all`, { count })}
      description={t(isLast ? 'certificates.issue_last_text' : `${areaOf[kind]}.${step}_text`)}
      confirmLabel={t(`certificates.${step}`)}
      confirmDisabled={count === 0}
      onConfirm={() => hold(step === 'prepare' ? prepare : issue)}
    >
      {isLast && <OpenBefore class_id={class_id} event="all_certified" />}
    </ConfirmDialog>
  );
}
