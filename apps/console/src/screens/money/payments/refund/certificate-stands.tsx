import type { PaymentDetail } from '@skillcert/api-client';
import { Banner, ButtonLink, Inline, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { routes } from '../../../../routes.js';
import { useActiveClass } from '../../../../state/active-class.js';

interface CertificateStandsProps {
  readonly certificate: NonNullable<PaymentDetail['certificate']>;
}

/**
 * Explains that nothing is refunded while a certificate stands, and leads to it; that is a screen of the class, and
 * the link exists only there.
 */
export function CertificateStands({ certificate }: CertificateStandsProps) {
  const { t } = useWords();
  const active = useActiveClass();
  const { certificate_id, certificate_no } = certificate;
  const { path } = routes.byId['certificate-lists'];
  return (
    <Banner tone="info" role="note" title={t('payments.certificate_stands')}>
      <Stack gap="sm">
        <Text>{t('payments.certificate_stands_text', { number: certificate_no })}</Text>
        {active && (
          <Inline>
            <ButtonLink size="small" to={`${path}?certificate=${certificate_id}`}>
              {t('payments.to_certificate')}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Banner>
  );
}
