import { Card, Stack, StateView, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { OwnCertificate } from './own-certificate.js';

/** The certificates of an expert for teaching. */
export function CertificatesCard() {
  const { t } = useWords();
  const query = useCallQuery('certificate/fetchOwnTeacherCertificates', {});
  const items = query.data?.items ?? [];
  return (
    <Card title={t('certificates.teachers.heading')}>
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        {items.length === 0 ? (
          <Text as="p" tone="muted">
            {t('expert.no_certificates')}
          </Text>
        ) : (
          <Stack gap="lg">
            {items.map((certificate) => (
              <OwnCertificate key={certificate.certificate_id} certificate={certificate} />
            ))}
          </Stack>
        )}
      </StateView>
    </Card>
  );
}
