import { ErrorState, Page } from '@skillcert/ui';
import type { Problem } from '../../client/problem.js';
import { problemText } from '../../client/problem-text.js';
import { useWords } from '../../words/use-words.js';

interface CreateUnreachableProps {
  readonly problem: Problem;
  readonly onRetry: () => unknown;
}

/** The server could not be asked, or would not answer now. */
export function CreateUnreachable({ problem, onRetry }: CreateUnreachableProps) {
  const { t } = useWords();
  return (
    <Page title={t('create.title')} width="narrow">
      <ErrorState title={t('site.failed_title')} description={problemText(t, problem)} onRetry={onRetry} />
    </Page>
  );
}
