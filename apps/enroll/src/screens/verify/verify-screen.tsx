import { Banner, Page, Stack, StateView } from '@skillcert/ui';
import { problemText } from '../../client/problem-text.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';
import { useVerify } from './use-verify.js';
import { VerdictCard } from './verdict-card.js';
import { VerifyForm } from './verify-form.js';

/** Anybody checks a certificate: by its QR code, or by its number and the end of the holder's identity number. */
export function VerifyScreen() {
  const { t } = useWords();
  const { certificate_no, outcome, check } = useVerify();
  const heading = useScreenTitle(t('verify.title'), 'verify');
  const { at } = outcome;
  return (
    <Page title={t('verify.title')} description={t('verify.lead')} headingRef={heading} width="narrow">
      <Stack gap="lg">
        {at === 'checking' && <StateView state="loading" />}
        {at === 'found' && <VerdictCard verdict={outcome.verdict} />}
        {at === 'forged' && (
          <Banner tone="danger" role="alert" title={t('verify.forged')}>
            {t('verify.forged_text')}
          </Banner>
        )}
        {at === 'unknown' && (
          <Banner tone="danger" role="alert" title={t('verify.unknown')}>
            {t('verify.unknown_text')}
          </Banner>
        )}
        {at === 'failed' && (
          <Banner tone="danger" role="alert">
            {problemText(t, outcome.problem)}
          </Banner>
        )}
        {at !== 'checking' && <VerifyForm certificate_no={certificate_no} onSend={check} />}
      </Stack>
    </Page>
  );
}
