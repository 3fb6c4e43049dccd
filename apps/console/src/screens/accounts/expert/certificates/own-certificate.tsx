import type { OwnTeacherCertificate } from '@skillcert/api-client';
import { Descriptions, Heading, Inline, Link, Stack } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { CertificateStatusBadge } from '../../../certificates/certificate-status-badge.js';

/** A certificate of teaching as the teacher sees it, with the page on which anybody checks it. */
export function OwnCertificate({ certificate }: { readonly certificate: OwnTeacherCertificate }) {
  const { t } = useWords();
  const { day } = useFormats();
  const { class_name, certificate_no, status, lessons, minutes, issued_at, check_path } = certificate;
  return (
    <Stack gap="sm">
      <Inline>
        <Heading level={3}>{class_name}</Heading>
        <CertificateStatusBadge status={status} />
      </Inline>
      <Descriptions
        items={[
          { id: 'number', label: t('certificates.number'), value: certificate_no, wide: true },
          { id: 'lessons', label: t('certificates.lessons'), value: lessons },
          { id: 'minutes', label: t('certificates.minutes'), value: minutes },
          { id: 'issued_at', label: t('certificates.issued_at'), value: day(issued_at) },
        ]}
      />
      <Link to={check_path} external>
        {t('expert.certificate_check', { number: certificate_no })}
      </Link>
    </Stack>
  );
}
