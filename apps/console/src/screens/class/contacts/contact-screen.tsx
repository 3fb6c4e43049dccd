import { StateView } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { ContactForm } from './contact-form.js';
import type { ClassContacts } from './use-contact-form.js';

/** The phones that candidates may call about the active class, in the order they see them. */
export function ContactScreen() {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const query = useCallQuery('class/fetchContacts', { class_id });
  // The form keeps its first version until it is saved or read anew.
  const [shown, setShown] = useState<ClassContacts>();
  if (!shown && query.data && !query.isFetching) setShown(query.data);
  return (
    <ScreenPage description={t('contact.text')}>
      <StateView state={shown ? 'ready' : contentState(query)} onRetry={() => query.refetch()}>
        {shown && (
          <ContactForm
            key={shown.updated_at}
            class_id={class_id}
            seen={shown}
            onSaved={setShown}
            onReload={async () => setShown((await query.refetch()).data ?? shown)}
          />
        )}
      </StateView>
    </ScreenPage>
  );
}
