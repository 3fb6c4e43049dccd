import { Page, Stack, Text } from '@skillcert/ui';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';
import { OutcomeView } from './outcome-view.js';
import { useVerify } from './use-verify.js';
import { VerifyForm } from './verify-form.js';

/** Anybody checks a certificate: by its QR code, or by its number and the end of the holder's identity number. */
export function VerifyScreen() {
  const { t } = useWords();
  const { certificate_no, outcome, isKept, check, again } = useVerify();
  const heading = useScreenTitle(t('verify.title'), 'verify');
  return (
    <Page title={t('verify.title')} description={t('verify.lead')} headingRef={heading} width="narrow">
      <Stack gap="lg">
        <OutcomeView outcome={outcome} onAgain={again} />
        {outcome.at !== 'checking' && <VerifyForm certificate_no={certificate_no} onSend={check} />}
        {isKept && (
          <Text as="p" tone="muted">
            {t('verify.kept')}
          </Text>
        )}
      </Stack>
    </Page>
  );
}
