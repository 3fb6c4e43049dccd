import { ErrorState, Inline, Link, Page, StateView } from '@skillcert/ui';
import { problemText } from '../../client/problem-text.js';
import { paths } from '../../paths.js';
import { useParams } from '../../router/use-place.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';
import { PhoneProof } from '../phone-proof/phone-proof.js';
import { MissingUnit } from './missing-unit.js';
import { OpenUnit } from './open-unit.js';
import { type UnitIds, useStudyUnit } from './use-study-unit.js';

/** One unit of a course, which the address names with the enrolment that learns it. */
export function StudyScreen() {
  const { params } = useParams();
  const enrolment_id = Number(params.get('enrolment'));
  const study_unit_id = Number(params.get('unit'));
  return <StudyPage key={`${enrolment_id} ${study_unit_id}`} ids={{ enrolment_id, study_unit_id }} />;
}

/** The page around a unit: the way back, its title, and the state of its opening. */
function StudyPage({ ids }: { readonly ids: UnitIds }) {
  const { t } = useWords();
  const { state, retry } = useStudyUnit(ids);
  const unit = state.at === 'open' ? state.unit : undefined;
  const title = unit?.title ?? t('study.title');
  const heading = useScreenTitle(title, `study ${ids.study_unit_id} ${state.at === 'open'}`);
  return (
    <Page
      title={title}
      description={state.at === 'unproven' ? t('mine.prove_text') : unit?.course_title}
      headingRef={heading}
      // A text has lines that can be read, a picture all the room there is.
      width={unit?.file ? 'wide' : 'narrow'}
      before={
        <Inline>
          <Link to={paths.own}>{t('study.back')}</Link>
        </Inline>
      }
    >
      {state.at === 'opening' && <StateView state="loading" />}
      {state.at === 'failed' && <ErrorState description={problemText(t, state.problem)} onRetry={retry} />}
      {state.at === 'missing' && <MissingUnit />}
      {state.at === 'unproven' && <PhoneProof onProven={retry} />}
      {unit && <OpenUnit ids={ids} unit={unit} onProvenAgain={() => heading.current?.focus()} />}
    </Page>
  );
}
