import type { Gathering } from '@skillcert/api-client';
import { Banner, Stack, StateView } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { ClassNote } from '../../../shell/class-note.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useClassAccepts } from '../../../shell/use-class-accepts.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { GatheringForm } from './gathering-form.js';
import { GatheringPreview } from './gathering-preview.js';

/**
 * The collection of the active class's fees: price, account, deadline. For a class that does not allow changes,
 * only the candidates' view.
 */
export function GatheringScreen() {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const query = useCallQuery('payment/fetchGathering', { class_id });
  const { status, accepts } = useClassAccepts();
  const taken = accepts('gathering');
  // The form keeps its first version until it is saved or read anew.
  const [shown, setShown] = useState<Gathering>();
  if (!shown && query.data && !query.isFetching) setShown(query.data);
  return (
    <ScreenPage description={t('gathering.text')}>
      <StateView state={shown ? 'ready' : contentState(query)} onRetry={() => query.refetch()}>
        {shown && (
          <Stack gap="lg">
            <ClassNote status={status} taken={taken} />
            {taken && !shown.payee && <Banner tone="warning">{t('gathering.unset')}</Banner>}
            {taken && (
              <GatheringForm
                key={shown.updated_at ?? 'new'}
                seen={shown}
                onSaved={setShown}
                onReload={async () => setShown((await query.refetch()).data ?? shown)}
              />
            )}
            <GatheringPreview saved={shown} />
          </Stack>
        )}
      </StateView>
    </ScreenPage>
  );
}
