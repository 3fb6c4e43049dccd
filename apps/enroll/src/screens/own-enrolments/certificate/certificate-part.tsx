import { type OwnEnrolment, saveFile } from '@skillcert/api-client';
import { Banner, Button, Descriptions, Heading, Link, Stack, Text } from '@skillcert/ui';
import { call } from '../../../client/call.js';
import { formatMoment } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

interface CertificatePartProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** The certificate of an exam, and its paper and its Open Badge while it holds. */
export function CertificatePart({ enrolment, own }: CertificatePartProps) {
  const { t, language } = useWords();
  const certificate = own.certificateOf(enrolment);
  if (!certificate) return null;
  const { class_id, certificate_id, certificate_no, status, name, issued_at, check_path } = certificate;
  const asked = { class_id, certificate_id };
  const save = () =>
    own.read(async () => {
      const file: unknown = await call('certificate/fetchCertificatePdf', asked, { quiet: true });
      if (file instanceof Blob) saveFile(file, `${certificate_no}.pdf`);
    });
  const saveBadge = () =>
    own.read(async () => {
      const { credential } = await call('certificate/fetchBadge', asked, { quiet: true });
      saveFile(new Blob([credential], { type: 'application/jwt' }), `${certificate_no}.jwt`);
    });
  return (
    <Stack gap="md">
      <Heading level={3}>{t('certificate.title')}</Heading>
      {(status === 'suspended' || status === 'revoked') && (
        <Banner tone={status === 'revoked' ? 'danger' : 'warning'}>{t(`certificate.${status}`)}</Banner>
      )}
      <Descriptions
        layout="rows"
        items={[
          { id: 'number', label: t('certificate.number'), value: certificate_no },
          { id: 'name', label: t('certificate.name'), value: name },
          {
            id: 'issued_at',
            label: t('certificate.issued_at'),
            value: formatMoment(issued_at, language, 'day'),
          },
        ]}
      />
      {status === 'valid' && (
        <>
          <Button variant="primary" block onClick={save}>
            {t('certificate.save')}
          </Button>
          <Button block onClick={saveBadge}>
            {t('certificate.save_badge')}
          </Button>
          <Text as="p" tone="muted">
            {t('certificate.badge_hint')}
          </Text>
        </>
      )}
      <Link to={check_path} external>
        {t('certificate.check')}
      </Link>
    </Stack>
  );
}
