import type { ErrorName } from '@skillcert/api-client';
import { Banner, ButtonLink, Text } from '@skillcert/ui';
import type { Problem } from '../../client/problem.js';
import { paths } from '../../paths.js';
import { useFocusOnArrival } from '../../shell/use-focus-on-arrival.js';
import { useWords } from '../../words/use-words.js';

/** The refusals of an enrolment that have words and a way on of their own. */
const knownStops = {
  class_full: { words: 'full', to: paths.classes },
  unit_full: { words: 'unit_full', to: paths.classes },
  class_not_open: { words: 'not_open', to: paths.classes },
  already_enrolled: { words: 'already', to: paths.own },
  key_reused: { words: 'key', to: paths.own },
} as const satisfies Partial<Record<ErrorName, object>>;

/** The entry of {@link knownStops} for a problem, if it has one. */
export const stopOf = (problem: Problem) => {
  if (problem.kind === 'lost') return undefined;
  return Object.entries(knownStops).find(([name]) => name === problem.refusal)?.[1];
};

interface CreateProblemProps {
  readonly problem: Problem | undefined;
  /** The message for a lost answer. */
  readonly lost: string;
  /** Whether the button that was refused a seat now joins the waiting list. */
  readonly waits?: boolean;
}

/** The reason why a step failed, and the ways on. */
export function CreateProblem({ problem, lost, waits = false }: CreateProblemProps) {
  const { t } = useWords();
  // The button that failed is at the end of a long page.
  const banner = useFocusOnArrival<HTMLDivElement>(problem);
  if (!problem) return null;
  const stop = stopOf(problem);
  if (stop) {
    return (
      <Banner
        ref={banner}
        tabIndex={-1}
        tone="danger"
        title={t(`create.${stop.words}_title`)}
        actions={
          <ButtonLink to={stop.to}>
            {t(stop.to === paths.own ? 'site.to_mine' : 'site.to_classes')}
          </ButtonLink>
        }
      >
        <Text as="p">{t(waits ? 'create.wait_text' : `create.${stop.words}_text`)}</Text>
        <Text as="p">{t('create.kept_text')}</Text>
      </Banner>
    );
  }
  return (
    <Banner
      ref={banner}
      tabIndex={-1}
      tone="danger"
      title={t(problem.kind === 'lost' ? 'create.lost_title' : 'create.refused_title')}
    >
      {problem.kind === 'lost' ? lost : problem.message}
    </Banner>
  );
}
