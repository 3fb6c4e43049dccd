import { Button, ButtonLink, EmptyState, Inline, Page } from '@skillcert/ui';
import { paths } from '../../paths.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';

interface StoppedProps {
  readonly why: 'choose' | 'not_open' | 'full' | 'unit' | 'unit_full' | 'already' | 'key';
  /** The page to join the waiting list, if there is one. */
  readonly toWait?: string | undefined;
  readonly onRetry?: () => unknown;
  readonly onOtherPhone?: () => void;
}

/** Nobody can enrol here now: the reason, and the ways on. */
export function Stopped({ why, toWait, onRetry, onOtherPhone }: StoppedProps) {
  const { t } = useWords();
  const title = t(`create.${why}_title`);
  const heading = useScreenTitle(title, `stopped ${why}`);
  const isEnrolled = why === 'already';
  const mayWait = toWait !== undefined && (why === 'full' || why === 'unit_full');
  // An enrolled candidate stays enrolled, however often the page is opened.
  const mayChange = onRetry && !isEnrolled;
  return (
    <Page title={title} headingRef={heading} width="narrow">
      <EmptyState
        title={t(`create.${why}_text`)}
        action={
          <Inline justify="center">
            {mayWait && (
              <ButtonLink to={toWait} variant="primary">
                {t('list.wait')}
              </ButtonLink>
            )}
            {(isEnrolled || why === 'not_open') && (
              <ButtonLink to={paths.own} variant={isEnrolled ? 'primary' : 'ghost'}>
                {t('site.to_mine')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.classes} variant={isEnrolled || mayWait ? 'ghost' : 'primary'}>
              {t('site.to_classes')}
            </ButtonLink>
            {mayChange && (
              <Button variant="ghost" onClick={onRetry}>
                {t('create.look_again')}
              </Button>
            )}
            {onOtherPhone && (
              <Button variant="ghost" onClick={onOtherPhone}>
                {t('code.change')}
              </Button>
            )}
          </Inline>
        }
      />
    </Page>
  );
}
