import { ButtonLink, EmptyState, Page } from '@skillcert/ui';
import { paths } from '../../paths.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';

/** An address under /enroll that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useWords();
  const heading = useScreenTitle(t('site.lost_title'), 'lost');
  return (
    <Page title={t('site.lost_title')} headingRef={heading} width="narrow">
      <EmptyState
        title={t('site.lost_text')}
        action={
          <ButtonLink to={paths.classes} variant="primary">
            {t('site.to_classes')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
