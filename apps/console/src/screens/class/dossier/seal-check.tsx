import type { ClassRecord } from '@skillcert/api-client';
import { Banner, Stack, StateView } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { DossierState } from './dossier-state.js';
import { useDossier } from './use-dossier.js';

/** The dossier with which a class would be sealed, and its gaps; or that there is none yet. */
export function SealCheck({ record: { class_id } }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  const { current, state, retry } = useDossier(class_id);
  return (
    <StateView state={state} onRetry={retry}>
      <Stack gap="sm">
        {!(current?.sha256 && !current.outdated) && (
          <Banner tone="warning">{t('class.form.dossier.none_to_seal')}</Banner>
        )}
        {current && <DossierState dossier={current} />}
      </Stack>
    </StateView>
  );
}
