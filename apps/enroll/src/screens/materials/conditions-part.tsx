import '@skillcert/ui/banner.css';
import type { EvaluatedSet } from '@skillcert/core';
import { Banner, Button, Card, Inline, Stack, StatusBadge, Text } from '@skillcert/ui';
import { useState } from 'react';
import { levelTitle } from '../../words/level-title.js';
import { useWords } from '../../words/use-words.js';
import { conditionText, reasonTones } from './condition-words.js';
import type { Materials } from './use-materials.js';

/**
 * The conditions of the level: the nearest way, the state of each condition with its reason, and the other ways on
 * demand.
 */
export function ConditionsPart({ materials }: { readonly materials: Materials }) {
  const { t, language } = useWords();
  const [all, setAll] = useState(false);
  const { evaluated, level, isDeclared, errors } = materials;
  const [best, ...others] = evaluated.sets;
  const unmet = isDeclared && evaluated.mark === 'unmet';
  const summary = unmet ? 'unmet' : evaluated.mark === 'met' ? 'met' : 'unclear';
  return (
    <Card title={t('conditions.title', { level: levelTitle(level, language) })}>
      <Stack gap="md">
        {others.length > 0 && (
          <Text as="p" tone="muted">
            {t('conditions.any', { count: evaluated.sets.length })}
          </Text>
        )}
        {best && <Way evaluated={best} />}
        {all && others.map((other) => <Way key={other.set.id} evaluated={other} />)}
        {others.length > 0 && (
          <Button variant="ghost" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'conditions.hide_others' : 'conditions.show_others', { count: others.length })}
          </Button>
        )}
        <Text as="p" role="status" tone={errors.conditions ? 'danger' : 'muted'}>
          {unmet ? '' : t(`conditions.${summary}`)}
        </Text>
        {unmet && <Banner tone="warning">{t('conditions.unmet')}</Banner>}
      </Stack>
    </Card>
  );
}

function Way({ evaluated: { set, conditions } }: { readonly evaluated: EvaluatedSet }) {
  const words = useWords();
  const { t } = words;
  return (
    <Stack gap="xs">
      {conditions.map(({ condition, reason }) => (
        <Inline key={condition} justify="between">
          <Text>{conditionText(condition, set, words)}</Text>
          <StatusBadge tone={reasonTones[reason]}>{t(`conditions.reason_${reason}`)}</StatusBadge>
        </Inline>
      ))}
    </Stack>
  );
}
