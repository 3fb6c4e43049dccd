import { defaultProgramme } from '@skillcert/core';
import { Banner, Card, Descriptions, Stack, Text } from '@skillcert/ui';
import { levelTitle } from '../../words/level-title.js';
import { useWords } from '../../words/use-words.js';
import type { Verdict } from './check-certificate.js';

const tones = { valid: 'success', suspended: 'warning', superseded: 'warning', revoked: 'danger' } as const;

/** The register's answer about a certificate: first whether it holds, then its kind, its holder, and its facts. */
export function VerdictCard({ verdict }: { readonly verdict: Verdict }) {
  const { t, language } = useWords();
  const { status, kind, certificate_no, name, is_proven, level, teaching, issued_on, replaced_by } = verdict;
  const { title } = defaultProgramme.occupation;
  return (
    <Stack gap="md">
      <Banner tone={tones[status]} role="status" title={t(`verify.${status}`)}>
        {t(`verify.${status}_text`, { number: replaced_by ?? '' })}
      </Banner>
      <Card>
        <Stack gap="md">
          <Descriptions
            layout="rows"
            items={[
              { id: 'kind', label: t('verify.kind'), value: t(`verify.kind.${kind}`) },
              { id: 'number', label: t('verify.number'), value: certificate_no },
              { id: 'name', label: t('verify.name'), value: name },
              { id: 'occupation', label: t('verify.occupation'), value: title[language] ?? title.en },
              { id: 'level', label: t('verify.level'), value: levelTitle(level, language) },
              ...(teaching
                ? [{ id: 'teaching', label: t('verify.taught'), value: t('verify.teaching', teaching) }]
                : []),
              { id: 'issued_on', label: t('verify.issued_on'), value: issued_on },
            ]}
          />
          {!is_proven && (
            <Text as="p" tone="muted">
              {t('verify.masked')}
            </Text>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
