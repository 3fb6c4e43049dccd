import {
  type ConditionMark,
  type ConditionName,
  type ConditionSet,
  defaultProgramme,
  type EvaluatedAdmission,
  type EvaluatedSet,
} from '@skillcert/core';
import { useState } from 'react';
import { Button, Heading, Inline, Stack, StatusBadge, Text, type Tone } from '../index.js';
import { conditionWords, markWords, whyWords } from './sample-condition-words.js';
import { educationWords } from './sample-fact-words.js';
import { useDocumentTitle } from './sample-review.js';
import { useLocalised, useSay } from './sample-say.js';

/** How the marks of a condition look. */
export const markTones: Readonly<Record<ConditionMark, Tone>> = {
  met: 'success',
  unmet: 'danger',
  unclear: 'warning',
};

const isEducation = (education = ''): education is keyof typeof educationWords => education in educationWords;

/** The text of a condition of a set. */
const useConditionText = () => {
  const t = useSay(conditionWords);
  const educationTitle = useSay(educationWords);
  const localised = useLocalised();
  const levelTitle = (id: string) => localised(defaultProgramme.levels.find((each) => each.id === id)?.title);
  return (condition: ConditionName, { min_age, education, work_years, certificate }: ConditionSet) => {
    const years = certificate && condition === 'certificate' ? certificate.years_since : work_years;
    return t(condition, {
      years: String(condition === 'age' ? min_age : years),
      education: isEducation(education) ? educationTitle(education) : '',
      levels: certificate?.levels.map(levelTitle).join(' / ') ?? '',
    });
  };
};

function Way({ way: { set, conditions } }: { way: EvaluatedSet }) {
  const t = useSay(conditionWords);
  const markTitle = useSay(markWords);
  const why = useSay(whyWords);
  const documentTitle = useDocumentTitle();
  const conditionText = useConditionText();
  return (
    <Stack gap="sm">
      {conditions.map(({ condition, mark, reason, by }) => (
        <Stack key={condition} gap="none">
          <Inline justify="between">
            <Text>{conditionText(condition, set)}</Text>
            <StatusBadge tone={markTones[mark]}>{markTitle(mark)}</StatusBadge>
          </Inline>
          <Text size="sm" tone="muted">
            {by.length > 0
              ? t('proven_by', { reason: why(reason), proofs: by.map(documentTitle).join(' · ') })
              : why(reason)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** The conditions of the level beside the documents: each with its result, the reason and the proving document. */
export function Conditions({ evaluated }: { evaluated: EvaluatedAdmission }) {
  const t = useSay(conditionWords);
  const markTitle = useSay(markWords);
  const [all, setAll] = useState(false);
  const [best, ...others] = evaluated.sets;
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Heading level={3}>{t('conditions')}</Heading>
        <StatusBadge tone={markTones[evaluated.mark]}>{markTitle(evaluated.mark)}</StatusBadge>
      </Inline>
      {best && <Way way={best} />}
      {all && others.map((other) => <Way key={other.set.id} way={other} />)}
      <Inline>
        <Button size="small" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'hide_ways' : 'show_ways', { count: String(others.length) })}
        </Button>
      </Inline>
    </Stack>
  );
}
