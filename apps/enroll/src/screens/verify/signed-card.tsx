import type { SignedCertificate } from '@skillcert/core';
import { Banner, Button, Card, Descriptions, Stack } from '@skillcert/ui';
import type { Problem } from '../../client/problem.js';
import { problemText } from '../../client/problem-text.js';
import { useWords } from '../../words/use-words.js';

interface SignedCardProps {
  readonly certificate: SignedCertificate;
  /** The reason why the register could not be asked; absent while it is being asked. */
  readonly problem?: Problem;
  readonly onAgain: () => Promise<void>;
}

/** The facts in a genuine code, with what they prove and what only the register knows. */
export function SignedCard({ certificate, problem, onAgain }: SignedCardProps) {
  const { t } = useWords();
  const { certificate_no, issued_on } = certificate;
  return (
    <Stack gap="md">
      {problem ? (
        <Banner
          tone="warning"
          role="status"
          title={t('verify.unasked')}
          actions={<Button onClick={onAgain}>{t('verify.again')}</Button>}
        >
          {problem.kind === 'lost' ? t('verify.unasked_text') : problemText(t, problem)}
        </Banner>
      ) : (
        <Banner tone="info" role="status" title={t('verify.signed')} />
      )}
      <Card>
        <Descriptions
          layout="rows"
          items={[
            { id: 'number', label: t('verify.number'), value: certificate_no },
            { id: 'issued_on', label: t('verify.issued_on'), value: issued_on },
            { id: 'checked', label: t('verify.checked'), value: t('verify.checked_text') },
            { id: 'not_checked', label: t('verify.not_checked'), value: t('verify.not_checked_text') },
          ]}
        />
      </Card>
    </Stack>
  );
}
