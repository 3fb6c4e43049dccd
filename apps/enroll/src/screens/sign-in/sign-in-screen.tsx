import { ErrorState, Page, StateView } from '@skillcert/ui';
import { problemText } from '../../client/problem-text.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';
import { AccountHome } from './account-home.js';
import { SignInForms } from './sign-in-forms.js';
import { useAccount } from './use-account.js';

/** The sign-in; a signed-in person finds their account here. */
export function SignInScreen() {
  const { t } = useWords();
  const { state, retry, signOut, leave } = useAccount();
  const title = t(state.at === 'inside' ? 'account.title' : 'account.sign_in_title');
  const heading = useScreenTitle(title, `account ${state.at === 'inside'}`);
  return (
    <Page
      title={title}
      description={state.at === 'outside' ? t('account.sign_in_lead') : undefined}
      headingRef={heading}
      width="narrow"
    >
      {state.at === 'checking' && <StateView state="loading" />}
      {state.at === 'failed' && (
        <ErrorState
          title={t('site.failed_title')}
          description={problemText(t, state.problem)}
          onRetry={retry}
        />
      )}
      {state.at === 'outside' && <SignInForms />}
      {state.at === 'inside' && <AccountHome account={state.account} onSignOut={signOut} onExpired={leave} />}
    </Page>
  );
}
