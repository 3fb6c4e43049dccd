import { Banner } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';
import { ClassNote } from '../../shell/class-note.js';
import { useClassAccepts } from '../../shell/use-class-accepts.js';
import type { StudyPlan } from './use-study-plan.js';

/** The reason why the courses of a class cannot be changed; nothing if they can. */
export function StudyBanner({ plan: { data, mayChange } }: { readonly plan: StudyPlan }) {
  const { t } = useWords();
  const { status, accepts } = useClassAccepts();
  if (!data || mayChange) return null;
  if (!data.online) return <Banner tone="info">{t('study.not_online')}</Banner>;
  // An account whose unit only takes part changes nothing in a class that goes on.
  return <ClassNote status={status} taken={accepts('study')} when={t('study.closed')} />;
}
