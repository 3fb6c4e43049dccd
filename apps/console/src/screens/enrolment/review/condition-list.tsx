import type { EnrolmentDetail } from '@skillcert/api-client';
import {
  type ConditionMark,
  type ConditionName,
  type ConditionSet,
  defaultProgramme,
  type EvaluatedCondition,
  type EvaluatedSet,
} from '@skillcert/core';
import { Button, Heading, Inline, Stack, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useDocumentTitle } from '../use-document-title.js';
import { useEducationTitle } from '../use-education-title.js';

const tones: Readonly<Record<ConditionMark, Tone>> = { met: 'success', unmet: 'danger', unclear: 'warning' };

/** The conditions of the level beside the documents: each with its mark, the reason, and the proof. */
export function ConditionList({ detail }: { readonly detail: EnrolmentDetail }) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const { admission: evaluated } = detail;
  if (!evaluated) {
    return (
      <Text as="p" tone="muted">
        {t('review.conditions_none')}
      </Text>
    );
  }
  const [best, ...others] = evaluated.sets;
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Heading level={3}>{t('review.conditions')}</Heading>
        <StatusBadge tone={tones[evaluated.mark]}>{t(`review.mark.${evaluated.mark}`)}</StatusBadge>
      </Inline>
      {best && <Way way={best} />}
      {all && others.map((other) => <Way key={other.set.id} way={other} />)}
      {others.length > 0 && (
        <Inline>
          <Button size="small" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'review.hide_ways' : 'review.show_ways', { count: others.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Way({ way: { set, conditions } }: { readonly way: EvaluatedSet }) {
  return (
    <Stack gap="sm">
      {conditions.map((condition) => (
        <ConditionLine key={condition.condition} set={set} evaluated={condition} />
      ))}
    </Stack>
  );
}

interface ConditionLineProps {
  readonly set: ConditionSet;
  readonly evaluated: EvaluatedCondition;
}

function ConditionLine({ set, evaluated: { condition, mark, reason, by } }: ConditionLineProps) {
  const { t } = useWords();
  const documentTitle = useDocumentTitle();
  const conditionText = useConditionText();
  const proofs = by.map(documentTitle).join(' · ');
  return (
    <Stack gap="none">
      <Inline justify="between">
        <Text>{conditionText(condition, set)}</Text>
        <StatusBadge tone={tones[mark]}>{t(`review.mark.${mark}`)}</StatusBadge>
      </Inline>
      <Text size="sm" tone="muted">
        {proofs
          ? t('review.proven_by', { reason: t(`review.why.${reason}`), proofs })
          : t(`review.why.${reason}`)}
      </Text>
    </Stack>
  );
}

/** The text of a condition of a set. */
const useConditionText = () => {
  const { t, language } = useWords();
  const educationTitle = useEducationTitle();
  const levelTitle = (id: string) => {
    const title = defaultProgramme.levels.find((level) => level.id === id)?.title;
    return title?.[language] ?? title?.en ?? id;
  };
  return (condition: ConditionName, set: ConditionSet): string => {
    switch (condition) {
      case 'identity':
        return t('review.condition.identity');
      case 'age':
        return t('review.condition.age', { years: set.min_age ?? 0 });
      case 'education':
        return t('review.condition.education', { education: educationTitle(set.education ?? '') });
      case 'work':
        return t('review.condition.work', { years: set.work_years ?? 0 });
      case 'certificate':
        return t('review.condition.certificate', {
          levels: (set.certificate?.levels ?? []).map(levelTitle).join(' / '),
          years: set.certificate?.years_since ?? 0,
        });
      default:
        return condition satisfies never;
    }
  };
};
