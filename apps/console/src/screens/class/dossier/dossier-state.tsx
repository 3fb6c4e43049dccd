import '@skillcert/ui/progress.css';
import type { DossierRecord } from '@skillcert/api-client';
import { Banner, Progress, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { DossierGaps } from './dossier-gaps.js';
import { hashText } from './hash-text.js';

/** The progress of a dossier, the reason why it stopped, or its hash and its gaps. */
export function DossierState({ dossier }: { readonly dossier: DossierRecord }) {
  const { t, language } = useWords();
  const { minute } = useFormats();
  const { fault, sha256, made, total, missing, outdated, done_at, asked_by, purpose, size } = dossier;
  if (fault) return <Banner tone="danger" title={t(`class.form.dossier.fault.${fault}`)} />;
  if (sha256 === null) {
    const label = t('class.form.dossier.progress', { made, total });
    return (
      <Stack gap="xs">
        <Progress value={made} max={total} label={label} />
        <Text>{label}</Text>
        <Text size="sm" tone="muted">
          {t('class.form.dossier.goes_on')}
        </Text>
      </Stack>
    );
  }
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (
    <Stack gap="sm">
      <Text>
        {t('class.form.dossier.made', {
          time: minute(done_at),
          name: asked_by,
          purpose,
          count: total,
          size: megabytes.format(size / 1_048_576),
        })}
      </Text>
      {outdated && <Banner tone="warning">{t('class.form.dossier.outdated')}</Banner>}
      <DossierGaps missing={missing} />
      <Stack gap="none">
        <Text size="sm" tone="muted">
          {t('class.form.dossier.sha256')}
        </Text>
        <Text size="sm" tabular>
          {hashText(sha256)}
        </Text>
      </Stack>
    </Stack>
  );
}
