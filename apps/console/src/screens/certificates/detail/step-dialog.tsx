import { limits } from '@skillcert/core';
import { ConfirmDialog, Field, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useHeld } from '../../../forms/use-held.js';
import { useWords } from '../../../messages/words-state.js';
import { OpenBefore } from '../../class/event/open-before.js';
import { useCertificateCommand } from '../use-certificate-command.js';
import type { CertificateDetail, OfferedStep } from './certificate-steps.js';

interface StepDialogProps {
  readonly certificate: CertificateDetail;
  readonly step: OfferedStep;
  /** Whether the class is finished with it, as it is now. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

const grave: readonly OfferedStep[] = ['data_error', 'suspend', 'revoke'];

/** The words of the dialog of a step, and the words for what was done. */
const useStepWords = (step: OfferedStep) => {
  const { t } = useWords();
  return {
    said: { title: t(`certificates.event.${step}`), description: t(`certificates.text.${step}`) },
    done: t('certificates.done'),
  };
};

function IssueDialog({ certificate, onClose, ...now }: StepDialogProps) {
  const { t } = useWords();
  const { class_id, kind, certificate_id } = certificate;
  const run = useCertificateCommand();
  const { said, done } = useStepWords('issue');
  const { facts: isLast, hold } = useHeld(now.isLast);
  const [key] = useState(() => crypto.randomUUID());
  const certificate_ids = [certificate_id ?? 0];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...said}
      {...(isLast && { description: t('certificates.issue_last_text') })}
      confirmLabel={said.title}
      onConfirm={() =>
        hold(() =>
          run(
            () => call('certificate/issueCertificates', { class_id, kind, certificate_ids }, { key }),
            done,
          ),
        )
      }
    >
      {isLast && <OpenBefore class_id={class_id} event="all_certified" />}
    </ConfirmDialog>
  );
}

interface ReasonedStepProps extends StepDialogProps {
  readonly step: Exclude<OfferedStep, 'issue'>;
}

function ReasonedStepDialog({ certificate, step, onClose }: ReasonedStepProps) {
  const { t } = useWords();
  const run = useCertificateCommand();
  const { said, done } = useStepWords(step);
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(certificate.name);
  const [asked, setAsked] = useState(false);
  const given = name.trim();
  const isWrong = step === 'correct' && (given === '' || given === certificate.name);
  const give = (reason: string) => {
    const { class_id, certificate_id } = certificate;
    const place = { class_id, certificate_id: certificate_id ?? 0, reason };
    if (step !== 'correct' && step !== 'reissue')
      return call('certificate/changeCertificate', { ...place, event: step }, { key });
    const change = { ...place, event: step, ...(step === 'correct' && { name: given }) };
    return call('certificate/replaceCertificate', change, { key });
  };
  return (
    <ReasonDialog
      length="paragraph"
      {...said}
      tone={grave.includes(step) ? 'danger' : 'accent'}
      onClose={onClose}
      onGive={(reason) => {
        setAsked(true);
        return isWrong ? Promise.resolve(false) : run(() => give(reason), done);
      }}
    >
      {step === 'correct' && (
        <Field
          label={t('certificates.right_name')}
          required
          error={asked && isWrong ? t('certificates.name_unchanged') : undefined}
        >
          <TextInput
            value={name}
            onValueChange={setName}
            maxLength={limits.name_length_max}
            autoComplete="off"
          />
        </Field>
      )}
    </ReasonDialog>
  );
}

/** Asks before a certificate takes a step, and for what the step needs. */
export function StepDialog({ step, ...rest }: StepDialogProps) {
  return step === 'issue' ? (
    <IssueDialog step={step} {...rest} />
  ) : (
    <ReasonedStepDialog step={step} {...rest} />
  );
}
