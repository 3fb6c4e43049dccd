import { ButtonLink, EmptyState, Link } from '@skillcert/ui';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { UnitView } from './unit-view.js';

const centre = routes.byId['study-index'].path;

/** One unit of a course as candidates see it. Nothing that staff look at is counted. */
export function LearnScreen() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const unitId = Number(params.get('unit')) || undefined;
  return (
    <ScreenPage before={<Link to={centre}>{t('study.back_to_courses')}</Link>}>
      {unitId === undefined ? (
        <EmptyState
          title={t('study.choose')}
          description={t('study.choose_text')}
          action={<ButtonLink to={centre}>{t('study.back_to_courses')}</ButtonLink>}
        />
      ) : (
        <UnitView key={unitId} unitId={unitId} />
      )}
    </ScreenPage>
  );
}
