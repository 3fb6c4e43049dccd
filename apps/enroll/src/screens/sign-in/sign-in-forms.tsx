import '@skillcert/ui/tabs.css';
import { Banner, ButtonLink, Link, Stack, Tabs, Text } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { problemText } from '../../client/problem-text.js';
import { paths, unitSignInPath } from '../../paths.js';
import { goTo } from '../../router/place-store.js';
import { useWords } from '../../words/use-words.js';
import { PhoneProof } from '../phone-proof/phone-proof.js';
import { PasswordForm } from './password-form.js';

const toOwn = () => goTo(paths.own);

/** By password or by code, and the ways for visitors without an account. */
export function SignInForms() {
  const { t } = useWords();
  const [way, setWay] = useState('password');
  return (
    <Stack gap="lg">
      <Tabs
        label={t('account.by')}
        value={way}
        onValueChange={setWay}
        items={[
          {
            id: 'password',
            label: t('account.by_password'),
            content: <PasswordForm onSignedIn={toOwn} />,
          },
          { id: 'code', label: t('account.by_code'), content: <CodeForm /> },
        ]}
      />
      <Text as="p" tone="muted">
        {t('account.forgotten')}
      </Text>
      <ButtonLink to={paths.register} block>
        {t('site.register')}
      </ButtonLink>
      <Link to={unitSignInPath}>{t('account.to_console')}</Link>
    </Stack>
  );
}

/** The phone, then its account; without one the proof still shows the enrolments. */
function CodeForm() {
  const { t } = useWords();
  const [problem, setProblem] = useState<Problem>();
  const [missing, setMissing] = useState(false);
  const proven = async () => {
    setProblem(undefined);
    try {
      await call('candidate/signInByCode', {}, { quiet: true });
      toOwn();
    } catch (error) {
      if (isRefusal(error, 'not_registered')) setMissing(true);
      else setProblem(problemOf(error));
    }
  };
  if (missing) {
    return (
      <Banner
        tone="info"
        role="status"
        title={t('account.missing_title')}
        actions={
          <ButtonLink to={paths.own} size="small">
            {t('site.to_mine')}
          </ButtonLink>
        }
      >
        {t('account.missing_text')}
      </Banner>
    );
  }
  return (
    <Stack gap="md">
      {problem && (
        <Banner tone="danger" role="alert">
          {problemText(t, problem)}
        </Banner>
      )}
      <PhoneProof onProven={proven} />
    </Stack>
  );
}
