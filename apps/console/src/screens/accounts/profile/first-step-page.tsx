import { pageTitle } from '@skillcert/core';
import { Button, EntryPage, Inline } from '@skillcert/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { queryClient } from '../../../client/query-client.js';
import { useWords } from '../../../messages/words-state.js';
import { AppearanceMenu } from '../../../shell/layout/appearance-menu.js';
import { useSignOut } from '../../../shell/use-sign-out.js';
import { useProgramme } from '../../../state/use-programme.js';

interface FirstStepPageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that replaces every other one until a step is done. Signing out leaves the step for later. */
export function FirstStepPage({ title, text, children }: FirstStepPageProps) {
  const { t } = useWords();
  const { title: product } = useProgramme();
  const signOut = useSignOut();

  useEffect(() => {
    document.title = pageTitle(title, '', product);
  }, [title, product]);

  return (
    <EntryPage
      logo={<GraduationCap aria-hidden="true" />}
      product={product}
      title={title}
      description={text}
      corner={<AppearanceMenu />}
      footer={
        <Inline justify="center">
          <Button variant="ghost" onClick={signOut}>
            {t('shell.log_out')}
          </Button>
        </Inline>
      }
    >
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </EntryPage>
  );
}
