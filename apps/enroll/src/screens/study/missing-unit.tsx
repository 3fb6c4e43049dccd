import { ButtonLink, RefusedState } from '@skillcert/ui';
import { paths } from '../../paths.js';
import { useWords } from '../../words/use-words.js';

/**
 * A unit that does not exist, is no longer published, or belongs to another candidate: the page does not reveal
 * which.
 */
export function MissingUnit() {
  const { t } = useWords();
  return (
    <RefusedState
      title={t('study.missing_title')}
      description={t('study.missing_text')}
      action={
        <ButtonLink to={paths.own} variant="primary">
          {t('site.to_mine')}
        </ButtonLink>
      }
    />
  );
}
