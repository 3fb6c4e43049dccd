import { ConfirmDialog, Field, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { useCertificateCommand } from '../use-certificate-command.js';
import type { CertificateDetail, OfferedStep } from './certificate-steps.js';

interface StepDialogProps {
  readonly certificate: CertificateDetail;
  readonly step: OfferedStep;
  readonly onClose: () => void;
}

const grave: readonly OfferedStep[] = ['data_error', 'suspend', 'revoke'];

/** Asks before a step of a certificate, and for its input. */
export function StepDialog({ certificate, step, onClose }: StepDialogProps) {
  const { t } = useWords();
  const run = useCertificateCommand();
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(certificate.name);
  const [asked, setAsked] = useState(false);
  const { class_id, kind } = certificate;
  const certificate_id = certificate.certificate_id ?? 0;
  const said = { title: t(`certificates.event.${step}`), description: t(`certificates.text.${step}`) };
  const done = t('certificates.done');
  const given = name.trim();
  const isWrong = step === 'correct' && (given === '' || given === certificate.name);
  if (step === 'issue')
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        {...said}
        confirmLabel={said.title}
        onConfirm={() =>
          run(
            () =>
              call(
                'certificate/issueCertificates',
                { class_id, kind, certificate_ids: [certificate_id] },
                { key },
              ),
            done,
          )
        }
      />
    );
  const give = (reason: string) => {
    const place = { class_id, certificate_id, reason };
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
          <TextInput value={name} onValueChange={setName} maxLength={64} autoComplete="off" />
        </Field>
      )}
    </ReasonDialog>
  );
}
