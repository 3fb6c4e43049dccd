import { languageTag } from '@skillcert/core';
import { SkillcertProvider, Toaster } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { Link, Router } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { toaster } from './client/toaster.js';
import { useWords } from './messages/words-state.js';
import { history } from './shell/address.js';
import { Guard } from './shell/guard/guard.js';
import { pageNonce } from './shell/page-nonce.js';
import { Anywhere } from './shell/place.js';
import { Prompts } from './shell/prompts.js';
import { settings } from './state/settings.js';

interface AppProps {
  readonly page?: ReactNode;
}

/** The console: theme and words around the guarded router. */
export function App({ page = <Guard /> }: AppProps) {
  const { components, language } = useWords();
  const { size, theme, accent } = useSnapshot(settings);
  return (
    <SkillcertProvider
      words={components}
      language={languageTag(language)}
      theme={theme}
      size={size}
      accent={accent}
      linkComponent={Link}
      nonce={pageNonce(document)}
    >
      <Router navigator={history} location="/" useTransitions={false}>
        <Anywhere>
          {page}
          <Prompts />
          <Toaster toaster={toaster} />
        </Anywhere>
      </Router>
    </SkillcertProvider>
  );
}
