import { languageTag } from '@skillcert/core';
import { SkillcertProvider, Toaster } from '@skillcert/ui';
import { BrowserRouter, Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { toaster } from './client/toaster.js';
import { useWords } from './messages/words-state.js';
import { Guard } from './shell/guard.js';
import { pageNonce } from './shell/page-nonce.js';
import { Prompts } from './shell/prompts.js';
import { settings } from './state/settings.js';

/** The console: theme and words around the guarded router. */
export function App() {
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
      <BrowserRouter>
        <Guard />
        <Prompts />
        <Toaster toaster={toaster} />
      </BrowserRouter>
    </SkillcertProvider>
  );
}
