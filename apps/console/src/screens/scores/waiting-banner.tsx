import { Banner, Button } from '@skillcert/ui';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../messages/words-state.js';
import type { ScoreLists } from './use-score-lists.js';

/** Changes and rechecks of scores that wait for a decision, and the way to them. */
export function WaitingBanner({ list }: { readonly list: ScoreLists }) {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  const waiting = [
    { status: 'proposed', count: list.proposed },
    { status: 'recheck', count: list.rechecks },
  ] as const;
  return waiting
    .filter(({ status, count }) => count > 0 && list.status !== status)
    .map(({ status, count }) => (
      <Banner
        key={status}
        tone="warning"
        actions={
          <Button
            size="small"
            aria-label={t(`scores.waiting.show_${status}`)}
            onClick={() => setParams({ view: 'results', status })}
          >
            {t('scores.waiting.show')}
          </Button>
        }
      >
        {t(`scores.waiting.${status}`, { count })}
      </Banner>
    ));
}
