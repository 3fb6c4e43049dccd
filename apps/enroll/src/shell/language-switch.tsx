import { defaultProgramme } from '@skillcert/core';
import { Select } from '@skillcert/ui';
import { languageNames } from '../language/language-tag.js';
import { useWords } from '../words/use-words.js';
import { showLanguage } from '../words/word-store.js';

const options = defaultProgramme.languages.map((language) => ({
  value: language,
  label: languageNames[language],
}));

/** Changes the language in place: nothing typed is lost. */
export function LanguageSwitch() {
  const { t, language } = useWords();
  return (
    <Select
      aria-label={t('site.language')}
      placeholder={null}
      options={options}
      value={language}
      onValueChange={(value) => {
        const chosen = defaultProgramme.languages.find((each) => each === value);
        if (chosen) void showLanguage(chosen);
      }}
    />
  );
}
