import type { DossierRecord } from '@skillcert/api-client';
import { Banner, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

/** The gaps of a dossier, with some of their people; the list inside the dossier names all of them. */
export function DossierGaps({ missing }: Pick<DossierRecord, 'missing'>) {
  const { t } = useWords();
  if (missing.length === 0) return <Text>{t('class.form.dossier.nothing_missing')}</Text>;
  return (
    <Banner tone="warning" title={t('class.form.dossier.missing')}>
      <Stack gap="xs">
        {missing.map(({ what, count, of }) => (
          <Stack key={what} gap="none">
            <Text>{t(`class.form.dossier.gap.${what}`, { count })}</Text>
            {of.length > 0 && (
              <Text size="sm" tone="muted">
                {`${of.join(t('common.list_comma'))}${of.length < count ? ' …' : ''}`}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Banner>
  );
}
