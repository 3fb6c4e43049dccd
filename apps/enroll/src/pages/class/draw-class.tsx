import type { ClassPage, DrawnPage, PageVisit } from '@skillcert/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageTag } from '../../language/language-tag.js';
import { classPath } from '../../paths.js';
import { formatEnd, formatMoment } from '../../words/format-moment.js';
import { levelTitle } from '../../words/level-title.js';
import { WordsContext } from '../../words/words-context.js';
import { pageHead } from '../page-head.js';
import { PageShell } from '../page-shell.js';
import { wordsOf } from '../words-of.js';
import { ClassScreen } from './class-screen.js';
import { eventData } from './event-data.js';

/** The page of a class, whole: it is read without a script. */
export const drawClass = (shown: ClassPage, { language, origin, now }: PageVisit): DrawnPage => {
  const words = wordsOf(language);
  const path = classPath(shown.code);
  const address = (origin ?? '') + path;
  const picture = `${address}/picture.png?lang=${language}`;
  const description = words.t('class_page.description', {
    level: levelTitle(shown.level, language),
    place: [shown.city, shown.venue].filter(Boolean).join(' · '),
    exam: formatMoment(shown.exam_at, language),
    until: formatEnd(shown.enroll_end, language),
  });
  const isListed = shown.offer === 'open' || shown.offer === 'soon';
  return {
    language: languageTag[language],
    head:
      pageHead({ title: shown.class_name, description, address, language, picture, isListed }) +
      eventData(shown, { address, description, picture, language }),
    body: renderToStaticMarkup(
      <WordsContext value={words}>
        <PageShell path={path}>
          <ClassScreen
            of={shown}
            now={now}
            address={origin && address}
            poster={`${path}/poster.pdf?lang=${language}`}
          />
        </PageShell>
      </WordsContext>,
    ),
  };
};
