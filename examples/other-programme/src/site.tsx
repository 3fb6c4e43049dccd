import { type Language, pickLanguage } from '@skillcert/core';
import { type Words as ComponentWords, Link, Select, SiteShell, SkillcertProvider } from '@skillcert/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { programme } from '../programme.js';
import { SpeechContext, speechIn } from './speech.js';
import { words } from './words.js';

const componentWords = {
  en: () => import('@skillcert/ui/locales/en').then(({ en }) => en),
  zh: () => import('@skillcert/ui/locales/zh').then(({ zh }) => zh),
  es: () => import('@skillcert/ui/locales/es').then(({ es }) => es),
  ja: () => import('@skillcert/ui/locales/ja').then(({ ja }) => ja),
} satisfies Record<Language, () => Promise<ComponentWords>>;

const asked = new URLSearchParams(location.search).get('language');
// Each in its own language, which is never translated.
const nameOf = (language: Language) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

interface SiteProps {
  readonly page: 'enrol' | 'staff';
  readonly children: ReactNode;
}

/** The frame of both pages: the programme's title and colour, and its languages. */
export function Site({ page, children }: SiteProps) {
  const [language, setLanguage] = useState(() => pickLanguage(asked, navigator.languages, programme));
  const [ownWords, setOwnWords] = useState<ComponentWords>();
  useEffect(() => {
    void componentWords[language]().then(setOwnWords);
  }, [language]);
  const text = words[language] ?? words.en;
  if (!ownWords || !text) return null;
  const speech = speechIn(language, text);
  const title = speech.say(programme.title);
  return (
    <SkillcertProvider words={ownWords} language={language} accent={programme.theme.accent}>
      <title>{title}</title>
      <SpeechContext value={speech}>
        <SiteShell
          brand={title}
          home="./index.html"
          navLabel={text.menu}
          items={[
            { to: `./index.html?language=${language}`, label: text.own_site, current: page === 'enrol' },
            { to: `./staff.html?language=${language}`, label: text.staff_site, current: page === 'staff' },
          ]}
          actions={
            <Select
              aria-label={text.language}
              placeholder={null}
              value={language}
              options={programme.languages.map((each) => ({ value: each, label: nameOf(each) }))}
              onValueChange={(value) => setLanguage(pickLanguage(value, [], programme))}
            />
          }
          footer={
            programme.handbook_url && (
              <Link to={programme.handbook_url} external>
                {text.handbook}
              </Link>
            )
          }
        >
          {children}
        </SiteShell>
      </SpeechContext>
    </SkillcertProvider>
  );
}
