import { Banner } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';
import type { StudyPlan } from './use-study-plan.js';

/** Why the courses of a class cannot be changed; nothing where they can. */
export function StudyBanner({ plan: { data, mayChange } }: { readonly plan: StudyPlan }) {
  const { t } = useWords();
  // Whose unit only takes part changes nothing in a class that goes on.
  if (!data || mayChange || (data.online && data.takes_study)) return null;
  return <Banner tone="info">{t(data.online ? 'study.closed' : 'study.not_online')}</Banner>;
}
