import type { DrawnPage, PageVisit } from '@skillcert/api-client';
import { ButtonLink, Page } from '@skillcert/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageTag } from '../language/language-tag.js';
import { paths } from '../paths.js';
import { WordsContext } from '../words/words-context.js';
import { pageHead } from './page-head.js';
import { PageShell } from './page-shell.js';
import { wordsOf } from './words-of.js';

/** The page of an address that there is not. */
export const drawMissing = (path: string, { language, origin }: PageVisit): DrawnPage => {
  const words = wordsOf(language);
  const title = words.t('class_page.missing');
  const description = words.t('class_page.missing_text');
  return {
    language: languageTag[language],
    head: pageHead({ title, description, address: (origin ?? '') + path, language, isListed: false }),
    body: renderToStaticMarkup(
      <WordsContext value={words}>
        <PageShell path={path}>
          <Page title={title} width="narrow" description={description}>
            <ButtonLink to={paths.classes} variant="primary">
              {words.t('class_page.others')}
            </ButtonLink>
          </Page>
        </PageShell>
      </WordsContext>,
    ),
  };
};
