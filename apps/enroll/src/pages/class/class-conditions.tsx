import { defaultAdmission, documentsOf, evaluateConditions } from '@skillcert/core';
import { Card, Descriptions, Stack, Text } from '@skillcert/ui';
import { conditionText, documentTitle } from '../../screens/materials/condition-words.js';
import { programmeToday } from '../../screens/materials/today.js';
import { useWords } from '../../words/use-words.js';
import type { ClassProps } from './class-props.js';

interface ClassConditionsProps extends ClassProps {
  /** The conditions of this moment are shown. */
  readonly now: Date;
}

/** The ways to qualify for the level, each with the documents that prove it. */
export function ClassConditions({ of: { level }, now }: ClassConditionsProps) {
  const words = useWords();
  const { t, language } = words;
  const today = programmeToday(now);
  const { sets } = evaluateConditions(defaultAdmission, { level, facts: {}, documents: [], today });
  return (
    <Card title={t('class_page.conditions')} description={t('class_page.ways', { count: sets.length })}>
      <Descriptions
        columns={1}
        items={sets.map((way, index) => ({
          id: way.set.id,
          label: sets.length > 1 ? t('class_page.way', { number: index + 1 }) : t('class_page.conditions'),
          value: (
            <Stack gap="xs">
              {way.conditions.map(({ condition }) => (
                <Text key={condition}>{conditionText(condition, way.set, words)}</Text>
              ))}
              <Text size="sm" tone="muted">
                {t('class_page.documents')}:{' '}
                {documentsOf(defaultAdmission, way)
                  .map((kind) => documentTitle(kind, language))
                  .join(' · ')}
              </Text>
            </Stack>
          ),
        }))}
      />
    </Card>
  );
}
