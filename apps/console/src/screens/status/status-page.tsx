import { ButtonLink, EntryPage, Inline } from '@skillcert/ui';
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageKey, useWords } from '../../messages/words-state.js';
import { AppearanceMenu } from '../../shell/layout/appearance-menu.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useProgramme } from '../../state/use-programme.js';

interface StatusPageProps {
  readonly text: MessageKey;
  /** More ways on than the one home. */
  readonly actions?: ReactNode;
}

/** A page with one message, and the way home. */
export function StatusPage({ text, actions }: StatusPageProps) {
  const { t } = useWords();
  const { title } = useProgramme();
  return (
    <EntryPage
      logo={<GraduationCap aria-hidden="true" />}
      product={title}
      title={useScreenTitle()}
      description={t(text)}
      corner={<AppearanceMenu />}
    >
      <Inline>
        <ButtonLink to="/" variant="primary">
          {t('common.home')}
        </ButtonLink>
        {actions}
      </Inline>
    </EntryPage>
  );
}
