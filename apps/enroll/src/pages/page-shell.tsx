import { defaultProgramme } from '@skillcert/core';
import { Inline, Link, SiteShell, SkillcertProvider, Text } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { languageNames, languageTag } from '../language/language-tag.js';
import { paths } from '../paths.js';
import { programmeTitle } from '../words/programme-title.js';
import { useWords } from '../words/use-words.js';

interface PageShellProps {
  /** The path of the page, which the links to its other languages begin with. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The languages as links, since no script changes them here. */
function LanguageLinks({ path }: Pick<PageShellProps, 'path'>) {
  const { language } = useWords();
  return (
    <Inline gap="sm">
      {defaultProgramme.languages.map((each) => (
        <Link
          key={each}
          to={`${path}?lang=${each}`}
          lang={languageTag[each]}
          hrefLang={languageTag[each]}
          aria-current={each === language ? 'true' : undefined}
        >
          {languageNames[each]}
        </Link>
      ))}
    </Inline>
  );
}

/** The frame of a page that the server draws; it looks like that of the other pages, and needs no script. */
export function PageShell({ path, children }: PageShellProps) {
  const { t, language, components } = useWords();
  return (
    <SkillcertProvider
      words={components}
      language={languageTag[language]}
      accent={defaultProgramme.theme.accent}
    >
      <SiteShell
        brand={programmeTitle(language)}
        home={paths.classes}
        navLabel={t('site.menu')}
        items={[
          { to: paths.classes, label: t('site.classes') },
          { to: paths.own, label: t('site.mine') },
          { to: paths.verify, label: t('site.verify') },
        ]}
        actions={<LanguageLinks path={path} />}
        footer={<Text tone="muted">{t('site.footer')}</Text>}
      >
        {children}
      </SiteShell>
    </SkillcertProvider>
  );
}
