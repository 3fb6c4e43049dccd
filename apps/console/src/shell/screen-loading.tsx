import { TopProgress } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

/** Stands in while a screen is on its way. */
export function ScreenLoading() {
  const { t } = useWords();
  return <TopProgress label={t('shell.loading')} />;
}
