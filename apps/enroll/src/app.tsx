import { defaultProgramme } from '@skillcert/core';
import { SkillcertProvider } from '@skillcert/ui';
import { Suspense } from 'react';
import { languageTag } from './language/language-tag.js';
import { usePlace } from './router/use-place.js';
import { screenPath, screens } from './screens.js';
import { EnrolShell } from './shell/enrol-shell.js';
import { Leave } from './shell/leave.js';
import { pageNonce } from './shell/page-nonce.js';
import { ScreenBoundary } from './shell/screen-boundary.js';
import { ScreenLoading } from './shell/screen-loading.js';
import { useWords } from './words/use-words.js';

/** The enrol site: frame, words, and one screen by address. */
export function App() {
  const { language, components } = useWords();
  const { path } = usePlace();
  const Screen = screens[screenPath(path)] ?? Leave;
  return (
    <SkillcertProvider
      words={components}
      language={languageTag[language]}
      accent={defaultProgramme.theme.accent}
      nonce={pageNonce(document)}
    >
      <EnrolShell>
        <ScreenBoundary key={path}>
          <Suspense fallback={<ScreenLoading />}>
            <Screen />
          </Suspense>
        </ScreenBoundary>
      </EnrolShell>
    </SkillcertProvider>
  );
}
