import type { ClassRecord } from '@skillcert/api-client';
import { Banner, Button, Heading, Inline, Stack, StateView, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { acceptedIn } from '../../../shell/use-class-accepts.js';
import { useProfile } from '../../../state/use-profile.js';
import { runningRoles } from '../class-rights.js';
import { DossierState } from './dossier-state.js';
import { hashText } from './hash-text.js';
import { useDossier } from './use-dossier.js';

/** Has the dossier of a class made, shows its progress and its gaps, and saves it. */
function Dossier({ record }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  const { minute, untilMinute } = useFormats();
  const [asking, setAsking] = useState(false);
  const dossier = useDossier(record.class_id);
  const { current, seal, moving } = dossier;
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('class.form.dossier.title')}</Heading>
      <Text>{t('class.form.dossier.text')}</Text>
      <StateView state={dossier.state} onRetry={dossier.retry}>
        <Stack gap="sm">
          {seal && (
            <Banner tone="info" title={t('class.form.dossier.sealed', { time: minute(seal.sealed_at) })}>
              {hashText(seal.sha256)}
            </Banner>
          )}
          {current && <DossierState dossier={current} />}
          <Inline>
            <Button disabled={moving} onClick={() => setAsking(true)}>
              {t('class.form.dossier.start')}
            </Button>
            {current?.sha256 && (
              <Button variant="primary" onClick={() => dossier.save(`dossier-${record.code}`)}>
                {t('class.form.dossier.save')}
              </Button>
            )}
          </Inline>
          {current?.sha256 && (
            <Text size="sm" tone="muted">
              {t('class.form.dossier.until', { time: untilMinute(current.expires_at) })}
            </Text>
          )}
        </Stack>
      </StateView>
      {asking && (
        <ReasonDialog
          title={t('class.form.dossier.start')}
          description={t('class.form.dossier.start_text')}
          label={t('class.form.dossier.purpose')}
          onClose={() => setAsking(false)}
          onGive={dossier.start}
        />
      )}
    </Stack>
  );
}

/** The dossier of a class, for those who run it, once it is planned. */
export function ClassDossier({ record }: { readonly record: ClassRecord }) {
  const profile = useProfile();
  const runsIt = runningRoles(profile, record.class_id).length > 0;
  return runsIt && acceptedIn(record.status, 'dossier') ? <Dossier record={record} /> : null;
}
