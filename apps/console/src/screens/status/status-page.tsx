import { ButtonLink, EntryPage } from '@skillcert/ui';
import { GraduationCap } from 'lucide-react';
import { type MessageKey, useWords } from '../../messages/words-state.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useProgramme } from '../../state/use-programme.js';

/** A page that only says how things stand, with the way home. */
export function StatusPage({ text }: { readonly text: MessageKey }) {
  const { t } = useWords();
  const { title } = useProgramme();
  return (
    <EntryPage
      logo={<GraduationCap aria-hidden="true" />}
      product={title}
      title={useScreenTitle()}
      description={t(text)}
    >
      <ButtonLink to="/" variant="primary">
        {t('common.home')}
      </ButtonLink>
    </EntryPage>
  );
}
