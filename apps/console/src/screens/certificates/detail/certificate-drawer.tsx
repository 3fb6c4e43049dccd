import '@skillcert/ui/descriptions.css';
import { type InputOf, saveFile } from '@skillcert/api-client';
import { Banner, Button, Descriptions, Drawer, Inline, Stack } from '@skillcert/ui';
import { type ComponentProps, useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useFormats } from '../../../format/use-formats.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import { RecordHistory } from '../../../timeline/record-history.js';
import { CertificateStatusBadge } from '../certificate-status-badge.js';
import { useCertificateActionTitle } from '../use-certificate-action-title.js';
import { type CertificateDetail, type OfferedStep, stepsOf, whyItWaits } from './certificate-steps.js';
import { StepDialog } from './step-dialog.js';

interface CertificateDrawerProps {
  /** The list beside it. */
  readonly list: {
    readonly class_id: number;
    readonly lastToIssue: number | undefined;
    readonly close: () => void;
  };
  readonly certificateId: number;
}

interface PartProps {
  readonly certificate: CertificateDetail;
}

/** The known facts of a certificate. */
function CertificateFacts({ certificate }: PartProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const facts = [
    { id: 'enrol_no', label: t('certificates.enrol_no'), value: certificate.enrol_no },
    { id: 'lessons', label: t('certificates.lessons'), value: certificate.teaching?.lessons ?? null },
    { id: 'minutes', label: t('certificates.minutes'), value: certificate.teaching?.minutes ?? null },
    { id: 'prepared_by', label: t('certificates.prepared_by'), value: certificate.prepared_by },
    {
      id: 'issued_at',
      label: t('certificates.issued_at'),
      value: certificate.issued_at && minute(certificate.issued_at),
    },
    { id: 'replaces', label: t('certificates.replaces'), value: certificate.replaces },
    { id: 'replaced_by', label: t('certificates.replaced_by'), value: certificate.replaced_by },
    {
      id: 'registry',
      label: t('certificates.registry.heading'),
      value: certificate.registry && t(`certificates.registry.status.${certificate.registry}`),
    },
    { id: 'fault', label: t('certificates.registry.fault'), value: certificate.registry_fault },
  ];
  return <Descriptions items={facts.filter(({ value }) => value !== null)} />;
}

interface SaveButtonsProps extends PartProps {
  readonly asked: InputOf<'certificate/fetchCertificatePdf'>;
  readonly onSaved: () => Promise<unknown>;
}

/** Saves the paper of a certificate, or its Open Badge. */
function SaveButtons({ certificate: { certificate_no }, asked, onSaved }: SaveButtonsProps) {
  const { t } = useWords();
  const save = async () => {
    const file: unknown = await attempt(() => call('certificate/fetchCertificatePdf', asked));
    if (file instanceof Blob) saveFile(file, `${certificate_no}.pdf`);
    await onSaved();
  };
  const saveBadge = async () => {
    const badge = await attempt(() => call('certificate/fetchBadge', asked));
    const name = `${certificate_no}.jwt`;
    if (badge) saveFile(new Blob([badge.credential], { type: 'application/jwt' }), name);
    await onSaved();
  };
  return (
    <>
      <Button onClick={saveBadge}>{t('certificates.save_badge')}</Button>
      <Button variant="primary" onClick={save}>
        {t('certificates.save')}
      </Button>
    </>
  );
}

/** The events of a certificate. */
function CertificateHistory({ entries }: Pick<ComponentProps<typeof RecordHistory>, 'entries'>) {
  const { t } = useWords();
  const actionTitle = useCertificateActionTitle();
  return (
    <RecordHistory
      entries={entries}
      actionTitle={actionTitle}
      unnamedActor={() => t('certificates.candidate')}
    />
  );
}

/** One certificate beside the list: its text, its history, its paper, its Open Badge, and its possible steps. */
export function CertificateDrawer({ list, certificateId }: CertificateDrawerProps) {
  const { t } = useWords();
  const { class_id, lastToIssue, close } = list;
  const roles = useRoles();
  const [step, setStep] = useState<OfferedStep>();
  const asked = { class_id, certificate_id: certificateId };
  const query = useCallQuery('certificate/fetchCertificateById', asked);
  const certificate = query.data;
  const steps = certificate ? stepsOf(certificate, roles) : [];
  const why = certificate && whyItWaits(certificate);
  return (
    <Drawer
      open
      onOpenChange={close}
      title={certificate?.name ?? t('certificates.open')}
      description={certificate?.certificate_no ?? undefined}
      state={contentState(query)}
      onRetry={() => query.refetch()}
      footer={
        certificate?.status === 'valid' && (
          <SaveButtons certificate={certificate} asked={asked} onSaved={() => query.refetch()} />
        )
      }
    >
      {certificate && (
        <Stack gap="lg">
          <Inline>
            <CertificateStatusBadge {...certificate} />
          </Inline>
          {why && <Banner tone="info">{t(`certificates.${why}`)}</Banner>}
          <CertificateFacts certificate={certificate} />
          {steps.length > 0 && (
            <Inline>
              {steps.map((each) => (
                <Button key={each} size="small" onClick={() => setStep(each)}>
                  {t(`certificates.event.${each}`)}
                </Button>
              ))}
            </Inline>
          )}
          <CertificateHistory entries={certificate.timeline} />
          {step && (
            <StepDialog
              certificate={certificate}
              step={step}
              isLast={step === 'issue' && lastToIssue === 1}
              onClose={() => setStep(undefined)}
            />
          )}
        </Stack>
      )}
    </Drawer>
  );
}
