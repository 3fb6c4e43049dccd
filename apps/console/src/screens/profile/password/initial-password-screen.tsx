import { pageTitle } from '@skillcert/core';
import { Button, EntryPage, Inline } from '@skillcert/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { useEffect } from 'react';
import { queryClient } from '../../../client/query-client.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';
import { AppearanceMenu } from '../../../shell/layout/appearance-menu.js';
import { refreshProfile } from '../../../shell/refresh-profile.js';
import { useSignOut } from '../../../shell/use-sign-out.js';
import { useProgramme } from '../../../state/use-programme.js';
import { PasswordForm } from './password-form.js';

function OwnPasswordForm() {
  const { data } = useCallQuery('user/fetchOwnAccount', {});
  return <PasswordForm username={data?.username ?? ''} onChanged={refreshProfile} />;
}

/** Stands in place of every page until the initial password is changed; the page that was wanted comes after it. */
export function InitialPasswordScreen() {
  const { t } = useWords();
  const { title: product } = useProgramme();
  const signOut = useSignOut();
  const title = t('password.initial_title');

  useEffect(() => {
    document.title = pageTitle(title, '', product);
  }, [title, product]);

  return (
    <EntryPage
      logo={<GraduationCap aria-hidden="true" />}
      product={product}
      title={title}
      description={t('password.initial_text')}
      corner={<AppearanceMenu />}
      footer={
        <Inline justify="center">
          <Button variant="ghost" onClick={signOut}>
            {t('shell.log_out')}
          </Button>
        </Inline>
      }
    >
      <QueryClientProvider client={queryClient}>
        <OwnPasswordForm />
      </QueryClientProvider>
    </EntryPage>
  );
}
