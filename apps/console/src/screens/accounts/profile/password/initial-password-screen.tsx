import { useCallQuery } from '../../../../client/use-call-query.js';
import { useWords } from '../../../../messages/words-state.js';
import { refreshProfile } from '../../../../shell/refresh-profile.js';
import { FirstStepPage } from '../first-step-page.js';
import { PasswordForm } from './password-form.js';

function OwnPasswordForm() {
  const { data } = useCallQuery('user/fetchOwnAccount', {});
  return <PasswordForm username={data?.username ?? ''} onChanged={refreshProfile} />;
}

/** Replaces every page until the initial password is changed; the requested page comes after it. */
export function InitialPasswordScreen() {
  const { t } = useWords();
  return (
    <FirstStepPage title={t('password.initial_title')} text={t('password.initial_text')}>
      <OwnPasswordForm />
    </FirstStepPage>
  );
}
