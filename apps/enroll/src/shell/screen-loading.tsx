import { Page, StateView } from '@skillcert/ui';
import { useWords } from '../words/use-words.js';

/** The placeholder while a screen is fetched. */
export function ScreenLoading() {
  const { t } = useWords();
  return (
    <Page title={t('site.loading')}>
      <StateView state="loading" />
    </Page>
  );
}
